import type { ComponentProps, ReactNode } from "react";
import { useAwake } from "../islands/awake.ts";
import { Tool } from "./tool.tsx";

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
} & Pick<ComponentProps<typeof Tool>, "icon" | "name" | "className">): ReactNode {
  const isAwake = useAwake();
  return (
    <>
      <Tool {...tool} opens={id} />
      <div id={id} popover="auto" className="menu" onBeforeToggle={onOpen}>
        {isAwake && children}
      </div>
    </>
  );
}
