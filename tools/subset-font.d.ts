/** Types of a package that ships none. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "sfnt" | "woff2";
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
