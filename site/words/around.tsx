import type { ReactNode } from "react";
import type { MessageArguments } from "../../generator/presentation/message.ts";
import type { SharedWordKey } from "../../generator/presentation/word-keys.ts";
import { useTranslator } from "./translator-context.tsx";

/** Marks the hole of a message while it is cut there; no text of ours holds it. */
const hole = "\uFFFC";

/**
 * A message around something the page draws: `{label} (optional)`, `Source: {title}`. What is drawn takes the place of
 * the argument `of`; the words before and after it get the class, so that each language keeps its own marks and order.
 */
export function Around({
  message,
  of,
  given = {},
  className,
  children,
}: {
  readonly message: SharedWordKey;
  readonly of: string;
  readonly given?: MessageArguments;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  const [before = "", after = ""] = t(message, { ...given, [of]: hole }).split(hole);
  const words = (text: string): ReactNode =>
    text === "" ? null : className === undefined ? text : <span className={className}>{text}</span>;
  return (
    <>
      {words(before)}
      {children}
      {words(after)}
    </>
  );
}
