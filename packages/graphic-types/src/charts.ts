const SVG = "http://www.w3.org/2000/svg";

/** Tools that charts are drawn with: Plot, and a document that it writes into. */
export interface ChartKit {
  readonly plot: typeof import("@observablehq/plot");
  readonly document: Document;
}

/** Loads what charts are drawn with where there is no browser; nothing of it is loaded before. */
export async function loadCharts(): Promise<ChartKit> {
  const [plot, { DOMImplementation }] = await Promise.all([import("@observablehq/plot"), import("@xmldom/xmldom")]);
  return { plot, document: new DOMImplementation().createDocument(SVG, "svg", null) };
}
