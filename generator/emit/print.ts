/** Writes generated TypeScript out; alone knows ts-morph. */
import { IndentationText, Project, StructureKind, type StatementStructures } from "ts-morph";
import {
  commentText,
  type EmittedSource,
  type Import,
  type SourceStatement,
} from "../typescript/source-file.ts";

/** The first lines of every generated file: what it was made from and how to make it again. */
function header(source: string): string {
  return `// Generated from ${commentText(source)} by \`npm run generate\`.\n// Edits here are lost: change the source.\n\n`;
}

// One project for all files: creating a compiler host costs far more than a file in it.
const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces },
});

/** The whole text under its header, not yet laid out. */
export function printSource({ path, source, imports, statements }: EmittedSource): string {
  // All at once: ts-morph parses the whole file again at every addition.
  const whole = [...imports.map(importLine), ...statements.map(structureOf)];
  const file = project.createSourceFile(path, { statements: whole }, { overwrite: true });
  const text = header(source) + file.getFullText();
  file.forget();
  return text;
}

function importLine({ from, names, isTypeOnly }: Import): StatementStructures {
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly,
    namedImports: [...names],
  };
}

function structureOf(statement: SourceStatement): string | StatementStructures {
  switch (statement.kind) {
    case "text":
      return statement.text;
    case "type":
      return {
        kind: StructureKind.TypeAlias,
        leadingTrivia: "\n",
        name: statement.name,
        isExported: true,
        docs: [commentText(statement.about)],
        type: `{\n${statement.members.join("\n")}\n}`,
      };
    case "function":
      return {
        kind: StructureKind.Function,
        leadingTrivia: "\n",
        name: statement.name,
        isExported: true,
        parameters: [...statement.parameters],
        ...(statement.result === undefined ? {} : { returnType: statement.result }),
        statements: [...statement.body],
        ...(statement.about === undefined ? {} : { docs: [commentText(statement.about)] }),
      };
    case "constant": {
      const { name, about, type, value, exported = false } = statement;
      // As text: ts-morph would indent a literal of several lines once more.
      const comment = about === undefined ? "" : `/** ${commentText(about)} */\n`;
      const annotation = type === undefined ? "" : `: ${type}`;
      return `\n${comment}${exported ? "export " : ""}const ${name}${annotation} = ${value};`;
    }
  }
}
