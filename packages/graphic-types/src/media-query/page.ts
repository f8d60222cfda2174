import { frameHtml } from "@nv/embeds";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { MediaQueryConfig } from "./config.ts";

/** The chart of the range that the container's width is in. */
export function mediaQueryPage({ rules }: MediaQueryConfig, { title, frame }: PageInput): PageParts {
  const own = {
    kind: "widths",
    rules: rules.map(({ chart, minPx, maxPx }) => ({ ...frame(chart, title), minPx, maxPx })),
  };
  const widest = own.rules.at(-1);
  const fallback = widest === undefined ? "" : frameHtml(widest);
  return { body: { kind: "html", html: `<div id="nv-frames"></div><noscript>${fallback}</noscript>`, own } };
}
