/** The package has types that its own list of doors leaves out. */
declare module "polylabel" {
  /** The point of a polygon that is furthest from its outline, within a precision in the units of its coordinates. */
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default function polylabel(
    polygon: readonly (readonly (readonly number[])[])[],
    precision?: number,
  ): number[] & { readonly distance: number };
}
