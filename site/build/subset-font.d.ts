declare module "subset-font" {
  /** The part of a font, variable or not, that a text needs, at given places on its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff2";
      readonly variationAxes: Readonly<Record<string, number>>;
      /** Features of the layout to keep, by their tags; all of them where none is named. */
      readonly keepFeatures?: readonly string[];
      /** Names to keep beside those that every font has, by their numbers in its `name` table. */
      readonly preserveNameIds?: readonly number[];
      readonly noHinting?: boolean;
      readonly dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
