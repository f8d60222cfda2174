import type { PresetColour } from "@nv/piece-parts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { SwitcherConfig } from "./config.ts";

/** The colour that what a chart is of always has, as the page asks for it. */
const markOf = (colour: PresetColour | null) => (colour === null ? {} : { mark: [colour.light, colour.dark] as const });

/** One chart at a time, and what to choose it with. */
export function switcherPage(
  config: SwitcherConfig,
  { frame, colourOf = () => null }: Pick<PageInput, "frame" | "colourOf">,
): PageParts {
  const { control, controlLabel: label, parameter, keepsTallest, defaultIndex: start } = config;
  const items = config.items.map(({ chart, ...item }) => ({
    ...frame(chart, item.label),
    label: item.label,
    group: item.group,
    ...markOf(colourOf(item.label)),
  }));
  return { body: { kind: "choice", control, label, parameter, keepsTallest, start, items } };
}
