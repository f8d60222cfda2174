/** The part of `subset-font` that the build uses; the package has no types of its own. */
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat?: "sfnt" | "woff" | "woff2";
    /** A number pins the axis; a range keeps part of it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** Numbers of the names that are kept besides those that browsers ask for. */
    readonly preserveNameIds?: readonly number[];
  }

  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
}
