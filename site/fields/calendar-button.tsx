import { useRef, type ReactNode } from "react";
import type { Value } from "../../generator/runtime/answer.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { Icon } from "../islands/icon.tsx";

/** Opens the browser's own calendar. */
export function CalendarButton({
  label,
  precision,
  value,
  onPick,
}: {
  /** The name of its field. */
  readonly label: string;
  readonly precision: "day" | "month";
  /** The date in the field, `YYYY-MM-DD`. */
  readonly value: Value | undefined;
  /** Takes the date picked, of a month its first day. */
  readonly onPick: (date: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  const picker = useRef<HTMLInputElement>(null);
  const length = precision === "month" ? "2026-12".length : "2026-12-31".length;
  const open = (): void => {
    const { current } = picker;
    if (current === null) return;
    // Firefox and Safari have no calendar of months: any day of one will do.
    if (current.type === "text") current.type = "date";
    current.showPicker();
  };
  return (
    <span className="date-picker">
      <button
        type="button"
        className="unit-button"
        aria-label={t("form.pick_date", { label })}
        onClick={open}
      >
        <Icon path="M3 5h14v12H3zM3 8.5h14M7 3v4M13 3v4" />
      </button>
      <input
        ref={picker}
        type={precision === "month" ? "month" : "date"}
        tabIndex={-1}
        aria-hidden="true"
        value={typeof value === "string" ? value.slice(0, length) : ""}
        onChange={(event) => {
          const picked = event.currentTarget.value.slice(0, length);
          if (picked !== "") onPick(precision === "month" ? `${picked}-01` : picked);
        }}
      />
    </span>
  );
}
