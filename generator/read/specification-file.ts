/** A file below `specs/`, as read from disk. */
export interface SpecificationFile {
  /** With `/`, from the project's root: `specs/finance/mortgage/calculator.yaml`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** As JSON, the plain data that these bytes were read as before, without a problem; undefined where that has gone. */
  readonly known?: () => string | undefined;
}
