import { useEffect, useRef, useState, type ReactNode } from "react";
import { dateText } from "../../generator/runtime/date-text.ts";
import { copyAddress } from "../islands/browser.ts";
import { addressTexts } from "../islands/form.ts";
import { visitorDay } from "../islands/visitor-day.ts";
import { useIsland } from "../islands/island-context.tsx";
import { usePrint } from "../islands/print.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** What can be done with an answer. */
export function Tools(): ReactNode {
  const { t } = useTranslator();
  const { setting, form, evaluation } = useIsland();
  const printAll = usePrint();
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="tools">
      <Tool
        icon="link"
        name={t("form.copy_link")}
        onUse={() => void copyAddress(addressTexts(setting, form, evaluation.read.canonical)).then(setCopied)}
      />
      <Tool icon="printer" name={t("form.print")} onUse={printAll} />
      <output className="quiet">
        {copied === true && t("form.copied")}
        {copied === false && t("form.not_copied")}
      </output>
      <PrintedOrigin />
    </div>
  );
}

/** On paper alone: where the sheet comes from, and of which day it is. */
function PrintedOrigin(): ReactNode {
  const { locale } = useTranslator();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = (): void => {
      const day = dateText(visitorDay(), locale.tag, "day");
      if (line.current !== null) line.current.textContent = `${location.href} · ${day}`;
    };
    addEventListener("beforeprint", write);
    return () => removeEventListener("beforeprint", write);
  }, [locale]);
  return <p ref={line} className="printed-origin" />;
}

/** Icons of tools, in a frame of 20 by 20. */
const icons = {
  link: "M8 12l4-4M7 9.5L4.8 11.7a2.5 2.5 0 0 0 3.5 3.5L10.5 13M9.5 7l2.2-2.2a2.5 2.5 0 0 1 3.5 3.5L13 10.5",
  printer: "M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z",
  download: "M10 3v9M6.5 8.5L10 12l3.5-3.5M4 14v3h12v-3",
} as const;

/** A quiet button with its icon. */
export function Tool({
  icon,
  name,
  onUse,
}: {
  readonly icon: keyof typeof icons;
  readonly name: string;
  readonly onUse: () => void;
}): ReactNode {
  return (
    <button type="button" className="tool" onClick={onUse}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={icons[icon]} className="icon-line" />
      </svg>
      {name}
    </button>
  );
}
