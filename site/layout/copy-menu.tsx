import { useState, type ComponentType, type ReactNode } from "react";
import { useFetched } from "../islands/use-fetched.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { Copy } from "./copying.ts";
import { Menu } from "./menu.tsx";

export interface CopiesProps {
  readonly onCopy: Copy;
  /** The id of the menu they stand in. */
  readonly menu: string;
}

/** What can be copied. What writes it, in ways that few ask for, is fetched when the menu is first opened. */
export function CopyMenu({
  id,
  name,
  load,
  onCopy,
}: {
  readonly id: string;
  readonly name: string;
  /** The same at every drawing. */
  readonly load: () => Promise<ComponentType<CopiesProps>>;
  readonly onCopy: Copy;
}): ReactNode {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  const { Fetched: Copies, isMissing } = useFetched(load, wasOpened);
  return (
    <Menu icon="copy" name={name} id={id} onOpen={() => setWasOpened(true)}>
      {Copies === undefined ? isMissing && t("results.not_loaded") : <Copies onCopy={onCopy} menu={id} />}
    </Menu>
  );
}
