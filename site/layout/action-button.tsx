import type { ReactNode } from "react";
import { Icon } from "../islands/icon.tsx";

/** Icons of tools, in a frame of 20 by 20. */
const icons = {
  copy: "M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z",
  link: "M8 12l4-4M7 9.5L4.8 11.7a2.5 2.5 0 0 0 3.5 3.5L10.5 13M9.5 7l2.2-2.2a2.5 2.5 0 0 1 3.5 3.5L13 10.5",
  bookmark: "M5.5 3h9v14L10 13.2 5.5 17z",
  printer: "M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z",
  columns: "M3.5 3.5H8v13H3.5zM12 3.5h4.5v13H12z",
  download: "M10 3v9M6.5 8.5L10 12l3.5-3.5M4 14v3h12v-3",
} as const;

/** A quiet button with its icon, which does something or opens a menu. */
export function ActionButton({
  icon,
  name,
  onUse,
  opens,
  closes,
  isPressed,
  className = "",
}: {
  readonly icon?: keyof typeof icons;
  readonly name: string;
  readonly onUse?: () => void;
  /** The id of the menu it opens, or that it is in and closes. */
  readonly opens?: string;
  readonly closes?: string;
  /** Of one that is on or off. */
  readonly isPressed?: boolean;
  readonly className?: string;
}): ReactNode {
  return (
    <button
      type="button"
      className={`tool ${className}`}
      onClick={onUse}
      aria-pressed={isPressed}
      {...(opens === undefined ? {} : { popoverTarget: opens, "data-menu": "" })}
      {...(closes === undefined ? {} : { popoverTarget: closes, popoverTargetAction: "hide" as const })}
    >
      {icon !== undefined && <Icon path={icons[icon]} />}
      {name}
    </button>
  );
}
