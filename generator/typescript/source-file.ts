/** A generated TypeScript file under construction: imports are collected, declarations keep their order. */
export interface SourceFile {
  /** Makes `name` usable in the file; the import lines are written once, sorted. */
  readonly import: (name: string, from: string, kind?: "value" | "type") => void;
  /**
   * An exported object type with a doc comment on itself and on its properties. An alias, not an interface:
   * only an alias may stand where a record of values is asked for.
   */
  readonly objectType: (name: string, about: string, properties: readonly Property[]) => void;
  /** An exported function. `body` is statements, one string a line or block. */
  readonly function: (declaration: FunctionDeclaration) => void;
  /** A constant; `value` is TypeScript. */
  readonly constant: (declaration: ConstantDeclaration) => void;
  /** Statements as they are, for what no other method says. */
  readonly statements: (lines: readonly string[]) => void;
  /** The file as it stands now. */
  readonly finish: () => EmittedSource;
}
export interface Property {
  readonly name: string;
  readonly type: string;
  readonly about?: string;
}
export interface FunctionDeclaration {
  readonly name: string;
  readonly about?: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  /** Its type; without it what the body gives. */
  readonly result?: string;
  readonly body: readonly string[];
}
export interface ConstantDeclaration {
  readonly name: string;
  readonly about?: string;
  readonly type?: string;
  readonly value: string;
  readonly exported?: boolean;
}

/** A generated TypeScript file as its parts: `print.ts` writes it out. */
export interface EmittedSource {
  readonly path: string;
  /** What it was made from, a path a person can open. */
  readonly source: string;
  /** By module, the names imported from it, sorted. */
  readonly imports: readonly Import[];
  readonly statements: readonly SourceStatement[];
}
/** A generated file: its text, or for TypeScript its parts. */
export type EmittedFile = string | EmittedSource;

export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  readonly isTypeOnly: boolean;
}
export type SourceStatement =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "type";
      readonly name: string;
      readonly about: string;
      readonly members: readonly string[];
    }
  | ({ readonly kind: "function" } & FunctionDeclaration)
  | ({ readonly kind: "constant" } & ConstantDeclaration);

/** Starts a file generated from `source` (a path a person can open). */
export function createSourceFile(path: string, source: string): SourceFile {
  const values = new Map<string, Set<string>>();
  const types = new Map<string, Set<string>>();
  const statements: SourceStatement[] = [];
  const note = (names: Map<string, Set<string>>, name: string, from: string): void => {
    const known = names.get(from) ?? new Set<string>();
    names.set(from, known.add(name));
  };
  return {
    import: (name, from, kind = "value") => note(kind === "value" ? values : types, name, from),
    objectType: (name, about, properties) => {
      const members = properties.flatMap((property) => [
        ...(property.about === undefined ? [] : [`/** ${commentText(property.about)} */`]),
        `readonly ${property.name.endsWith("?") ? property.name : propertyName(property.name)}: ${property.type};`,
      ]);
      statements.push({ kind: "type", name, about, members });
    },
    function: (declaration) => void statements.push({ kind: "function", ...declaration }),
    constant: (declaration) => void statements.push({ kind: "constant", ...declaration }),
    statements: (lines) => void statements.push(...lines.map((text) => ({ kind: "text" as const, text }))),
    finish: () => ({
      path,
      source,
      imports: [...importsOf(values, false), ...importsOf(types, true)],
      statements,
    }),
  };
}

/** A text on one line that cannot end the comment it stands in. */
export function commentText(text: string): string {
  return text.replaceAll("*/", String.raw`*\/`).replaceAll(/\s*\n\s*/g, " ");
}

function importsOf(names: ReadonlyMap<string, ReadonlySet<string>>, isTypeOnly: boolean): readonly Import[] {
  return [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, imported]) => ({ from, names: [...imported].toSorted(), isTypeOnly }));
}

/** A key as it stands in an object literal or interface: quoted only when it must be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/**
 * A JSON value as a TypeScript literal with unquoted keys; `undefined` members are left out. An object that `named`
 * names is written as that name.
 */
export function literal(value: unknown, named: ReadonlyMap<unknown, string> = new Map()): string {
  const name = named.get(value);
  if (name !== undefined) return name;
  if (value === null || typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((member) => literal(member, named)).join(", ")}]`;
  if (typeof value === "object") {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => `${propertyName(key)}: ${literal(member, named)}`);
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
  }
  throw new TypeError(`no literal for ${typeof value}`);
}
