import type { ColourOf } from "@nv/piece-parts";
import type { SeenTable } from "./seen-table.ts";

/** Marks of what always has the same colour: the class of each name, and their rules. */
export interface PresetMarks {
  readonly classOf: (text: string) => string;
  readonly styles: string;
}

/** Most names that are marked: there is a rule in the page for each. */
const MOST_MARKS = 60;

/** Looks in the cells of texts for parties and series that always have the same colour. */
export function presetMarks({ columns, groups, totals }: SeenTable, colourOf: ColourOf): PresetMarks {
  const texts = columns.filter(({ kind }) => kind === "text").map(({ at }) => at);
  const rows = [...groups.flatMap((group) => group.rows), ...totals];
  const names = new Set(rows.flatMap(({ cells }) => texts.map((at) => cells[at] ?? "")));
  for (const { name } of groups) names.add(name);
  const found = [...names].flatMap((name) => {
    const colour = name === "" ? null : colourOf(name);
    return colour === null ? [] : [{ name, ...colour }];
  });
  const classes = new Map(found.slice(0, MOST_MARKS).map(({ name }, at) => [name, `p p${at}`]));
  const rules = found
    .slice(0, MOST_MARKS)
    .map(({ light, dark }, at) => `.nv-tab .p${at}{--p:${light}}[data-nv-theme="dark"] .nv-tab .p${at}{--p:${dark}}`);
  const mark =
    '.nv-tab .p::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.45em;border-radius:2px;background:var(--p)!important;print-color-adjust:exact}';
  return { classOf: (text) => classes.get(text) ?? "", styles: rules.length === 0 ? "" : mark + rules.join("") };
}
