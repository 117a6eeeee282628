import { useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { useFetched } from "../islands/use-fetched.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { Menu } from "./menu.tsx";

/** A menu that few open: the code of what is in it is fetched when it is first opened. */
export function FetchedMenu<Props extends object>({
  load,
  given,
  ...menu
}: {
  /** The same at every drawing. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What is handed to what is in it. */
  readonly given: Props;
} & Pick<ComponentProps<typeof Menu>, "icon" | "name" | "id">): ReactNode {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  const { Fetched: Content, isMissing } = useFetched(load, wasOpened);
  return (
    <Menu {...menu} onOpen={() => setWasOpened(true)}>
      {Content === undefined ? isMissing && t("results.not_loaded") : <Content {...given} />}
    </Menu>
  );
}
