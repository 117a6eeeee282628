/** Puts options in the place of the key of a table that has them: what comes later sees lists. */
import { namedTable } from "../constructs/named-table.ts";
import { reportOn, type Path } from "../constructs/reporter.ts";
import { patterns } from "../constructs/schema.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { isPart } from "../read/classify.ts";
import { readFolder, type CalculatorFolder, type ReadFolder } from "../read/calculator-folder.ts";
import { composeDocument } from "../read/composed-document.ts";
import { isMap, membersOf } from "./part-members.ts";

/** Reads a folder; without its specification where options of a table are not to be had. */
export function readWithOptions(folder: CalculatorFolder, sharedSpecs: SharedSpecs): ReadFolder {
  const read = readFolder(folder);
  const file = `specs/${folder.id}/${isPart(folder.id) ? "part" : "calculator"}.yaml`;
  const source = read.documents.get(file);
  if (source === undefined) return read;
  const reporter = reportOn(source);
  const found: (readonly string[] | undefined)[] = [];
  const optionsOf = (written: string, path: Path): readonly string[] | undefined => {
    const [name = "", key = ""] = written.split(".");
    const named = namedTable(name, path, { calculator: folder.id, reporter, sharedSpecs });
    // What is wrong with a table is reported with it.
    const table = named === undefined ? undefined : sharedSpecs.table(named);
    const type = table?.keyTypes[key];
    if (type?.kind === "choice") return type.options;
    const choices = Object.entries(table?.keyTypes ?? {}).flatMap(([id, { kind }]) =>
      kind === "choice" ? [id] : [],
    );
    if (type !== undefined) reporter.report("bad_value", { detail: `\`${key}\` is no choice` }, path);
    else if (table !== undefined)
      return reporter.report("lookup_key_unknown", { key, table: name }, path, key, choices);
  };
  const withOptions = (value: unknown, path: Path): unknown => {
    if (!isMap(value)) return value;
    const members = Object.entries(value).map(([key, member]) => {
      const at = [...path, key];
      if (key !== "options" || typeof member !== "string" || !keyOfTable.test(member))
        return [key, withOptions(member, at)] as const;
      const options = optionsOf(member, at);
      found.push(options);
      return [key, options] as const;
    });
    return Object.fromEntries(members);
  };
  const written = membersOf(source.value);
  const replaced = ["inputs", "needs"].flatMap((section) =>
    written[section] === undefined ? [] : [[section, withOptions(written[section], [section])] as const],
  );
  if (found.length === 0) return read;
  const documents = new Map(read.documents);
  if (found.includes(undefined)) documents.delete(file);
  else
    documents.set(file, composeDocument(source, { ...written, ...Object.fromEntries(replaced) }, new Map()));
  return { ...read, documents, problems: [...read.problems, ...reporter.problems] };
}

const keyOfTable = new RegExp(patterns.tableKey);
