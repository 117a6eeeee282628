import {
  IndentationText,
  Project,
  StructureKind,
  type ImportDeclarationStructure,
  type StatementStructures,
} from "ts-morph";
import { memoizeLast } from "../memoize-last.ts";

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
  /** The whole text under the header, not yet laid out (`format.ts`). */
  readonly text: () => string;
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
  readonly result: string;
  readonly body: readonly string[];
}
export interface ConstantDeclaration {
  readonly name: string;
  readonly about?: string;
  readonly type?: string;
  readonly value: string;
  readonly exported?: boolean;
}

/** The first lines of every generated file: what it was made from and how to make it again. */
export function header(source: string): string {
  return `// Generated from ${commentText(source)} by \`npm run generate\`.\n// Edits here are lost: change the source.\n\n`;
}

// One project for all files: creating a compiler host costs far more than a file in it.
let project: Project | undefined;
function sharedProject(): Project {
  project ??= new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  return project;
}

/** Texts by path, each from its parts as JSON. */
const written = memoizeLast<string, string>((one, other) => one === other);

/** Starts a file generated from `source` (a path a person can open). */
export function createSourceFile(path: string, source: string): SourceFile {
  const values = new Map<string, Set<string>>();
  const types = new Map<string, Set<string>>();
  // Collected and added at once: ts-morph parses the whole file again at every addition.
  const statements: (string | StatementStructures)[] = [];
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
      statements.push({
        kind: StructureKind.TypeAlias,
        leadingTrivia: "\n",
        name,
        isExported: true,
        ...docs(about),
        type: `{\n${members.join("\n")}\n}`,
      });
    },
    function: ({ name, about, parameters, result, body }) => {
      statements.push({
        kind: StructureKind.Function,
        leadingTrivia: "\n",
        name,
        isExported: true,
        parameters: [...parameters],
        returnType: result,
        statements: [...body],
        ...docs(about),
      });
    },
    constant: ({ name, about, type, value, exported = false }) => {
      // As text: ts-morph would indent a literal of several lines once more.
      const comment = about === undefined ? "" : `/** ${commentText(about)} */\n`;
      const annotation = type === undefined ? "" : `: ${type}`;
      statements.push(`\n${comment}${exported ? "export " : ""}const ${name}${annotation} = ${value};`);
    },
    statements: (lines) => {
      statements.push(...lines);
    },
    text: () => {
      const whole = [...importsOf(values, false), ...importsOf(types, true), ...statements];
      return written.get(path, JSON.stringify([source, whole]), () => {
        const file = sharedProject().createSourceFile(path, { statements: whole }, { overwrite: true });
        const text = header(source) + file.getFullText();
        file.forget();
        return text;
      });
    },
  };
}

function docs(about: string | undefined): { readonly docs?: string[] } {
  return about === undefined ? {} : { docs: [commentText(about)] };
}

/** A text on one line that cannot end the comment it stands in. */
function commentText(text: string): string {
  return text.replaceAll("*/", String.raw`*\/`).replaceAll(/\s*\n\s*/g, " ");
}

function importsOf(
  names: ReadonlyMap<string, ReadonlySet<string>>,
  isTypeOnly: boolean,
): readonly ImportDeclarationStructure[] {
  return [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([moduleSpecifier, imported]) => ({
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier,
      isTypeOnly,
      namedImports: [...imported].toSorted(),
    }));
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
