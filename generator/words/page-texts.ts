import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { VariantInputs } from "../runtime/description.ts";
import { compileMessage } from "./message.ts";
import { pathOfText } from "./text-keys.ts";

/** Texts about a page as a whole: they are shown in lists, where only what a variant fixes is known. */
const pageTexts: readonly string[] = ["title", "short_title", "brief", "summary", "intro"];

interface Variant {
  readonly slug: string;
  readonly fixed: VariantInputs["fixed"];
}

/**
 * Reports each value that a page's text names and the page's variant does not fix, though another does. A variant that
 * has no text of its own shows the calculator's.
 */
export function checkPageTexts(
  variants: readonly Variant[],
  texts: ReadonlyMap<string, string>,
  source: SourceDocument,
  locale: string,
): readonly Diagnostic[] {
  const problems = new Map<string, Diagnostic>();
  const everFixed = new Set(variants.flatMap(({ fixed }) => Object.keys(fixed)));
  for (const { slug, fixed } of variants) {
    for (const name of pageTexts) {
      const own = `variants.${slug}.${name}`;
      const key = texts.has(own) ? own : name;
      for (const use of compileMessage(texts.get(key) ?? "", locale).uses) {
        if (Object.hasOwn(fixed, use.name) || !everFixed.has(use.name)) continue;
        const place = source.formulaPlace(pathOfText(source.value, key), use.start, use.end);
        problems.set(
          `${key} ${use.start}`,
          diagnose("argument_not_fixed", { name: use.name, variant: slug }, place),
        );
      }
    }
  }
  return [...problems.values()];
}
