/** A file below `specs/`, as read from disk. */
export interface SpecificationFile {
  /** With `/`, from the project's root: `specs/finance/mortgage/calculator.yaml`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
