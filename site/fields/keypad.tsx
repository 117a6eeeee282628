import { useState, type ReactNode } from "react";
import { numberMarks } from "../../generator/runtime/reading/number-marks.ts";
import type { SharedWordKey } from "../../generator/presentation/word-keys.ts";
import { Icon } from "../islands/icon.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { WritingKey } from "./keypad-keys.ts";

/** MC, MR, M+ and M−. */
export type MemoryKey = "clear" | "recall" | "add" | "subtract";

type Key =
  | {
      readonly kind: "write";
      readonly face: string;
      readonly key: WritingKey;
      readonly name?: SharedWordKey;
      readonly look?: "digit" | "function";
    }
  | { readonly kind: "memory"; readonly face: string; readonly key: MemoryKey; readonly name: SharedWordKey }
  | { readonly kind: "equals"; readonly face: string; readonly name: SharedWordKey };

const memoryKeys: readonly Key[] = [
  { kind: "memory", face: "MC", key: "clear", name: "keypad.memory_clear" },
  { kind: "memory", face: "MR", key: "recall", name: "keypad.memory_recall" },
  { kind: "memory", face: "M+", key: "add", name: "keypad.memory_add" },
  { kind: "memory", face: "M−", key: "subtract", name: "keypad.memory_subtract" },
];

/** Five columns of functions. What goes in ends where the number goes. */
const functionKeys: readonly (Key & { readonly kind: "write" })[] = [
  named("sin", "sin(", "keypad.sin"),
  named("cos", "cos(", "keypad.cos"),
  named("tan", "tan(", "keypad.tan"),
  named("π", "π", "keypad.pi"),
  named("e", "e", "keypad.e"),
  named("sin⁻¹", "asin(", "keypad.asin"),
  named("cos⁻¹", "acos(", "keypad.acos"),
  named("tan⁻¹", "atan(", "keypad.atan"),
  named("°", "°", "keypad.degree"),
  named("mod", " mod ", "keypad.mod"),
  named("x²", "^2", "keypad.square"),
  named("³√", "∛(", "keypad.cube_root"),
  named("ˣ√", "^(1÷", "keypad.any_root"),
  named("1/x", "1÷(", "keypad.reciprocal"),
  named("|x|", "abs(", "keypad.absolute"),
  named("ln", "ln(", "keypad.ln"),
  named("log", "log(", "keypad.log"),
  named("eˣ", "e^(", "keypad.exp"),
  named("10ˣ", "10^(", "keypad.ten"),
  named("EXP", "E", "keypad.exponent"),
  named("n!", "!", "keypad.factorial"),
  named("nCr", " nCr ", "keypad.ncr"),
  named("nPr", " nPr ", "keypad.npr"),
];

/** Four columns; digits lie as on a desk calculator in every language. */
function keyRows(decimal: string): readonly (readonly Key[])[] {
  return [
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

function named(face: string, text: string, name: SharedWordKey): Key & { readonly kind: "write" } {
  return { kind: "write", face, key: { kind: "insert", text }, name, look: "function" };
}

function insert(text: string, name: SharedWordKey): Key & { readonly kind: "write" } {
  return { kind: "write", face: text, key: { kind: "insert", text }, name };
}

const backspace = "M7 5h10.5v10H7L2.5 10zM9.5 8l4 4M13.5 8l-4 4";

const raisedSigns: Readonly<Record<string, string>> = { "⁻¹": "−1", ˣ: "x", "³": "3" };

/** A face with its raised signs, which few fonts have, raised by the page. */
function raised(face: string): ReactNode {
  return face
    .split(/(⁻¹|ˣ|³)/u)
    .map((part, index) => (index % 2 === 1 ? <sup key={part}>{raisedSigns[part] ?? part}</sup> : part));
}

/** What the keys show and do. */
export interface KeypadProps {
  /** What was worked out last, as it goes into the line; undefined before that. */
  readonly answer: string | undefined;
  /** What the memory holds, as shown; undefined while it is empty. */
  readonly memory: string | undefined;
  readonly onWrite: (key: WritingKey) => void;
  readonly onMemory: (key: MemoryKey) => void;
  readonly onEquals: () => void;
  /** Shows the letters of a touch screen, or its keypad again. */
  readonly isLettered: boolean;
  readonly onLetters: () => void;
}

/** The keys of a scientific calculator. They never take the focus, so a touch screen shows no keyboard over them until letters are asked for. */
export function Keypad({
  answer,
  memory,
  onWrite,
  onMemory,
  onEquals,
  isLettered,
  onLetters,
}: KeypadProps): ReactNode {
  const { locale, t } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  // Letters and digits on a key are words of their own, which must be part of its name, as they are drawn.
  const nameOf = (name: SharedWordKey, { face }: Key): string =>
    /[\p{L}\p{N}]/u.test(face) ? `${face.normalize("NFKC")}: ${t(name)}` : t(name);
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
  const keyOf = (key: Key, isDisabled = false): ReactNode => (
    <button
      key={key.face}
      type="button"
      disabled={isDisabled}
      className={`key key-${key.kind === "write" ? (key.look ?? "operator") : key.kind}`}
      {...(key.name === undefined ? {} : { "aria-label": nameOf(key.name, key) })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pressed(key)}
    >
      {key.kind === "write" && key.key.kind === "backspace" ? <Icon path={backspace} /> : raised(key.face)}
    </button>
  );
  return (
    <fieldset className="keypad" dir="ltr">
      <legend className="visually-hidden">{t("keypad.label")}</legend>
      <div className="keypad-digits">
        {keyRows(numberMarks(locale.tag).decimal)
          .flat()
          .map((key) => keyOf(key))}
      </div>
      <button
        type="button"
        className="quiet-button keypad-more"
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {t("keypad.functions")}
      </button>
      <div
        className={`keypad-functions${isOpen ? " keypad-open" : ""}`}
        role="group"
        aria-label={t("keypad.functions")}
      >
        {functionKeys.map((key) => keyOf(key))}
        {keyOf(named("Ans", answer ?? "", "keypad.answer"), answer === undefined)}
        <button
          type="button"
          className="key key-function key-letters"
          aria-label={`abc: ${t("keypad.letters")}`}
          aria-pressed={isLettered}
          onClick={onLetters}
        >
          abc
        </button>
        {memoryKeys.map((key) => keyOf(key))}
      </div>
      <p className="keypad-memory" aria-live="polite">
        {memory !== undefined && t("keypad.memory", { value: memory })}
      </p>
    </fieldset>
  );
}
