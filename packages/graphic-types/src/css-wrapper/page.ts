import type { EmbedWrapper } from "@nv/embeds";
import { oneFrame } from "../framed/page.ts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { CssWrapperConfig } from "./config.ts";
import { cssWrapper } from "./scoped-css.ts";

/** The chart with its caption, and the style sheet for the article around it. */
export function cssWrapperPage(config: CssWrapperConfig, input: PageInput): PageParts {
  return {
    notes: config.caption,
    body: oneFrame(config.chart, input),
    files: [{ path: "wrap.css", body: cssWrapper(config).css }],
  };
}

/** The box in the article, which no page in a frame can leave its column with. */
export function cssWrapperBox(config: CssWrapperConfig): EmbedWrapper {
  const { caption, hasStickyCaption, darkBackground } = config;
  return {
    ...cssWrapper(config),
    // A frame is as high as its page, so that nothing in it can stay in sight: such a caption is the article's.
    caption: hasStickyCaption ? caption : "",
    // Whoever gives it a dark ground wants it dark there.
    theme: darkBackground === "" ? "light" : "auto",
  };
}
