import { useEffect, useRef, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { dateText } from "../../generator/runtime/date-text.ts";
import { addressOf, download } from "../islands/browser.ts";
import { useIsland } from "../islands/island-context.tsx";
import { DeferredAnswer } from "../islands/last-answer.tsx";
import { mostPins, withPins } from "../islands/pin-parameters.ts";
import { pinOf } from "../islands/pins.ts";
import { usePrint } from "../islands/print.ts";
import { isShareable, shownInputs } from "../islands/setting.ts";
import { shortTexts } from "../islands/short-address.ts";
import type { AnswerCopiesProps } from "./copies.tsx";
import { visitorDay } from "../islands/visitor-day.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { useCopying } from "../layout/copying.ts";
import { FetchedMenu } from "../layout/fetched-menu.tsx";
import { Menu } from "../layout/menu.tsx";
import { ActionButton } from "../layout/action-button.tsx";

/** What can be done with an answer. */
export function Actions(): ReactNode {
  return (
    <DeferredAnswer className="tools">
      <ActionRow />
      <PrintedOrigin />
    </DeferredAnswer>
  );
}

function ActionRow(): ReactNode {
  const { t } = useTranslator();
  const island = useIsland();
  const { setting, pins, keepPins, isEmbedded } = island;
  const printAll = usePrint();
  const { said, say, copy } = useCopying();
  const save = async (): Promise<void> => {
    const code = await import("./answer-csv.ts").catch(() => undefined);
    if (code === undefined) return say("results.not_loaded");
    const name = setting.variant.route.replace(/^.*\//u, "");
    download(`${name}.csv`, "text/csv;charset=utf-8", code.answerCsv(island, t));
  };
  const isKeepable = !isEmbedded && shownInputs(island).every(isShareable);
  const onPaper = (place: Pick<ComponentProps<typeof ActionButton>, "className" | "closes">): ReactNode => (
    <>
      <ActionButton {...place} icon="printer" name={t("tools.print")} onUse={printAll} />
      <ActionButton {...place} icon="download" name={t("tools.csv")} onUse={() => void save()} />
    </>
  );
  return (
    <>
      <FetchedMenu
        id="copy-menu"
        icon="copy"
        name={t("tools.copy")}
        load={loadCopies}
        given={{ onCopy: copy, onSay: say, menu: "copy-menu" }}
      />
      <ActionButton
        className="tool-of-room"
        icon="link"
        name={t("tools.link")}
        onUse={() => copy(addressOf(withPins(shortTexts(setting, island), pins)))}
      />
      {isKeepable && (
        <FetchedMenu id="keep-menu" icon="bookmark" name={t("keep.tool")} load={loadKeptHere} given={{}} />
      )}
      {isKeepable && pins.length < mostPins && (
        <ActionButton
          icon="columns"
          name={t(pins.length === 0 ? "tools.compare" : "tools.pin")}
          onUse={() => keepPins([...pins, pinOf(setting, island)])}
        />
      )}
      {onPaper({ className: "tool-of-room" })}
      <Menu id="more-tools" name={t("tools.more")} className="tool-without-room">
        {onPaper({ closes: "more-tools" })}
      </Menu>
      <output className="quiet">{said !== undefined && t(said)}</output>
    </>
  );
}

async function loadKeptHere(): Promise<ComponentType> {
  return (await import("../kept/kept-here.tsx")).KeptHere;
}

async function loadCopies(): Promise<ComponentType<AnswerCopiesProps>> {
  return (await import("./copies.tsx")).Copies;
}

/** On paper alone: where the sheet comes from, and of which day it is. */
function PrintedOrigin(): ReactNode {
  const { locale } = useTranslator();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = (): void => {
      const day = dateText(visitorDay(), locale.tag, "day");
      // Each is set apart, or a day from right to left would be torn around the address.
      if (line.current !== null)
        line.current.textContent = `\u2068${location.href}\u2069 · \u2068${day}\u2069`;
    };
    addEventListener("beforeprint", write);
    return () => removeEventListener("beforeprint", write);
  }, [locale]);
  return <p ref={line} className="printed-origin" />;
}
