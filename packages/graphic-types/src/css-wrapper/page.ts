import { oneFrame } from "../framed/page.ts";
import type { PageInput, PageParts } from "../graphic-type.ts";
import type { CssWrapperConfig } from "./config.ts";
import { cssWrapper } from "./scoped-css.ts";

/** The chart with its caption, and the style sheet for the article around it. */
export function cssWrapperPage(config: CssWrapperConfig, input: PageInput): PageParts {
  return { notes: config.caption, body: oneFrame(config.chart, input), styleSheet: cssWrapper(config).css };
}
