import type { AboutType } from "../graphic-type.ts";
import { KEEPS_VERSION_LABEL } from "../keeps-version.ts";
import type { MediaQueryConfig } from "./config.ts";
import { mediaQueryKind } from "./kind.ts";

/** Width from which the second of two charts is shown, CSS pixels: wider than any phone held upright. */
const WIDE_PX = 560;

/** A chart for the phone and another for the desk. */
export const aboutMediaQuery: AboutType<"media-query", MediaQueryConfig> = {
  ...mediaQueryKind,
  labels: {
    "rules.*": "Regla",
    "rules.*.minPx": "Desde",
    "rules.*.maxPx": "Hasta",
    "rules.*.chart": "Gráfico",
    keepsVersion: KEEPS_VERSION_LABEL,
  },
  framedGraphics: ["rules.*.chart"],
  // Narrowest first.
  mapSources: (config, map) => ({
    ...config,
    rules: config.rules
      .map((rule, index) => ({ ...rule, chart: map(rule.chart, `rules.${index}.chart`) }))
      .sort((a, b) => a.minPx - b.minPx),
  }),
  first: ([one, two]) => ({
    type: "media-query",
    rules: [
      { minPx: 0, maxPx: WIDE_PX - 1, chart: one?.id ?? "" },
      { minPx: WIDE_PX, maxPx: null, chart: two?.id ?? "" },
    ],
  }),
};
