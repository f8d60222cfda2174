import type { PageInput, PageParts } from "../graphic-type.ts";
import type { MediaQueryConfig } from "./config.ts";

/** The chart of the range that the container's width is in. */
export function mediaQueryPage({ rules }: MediaQueryConfig, { title, frame }: PageInput): PageParts {
  return {
    body: {
      kind: "widths",
      rules: rules.map(({ chart, minPx, maxPx }) => ({ ...frame(chart, title), minPx, maxPx })),
    },
  };
}
