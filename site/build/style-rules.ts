/** A piece of a style sheet as the build writes it: a declaration or statement, or a block after its prelude. */
export type StylePiece =
  | { readonly kind: "statement"; readonly text: string }
  | { readonly kind: "block"; readonly prelude: string; readonly pieces: readonly StylePiece[] };

/** Reads a style sheet without comments into its pieces, nested ones inside. */
export function stylePieces(sheet: string): readonly StylePiece[] {
  return piecesFrom(sheet, 0).pieces;
}

function piecesFrom(
  sheet: string,
  start: number,
): { readonly pieces: readonly StylePiece[]; readonly end: number } {
  const pieces: StylePiece[] = [];
  let from = start;
  let depth = 0;
  const statementTo = (end: number): void => {
    const text = sheet.slice(from, end).trim();
    if (text !== "") pieces.push({ kind: "statement", text });
    from = end + 1;
  };
  for (let at = start; at < sheet.length; at += 1) {
    const letter = sheet[at] ?? "";
    if (letter === '"' || letter === "'") at = endOfString(sheet, at);
    else if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth -= 1;
    else if (depth > 0) continue;
    else if (letter === ";") statementTo(at);
    else if (letter === "}") {
      statementTo(at);
      return { pieces, end: at };
    } else if (letter === "{") {
      const inner = piecesFrom(sheet, at + 1);
      pieces.push({ kind: "block", prelude: sheet.slice(from, at).trim(), pieces: inner.pieces });
      at = inner.end;
      from = at + 1;
    }
  }
  statementTo(sheet.length);
  return { pieces, end: sheet.length };
}

/** Where a text in quotes ends; a quote after a backslash belongs to it. */
function endOfString(sheet: string, start: number): number {
  let at = start + 1;
  while (at < sheet.length && sheet[at] !== sheet[start]) at += sheet[at] === "\\" ? 2 : 1;
  return at;
}

/**
 * The rules a page with these classes may be drawn with: all but those whose every selector asks for another class or for
 * what only happens in use, and those for print and for forced colors.
 */
export function rulesFor(pieces: readonly StylePiece[], classes: ReadonlySet<string>): readonly StylePiece[] {
  return pieces.flatMap((piece): readonly StylePiece[] => {
    if (piece.kind === "statement" || isWhole(piece.prelude)) return [piece];
    if (!isFor(piece.prelude, classes)) return [];
    const inner = rulesFor(piece.pieces, classes);
    return inner.length === 0 ? [] : [{ ...piece, pieces: inner }];
  });
}

/** The other rules: what a page may be drawn with once it has other classes too. */
export function rulesBeyond(
  pieces: readonly StylePiece[],
  classes: ReadonlySet<string>,
): readonly StylePiece[] {
  return pieces.flatMap((piece): readonly StylePiece[] => {
    if (piece.kind === "statement" || isWhole(piece.prelude)) return [];
    if (!isFor(piece.prelude, classes)) return [piece];
    const inner = rulesBeyond(piece.pieces, classes);
    return inner.length === 0 ? [] : [{ ...piece, pieces: inner }];
  });
}

/** Whether a block says something of its own, whatever stands on a page. */
function isWhole(prelude: string): boolean {
  return /^@(?:font-face|keyframes|page)/u.test(prelude);
}

function isFor(prelude: string, classes: ReadonlySet<string>): boolean {
  if (prelude.startsWith("@")) return !/^@media (?:print|\(forced-colors)/u.test(prelude);
  return alternativesOf(prelude).some((each) => canMatch(each, classes));
}

/** The pieces as a style sheet again. */
export function styleText(pieces: readonly StylePiece[]): string {
  return pieces
    .map((piece, index) =>
      piece.kind === "block"
        ? `${piece.prelude}{${styleText(piece.pieces)}}`
        : piece.text + (index === pieces.length - 1 ? "" : ";"),
    )
    .join("");
}

/** The layers of a style sheet in the order of their strength. */
export function layersOf(pieces: readonly StylePiece[]): readonly string[] {
  const names = pieces.flatMap((piece) => {
    const [, list = ""] = /^@layer ([^{]+)/u.exec(piece.kind === "block" ? piece.prelude : piece.text) ?? [];
    return list.split(",").map((name) => name.trim());
  });
  return [...new Set(names)].filter((name) => name !== "");
}

function alternativesOf(selector: string): readonly string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, letter] of [...selector].entries()) {
    if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth -= 1;
    else if (letter === "," && depth === 0) {
      alternatives.push(selector.slice(from, at));
      from = at + 1;
    }
  }
  return [...alternatives, selector.slice(from)];
}

/** What stands inside `:is()`, `:not()` and the like may be there or not; what stands outside must. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  if (/:(?:hover|active|focus-visible|target)\b/u.test(selector)) return false;
  const outside = selector.replaceAll(/\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/gu, "");
  return [...outside.matchAll(/\.(?<name>[A-Za-z_][\w-]*)/gu)].every(({ groups }) =>
    classes.has(groups?.["name"] ?? ""),
  );
}
