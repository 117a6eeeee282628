/** Several options of a choice, carried as one text: their ids, joined by commas, those a visitor chose in the order of the choice. */

export function optionsIn(chosen: string): readonly string[] {
  return chosen === "" ? [] : chosen.split(",");
}

export function isChosen(option: string, chosen: string): boolean {
  return optionsIn(chosen).includes(option);
}

export function countChosen(chosen: string): number {
  return optionsIn(chosen).length;
}

/** A row for each option that is chosen. */
export function chosenRows<const Option extends string>(
  chosen: string,
  options: readonly Option[],
): readonly { readonly option: Option }[] {
  return options.filter((option) => isChosen(option, chosen)).map((option) => ({ option }));
}

/** The options that cells of rows are, each once as they come first. */
export function distinctOf<R>(rows: readonly R[], cell: (row: R) => string): string {
  return [...new Set(rows.map(cell))].join(",");
}
