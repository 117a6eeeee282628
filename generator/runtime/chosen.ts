/** Several options of a choice, carried as one text: their ids in the order of the choice, joined by commas. */

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
