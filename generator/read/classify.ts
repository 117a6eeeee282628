/** What a file below `specs/` is, by its place alone. */
export type FileKind =
  | { readonly kind: "locales" | "categories" }
  | { readonly kind: "shared-words" | "unit-words"; readonly locale: string }
  | { readonly kind: "units" }
  /** `folder`: where it may be used, itself and below; `path`: folder and id. */
  | { readonly kind: "table"; readonly folder: string; readonly path: string }
  | { readonly kind: "calculator" | "part" | "accepted"; readonly calculator: string }
  | { readonly kind: "table-words"; readonly calculator: string; readonly locale: string }
  /** What is accepted of the translations of words that calculators share. */
  | { readonly kind: "accepted-shared"; readonly of: "shared-words" | "unit-words" }
  /** `variant`: the page it has the words of, where it has them of one alone. */
  | {
      readonly kind: "words";
      readonly calculator: string;
      readonly variant?: string;
      readonly locale: string;
    }
  /** `name`: a folder or file that cannot be part of an address. */
  | { readonly kind: "misnamed"; readonly name: string }
  | { readonly kind: "unknown" };

/** What a folder, and a file without its `.yaml`, is called: names become parts of addresses and of generated code. */
const slug = /^[a-z0-9][a-z0-9-]*$/;
/** Names the site's own pages have, in any folder and as a category. */
const reserved = new Set(["index", "404"]);
const reservedCategories = new Set(["blog", "kept", "privacy", "search", "terms"]);

/** The folder in a calculator's with the words of its variants, each in a folder named like its page. */
export const variantsFolder = "variants";

/** Whether a folder holds a part, `finance/parts/loan`, which calculators take in. */
export function isPart(folder: string): boolean {
  return folder.split("/").at(-2) === "parts";
}

/** Whether a folder holds the words of a table, `finance/tables/exchange-rates`. */
export function isTableWords(folder: string): boolean {
  return folder.split("/").at(-2) === "tables";
}

/** Folder and id of the table with words in a folder: `finance/exchange_rates`. */
export function tableOfWords(folder: string): string {
  const parts = folder.split("/");
  const id = (parts.at(-1) ?? "").replaceAll("-", "_");
  return [...parts.slice(0, -2), id].join("/");
}

/** Classifies a path such as `specs/finance/mortgage/en.yaml`. `locales` are the languages offered. */
export function classify(path: string, locales: readonly string[]): FileKind {
  if (!path.endsWith(".yaml")) return { kind: "unknown" };
  const [, ...parts] = path.split("/");
  const name = (parts.pop() ?? "").replace(/\.yaml$/, "");
  const folder = parts.join("/");
  const misnamed = [...parts, name].find((part) => !slug.test(part) || reserved.has(part));
  if (misnamed !== undefined) return { kind: "misnamed", name: misnamed };
  const [category = ""] = parts;
  if (reservedCategories.has(category)) return { kind: "misnamed", name: category };
  if (folder === "")
    return name === "locales" || name === "categories" ? { kind: name } : { kind: "unknown" };
  if (folder === "words" || folder === "units/words") {
    const part = folder === "words" ? "shared-words" : "unit-words";
    return name === "translated" ? { kind: "accepted-shared", of: part } : { kind: part, locale: name };
  }
  if (folder === "units") return { kind: "units" };
  if (parts.at(-1) === "tables") {
    const owner = parts.slice(0, -1).join("/");
    const id = name.replaceAll("-", "_");
    return { kind: "table", folder: owner, path: owner === "" ? id : `${owner}/${id}` };
  }
  if (parts.length < 2) return { kind: "unknown" };
  const own = parts.indexOf(variantsFolder, 2);
  if (own >= 0)
    return own < parts.length - 1 && locales.includes(name)
      ? {
          kind: "words",
          calculator: parts.slice(0, own).join("/"),
          variant: parts.slice(own + 1).join("/"),
          locale: name,
        }
      : { kind: "unknown" };
  if (isPart(folder) && name === "part") return { kind: "part", calculator: folder };
  if (!isPart(folder) && !isTableWords(folder) && name === "calculator")
    return { kind: "calculator", calculator: folder };
  if (name === "translated") return { kind: "accepted", calculator: folder };
  if (!locales.includes(name)) return { kind: "unknown" };
  return { kind: isTableWords(folder) ? "table-words" : "words", calculator: folder, locale: name };
}
