import type { ChartKit } from "./figure/chart-kit.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Loads what figures are drawn with where there is no browser; nothing of it is loaded before. */
export async function loadCharts(): Promise<ChartKit> {
  const [plot, { DOMImplementation }] = await Promise.all([import("@observablehq/plot"), import("@xmldom/xmldom")]);
  return { plot, document: new DOMImplementation().createDocument(SVG, "svg", null) };
}
