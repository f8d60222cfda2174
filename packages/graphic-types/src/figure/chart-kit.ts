/** Tools that figures are drawn with: Plot, and a document that it writes into. */
export interface ChartKit {
  readonly plot: typeof import("@observablehq/plot");
  readonly document: Document;
}
