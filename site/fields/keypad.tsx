import "../styles/keypad.css";
import type { ReactNode } from "react";
import { numberMarks } from "../../generator/runtime/reading/number-marks.ts";
import type { SharedWordKey } from "../../generator/presentation/word-keys.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";
import type { WritingKey } from "./keypad-keys.ts";

/** MC, MR, M+ and M−. */
export type MemoryKey = "clear" | "recall" | "add" | "subtract";

type Key =
  | {
      readonly kind: "write";
      readonly face: string;
      readonly key: WritingKey;
      readonly name?: SharedWordKey;
      readonly look?: "digit";
    }
  | { readonly kind: "memory"; readonly face: string; readonly key: MemoryKey; readonly name: SharedWordKey }
  | { readonly kind: "equals"; readonly face: string; readonly name: SharedWordKey };

const memoryKeys: readonly Key[] = [
  { kind: "memory", face: "MC", key: "clear", name: "keypad.memory_clear" },
  { kind: "memory", face: "MR", key: "recall", name: "keypad.memory_recall" },
  { kind: "memory", face: "M+", key: "add", name: "keypad.memory_add" },
  { kind: "memory", face: "M−", key: "subtract", name: "keypad.memory_subtract" },
];

/** Four columns; digits lie as on a desk calculator in every language. */
function keyRows(decimal: string): readonly (readonly Key[])[] {
  return [
    memoryKeys,
    [
      { kind: "write", face: "C", key: { kind: "clear" }, name: "keypad.clear" },
      insert("(", "keypad.open"),
      insert(")", "keypad.close"),
      { kind: "write", face: "⌫", key: { kind: "backspace" }, name: "keypad.backspace" },
    ],
    [
      insert("√", "keypad.root"),
      insert("^", "keypad.power"),
      insert("%", "keypad.percent"),
      insert("÷", "keypad.divide"),
    ],
    [digit("7"), digit("8"), digit("9"), insert("×", "keypad.multiply")],
    [digit("4"), digit("5"), digit("6"), insert("−", "keypad.subtract")],
    [digit("1"), digit("2"), digit("3"), insert("+", "keypad.add")],
    [
      { kind: "write", face: "±", key: { kind: "sign" }, name: "keypad.sign" },
      digit("0"),
      { ...insert(decimal, "keypad.decimal"), look: "digit" },
      { kind: "equals", face: "=", name: "keypad.equals" },
    ],
  ];
}

function digit(face: string): Key {
  return { kind: "write", face, key: { kind: "insert", text: face }, look: "digit" };
}

function insert(text: string, name: SharedWordKey): Key & { readonly kind: "write" } {
  return { kind: "write", face: text, key: { kind: "insert", text }, name };
}

/** What the keys show and do. */
export interface KeypadProps {
  /** What the memory holds, as shown; undefined while it is empty. */
  readonly memory: string | undefined;
  readonly onWrite: (key: WritingKey) => void;
  readonly onMemory: (key: MemoryKey) => void;
  readonly onEquals: () => void;
}

/** The keys of a desk calculator. They never take the focus, so a touch screen shows no keyboard over them. */
export function Keypad({ memory, onWrite, onMemory, onEquals }: KeypadProps): ReactNode {
  const { locale, t } = useTranslator();
  // Letters on a key are words of their own, which must be part of its name.
  const nameOf = (name: SharedWordKey, { kind, face }: Key): string =>
    kind === "memory" ? `${face}: ${t(name)}` : t(name);
  const pressed = (key: Key): void => {
    switch (key.kind) {
      case "write":
        return onWrite(key.key);
      case "memory":
        return onMemory(key.key);
      case "equals":
        return onEquals();
    }
  };
  return (
    <fieldset className="keypad" dir="ltr">
      <legend className="visually-hidden">{t("keypad.label")}</legend>
      <p className="keypad-memory" aria-live="polite">
        {memory !== undefined && t("keypad.memory", { value: textArgument(memory) })}
      </p>
      {keyRows(numberMarks(locale.tag).decimal)
        .flat()
        .map((key) => (
          <button
            key={key.face}
            type="button"
            className={`key key-${key.kind === "write" ? (key.look ?? "operator") : key.kind}`}
            {...(key.name === undefined ? {} : { "aria-label": nameOf(key.name, key) })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pressed(key)}
          >
            {key.face}
          </button>
        ))}
    </fieldset>
  );
}
