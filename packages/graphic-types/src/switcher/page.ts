import type { PageInput, PageParts } from "../page-parts.ts";
import type { SwitcherConfig } from "./config.ts";

/** One chart at a time, and what to choose it with. */
export function switcherPage(config: SwitcherConfig, { frame }: PageInput): PageParts {
  const { control, controlLabel: label, parameter, keepsTallest, defaultIndex: start } = config;
  const items = config.items.map(({ chart, ...item }) => ({
    ...frame(chart, item.label),
    label: item.label,
    group: item.group,
  }));
  return { body: { kind: "choice", control, label, parameter, keepsTallest, start, items } };
}
