import type { GraphicConfig } from "@nv/contracts/schemas";

/** Types that the site makes itself out of charts. */
export type ComposedType = Extract<GraphicConfig["type"], "wrapper" | "media-query" | "switcher" | "css-wrapper">;

/** Width from which the second of two charts is shown, CSS pixels: wider than any phone held upright. */
const WIDE_PX = 560;

/** A chart that a form may begin with. */
export interface FirstChart {
  readonly id: string;
  readonly title: string;
}

/**
 * What a new form of a type begins with: everything that has a good default, and the first charts at hand.
 *
 * @param charts - Charts of the account; the fields stay empty without any.
 */
export function firstConfig(type: ComposedType, charts: readonly FirstChart[] = []): GraphicConfig {
  const [one = { id: "", title: "" }, two = { id: "", title: "" }] = charts;
  switch (type) {
    case "wrapper":
      return {
        type,
        charts: [one, two].map(({ id, title }) => ({ chart: id, label: title })),
        ...{ layout: "two", heading: "", subheading: "", notes: "", link: "" },
        ...{ hidesChartChrome: false, breakpointPx: WIDE_PX },
      };
    case "media-query":
      return {
        type,
        rules: [
          { minPx: 0, maxPx: WIDE_PX - 1, chart: one.id },
          { minPx: WIDE_PX, maxPx: null, chart: two.id },
        ],
      };
    case "switcher":
      return {
        type,
        items: [one, two].map(({ id, title }) => ({ chart: id, label: title, group: "" })),
        ...{ control: "tabs", defaultIndex: 0, controlLabel: "Elegir gráfico", parameter: "", keepsTallest: true },
      };
    case "css-wrapper":
      return {
        ...{ type, chart: one.id, breakout: "wide", maxWidthPx: 980, columnWidthPx: 640, paddingPx: 0 },
        ...{ marginBlockPx: 24, background: "", darkBackground: "", border: "top", caption: "" },
        hasStickyCaption: false,
      };
  }
}
