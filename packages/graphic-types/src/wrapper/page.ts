import type { EmbedFrame, PageBody } from "@nv/embeds";
import { graphicSlugIn, referenceOf } from "@nv/piece-parts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { WrapperConfig } from "./config.ts";

const COLUMNS = { one: 1, two: 2, three: 3 } as const;

/** Asks Datawrapper's page to leave out its own header and footer. */
function withoutChrome<Item extends EmbedFrame>(frame: Item): Item {
  const url = new URL(frame.src);
  url.searchParams.set("plain", "1");
  return { ...frame, src: url.href };
}

function bodyOf(config: WrapperConfig, { title, frame }: PageInput): PageBody {
  const { charts, layout, hidesChartChrome, breakpointPx } = config;
  const frames = charts.map(({ chart, label }) => {
    const framed = { ...frame(chart, label), label, group: "" };
    return hidesChartChrome && graphicSlugIn(referenceOf(chart)) === null ? withoutChrome(framed) : framed;
  });
  if (layout !== "tabs") return { kind: "frames", frames, columns: COLUMNS[layout], breakpointPx };
  return {
    kind: "choice",
    control: "tabs",
    label: title,
    parameter: "",
    keepsTallest: true,
    start: 0,
    items: frames,
  };
}

/** The charts side by side or in tabs, with the paper's own texts around them. */
export function wrapperPage(config: WrapperConfig, input: PageInput): PageParts {
  const { heading, subheading, notes, link } = config;
  const { sourceLine, credit } = input;
  return { heading, subheading, notes, link, sourceLine, credit, body: bodyOf(config, input) };
}
