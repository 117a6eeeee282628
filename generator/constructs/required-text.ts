/** A text the words files must or may hold. */
export interface RequiredText {
  readonly key: string;
  readonly required: boolean;
  /** Names an ICU message of this key may use; `any`: whatever the first language uses. */
  readonly arguments: readonly string[] | "any";
  /** Names it has to use: what the values of a phrase take from it. */
  readonly uses?: readonly string[];
}
