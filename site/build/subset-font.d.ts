declare module "subset-font" {
  /** The part of a font, variable or not, that a text needs, at given places on its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: "sfnt"; readonly variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
