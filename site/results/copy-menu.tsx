import { useState, type ComponentType, type ReactNode } from "react";
import { useFetched } from "../islands/use-fetched.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { CopiesProps } from "./copies.tsx";
import { Menu } from "./menu.tsx";

const id = "copy-menu";

/** What of an answer can be copied. What writes it, in ways that few ask for, is fetched when the menu is first opened. */
export function CopyMenu({ onCopy }: Pick<CopiesProps, "onCopy">): ReactNode {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  const { Fetched: Copies, isMissing } = useFetched(loadCopies, wasOpened);
  return (
    <Menu icon="copy" name={t("tools.copy")} id={id} onOpen={() => setWasOpened(true)}>
      {Copies === undefined ? isMissing && t("results.not_loaded") : <Copies onCopy={onCopy} menu={id} />}
    </Menu>
  );
}

async function loadCopies(): Promise<ComponentType<CopiesProps>> {
  return (await import("./copies.tsx")).Copies;
}
