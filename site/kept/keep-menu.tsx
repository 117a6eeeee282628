import { useState, type ComponentType, type ReactNode } from "react";
import { useFetched } from "../islands/use-fetched.ts";
import { Menu } from "../layout/menu.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** Opens what keeps the figures of this page on the device. Its code is fetched when it is first opened. */
export function KeepMenu(): ReactNode {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  const { Fetched: KeptHere, isMissing } = useFetched(loadKeptHere, wasOpened);
  return (
    <Menu icon="bookmark" name={t("keep.tool")} id="keep-menu" onOpen={() => setWasOpened(true)}>
      {KeptHere === undefined ? isMissing && t("results.not_loaded") : <KeptHere />}
    </Menu>
  );
}

async function loadKeptHere(): Promise<ComponentType> {
  return (await import("./kept-here.tsx")).KeptHere;
}
