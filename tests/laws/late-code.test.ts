import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Node, Project, SyntaxKind, type CallExpression } from "ts-morph";
import { expect, test } from "vitest";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");

/** What fetches code for others, and says where it cannot be had. */
const fetchers = ["useFetched", "LazySection", "FetchedMenu"];

// What a visitor's browser fetches late may not come: no network, or a site that was renewed meanwhile.
test("whoever fetches code in the browser minds that it may not come", () => {
  const project = new Project({ useInMemoryFileSystem: true });
  const careless = filesBelow(join(root, "site"))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("/site/build/"))
    .flatMap((path) => {
      const text = readFileSync(path, "utf8");
      if (!/\bimport\(/.test(text)) return [];
      const source = project.createSourceFile(relative(root, path), text);
      return source
        .getDescendantsOfKind(SyntaxKind.CallExpression)
        .filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword && !isMinded(call))
        .map((call) => `${source.getFilePath().slice(1)}:${call.getStartLineNumber()}`);
    });
  expect(careless).toEqual([]);
});

/** Whether a failure is caught where the code is asked for, or by who the function that asks is handed to. */
function isMinded(call: CallExpression): boolean {
  let isInside = false;
  for (const around of call.getAncestors()) {
    isInside ||= Node.isArrowFunction(around);
    if (Node.isCallExpression(around)) {
      const called = around.getExpression();
      const name = Node.isPropertyAccessExpression(called) ? called.getName() : called.getText();
      if (name === "catch" || (name === "then" && around.getArguments().length === 2)) return true;
      // `useCallback` and the like hand on what they are given.
      if (fetchers.includes(name)) return true;
    }
    if (Node.isTryStatement(around)) return around.getCatchClause() !== undefined;
    if (Node.isFunctionDeclaration(around)) return isHandedOn(around.getName() ?? "", around);
    if (isInside && Node.isVariableDeclaration(around)) return isHandedOn(around.getName(), around);
  }
  return false;
}

/** Whether a function is only given to what minds its failures. */
function isHandedOn(name: string, declared: Node): boolean {
  const uses = declared
    .getSourceFile()
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((each) => each.getText() === name && !Node.isFunctionDeclaration(each.getParent()))
    .filter((each) => !Node.isVariableDeclaration(each.getParent()));
  return uses.length > 0 && uses.every((use) => fetchers.includes(receiverOf(use) ?? ""));
}

/** The function or component a value is given to. */
function receiverOf(use: Node): string | undefined {
  const call = use.getParent();
  if (Node.isCallExpression(call)) return call.getExpression().getText();
  const element = use.getFirstAncestorByKind(SyntaxKind.JsxSelfClosingElement);
  return element?.getTagNameNode().getText();
}
