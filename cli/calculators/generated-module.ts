import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { FetchMore } from "../../generator/ask/finder.ts";
import type { AskIndex, AskPhrases, NamedCases, NamesInAll } from "../../generator/presentation/ask-index.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { CalculatorBackground, Calculator } from "../../generator/runtime/description.ts";
import type { WorkedStepModel, DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import type { Message, Words } from "../../generator/runtime/words.ts";

/** Built, what was generated lies beside the command, its programs as JavaScript; run from its sources, in the project. */
const isSource = import.meta.url.endsWith(".ts");
const generated = new URL(isSource ? "../../generated/" : "./generated/", import.meta.url);

/** The calculator of `generated/calculators/<id>/`. */
export async function loadCalculator(id: string): Promise<DocumentedCalculator> {
  const [{ calculator, background }, { stepModel }] = await Promise.all([
    loadModule(`calculators/${id}/model`),
    loadModule(`calculators/${id}/step-model`),
  ]);
  assert(isCalculator(calculator), `generated/calculators/${id}/model exports a calculator`);
  assert(isBackground(background), `generated/calculators/${id}/model exports what is said of it`);
  assert(isStepModel(stepModel), `generated/calculators/${id}/step-model exports how it works`);
  return { ...calculator, background, stepModel };
}

async function loadModule(path: string): Promise<Readonly<Record<string, unknown>>> {
  const module: unknown = isSource
    ? await import(new URL(`${path}.ts`, generated).href)
    : createRequire(import.meta.url)(fileURLToPath(new URL(`${path}.cjs`, generated)));
  assert(isRecord(module), "a module is an object");
  return module;
}

/** The words of one calculator in one language. */
export async function loadCalculatorWords(id: string, locale: string): Promise<Words> {
  return loadWords(`calculators/${id}/words/${locale}.json`);
}

/** The words all calculators share, in one language. */
export async function loadSharedWords(locale: string): Promise<Words> {
  return loadWords(`words/${locale}.json`);
}

/** The pages of one language, as `generated/search/<locale>.json` lists them. */
export async function loadSearchEntries(locale: string): Promise<readonly SearchEntry[]> {
  const entries = loadData(`search/${locale}.json`);
  assert(
    Array.isArray(entries) && entries.every(isSearchEntry),
    `generated/search/${locale}.json lists pages`,
  );
  return entries;
}

/** What lines that are asked are read by, in one language. */
export async function loadAskIndex(locale: string): Promise<AskIndex> {
  const index = loadData(`ask/${locale}.json`);
  assert(isAskIndex(index), `generated/ask/${locale}.json lists pages and units`);
  return index;
}

/** What few lines need besides. */
export function fetchMoreIn(locale: string): FetchMore {
  return {
    phrases: async () => {
      const phrases = loadData(`ask/phrases/${locale}.json`);
      assert(arePhrases(phrases), `generated/ask/phrases/${locale}.json lists questions by calculator`);
      return phrases;
    },
    cases: async () => {
      const cases = loadData(`ask/cases/${locale}.json`);
      assert(areCases(cases), `generated/ask/cases/${locale}.json lists cases`);
      return cases;
    },
    names: async () => {
      const names = loadData("ask/names-in-all.json");
      assert(areNames(names), "generated/ask/names-in-all.json lists names by page");
      return names;
    },
  };
}

function arePhrases(value: unknown): value is AskPhrases {
  return isRecord(value);
}

function areCases(value: unknown): value is NamedCases {
  return value !== null && typeof value === "object" && "places" in value;
}

function areNames(value: unknown): value is NamesInAll {
  return (
    isRecord(value) && isRecord(value["pages"]) && isRecord(value["phrases"]) && isRecord(value["units"])
  );
}

function isAskIndex(value: unknown): value is AskIndex {
  return isRecord(value) && Array.isArray(value["pages"]) && Array.isArray(value["families"]);
}

function loadWords(path: string): Words {
  const before = loadedWords.get(path);
  if (before !== undefined) return before;
  const words = loadData(path);
  assert(isRecord(words) && isWords(words), `generated/${path} holds messages`);
  loadedWords.set(path, words);
  return words;
}

/** By path: a process that answers many lines reads a file once. */
const loadedWords = new Map<string, Words>();

function loadData(path: string): unknown {
  // At once: what Node needs to wait for a small file takes longer to load than the file.
  return JSON.parse(readFileSync(new URL(path, generated), "utf8"));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isWords(words: Readonly<Record<string, unknown>>): words is Words {
  return Object.values(words).every(isMessage);
}

function isMessage(value: unknown): value is Message {
  return typeof value === "string" || Array.isArray(value);
}

function isCalculator(value: unknown): value is Calculator {
  return isRecord(value) && isRecord(value["description"]) && typeof value["compute"] === "function";
}

function isBackground(value: unknown): value is CalculatorBackground {
  return isRecord(value) && Array.isArray(value["examples"]);
}

function isStepModel(value: unknown): value is WorkedStepModel {
  return isRecord(value) && Array.isArray(value["steps"]);
}

function isSearchEntry(value: unknown): value is SearchEntry {
  return isRecord(value) && typeof value["route"] === "string" && typeof value["title"] === "string";
}
