import type { ComponentProps, ReactNode } from "react";
import { useIsHydrated } from "../islands/hydrated.ts";
import { ActionButton } from "./action-button.tsx";

/** A tool that opens a menu. A popover closes on Esc and on a click elsewhere without a script. */
export function Menu({
  id,
  onOpen,
  children,
  ...tool
}: {
  readonly id: string;
  /** Called whenever it opens, before it is in sight. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
} & Pick<ComponentProps<typeof ActionButton>, "icon" | "name" | "className">): ReactNode {
  const isHydrated = useIsHydrated();
  return (
    <>
      <ActionButton {...tool} opens={id} />
      <div id={id} popover="auto" className="menu" onBeforeToggle={onOpen}>
        {isHydrated && children}
      </div>
    </>
  );
}
