import { escapeHtml } from "@nv/embeds";
import type { NumberRules } from "@nv/spanish";
import { type ClassWords, classWords, NO_DATA } from "../../core/value-legend.ts";
import { figureIn } from "../cell-key.ts";
import type { Domain } from "../core/bar-of.ts";
import { figureText } from "./cell-html.ts";
import { headTexts } from "./head-html.ts";
import { cutClass, cutsOf, heatDomain } from "./heat.ts";
import type { SeenColumn, SeenTable } from "./seen-table.ts";

/** Legend of a column, and the strips of colour that it shows: `h`, `d`. */
export interface Legend {
  readonly html: string;
  readonly strips: readonly string[];
  readonly classes: readonly string[];
}

const swatch = (className: string, text: string) => `<span><i class=${className}></i>${text}</span>`;

/** A class of a scale: where it begins stands below its left edge, as in a drawing, and both its ends are heard. */
const step = (className: string, { at, whole }: ClassWords) =>
  `<span class=c><i class=${className}></i>${at === whole ? `<span>${at}</span>` : `<span aria-hidden=true>${at}</span><span class=vh>${whole}</span>`}</span>`;

/** An edge has the decimals that it was written with, where the column has fewer. */
const decimalsFor = (cut: number, { decimals }: SeenColumn) =>
  [decimals, 1, 2, 3, 4].find((count) => count >= decimals && Number(cut.toFixed(count)) === cut) ?? decimals;

function legendOf(column: SeenColumn, name: string, domain: Domain, hasGaps: boolean, numbers: NumberRules): Legend {
  const gaps = hasGaps ? swatch("hm", NO_DATA) : "";
  const title = name === "" ? "" : `<b>${escapeHtml(name)}</b>`;
  const box = (inside: string) => `<div class=nv-tab-key>${title}${inside}${gaps}</div>`;
  const cuts = cutsOf(column) ?? [];
  if (column.scale === "cuts" && cuts.length > 0) {
    const classes = [...cuts, 0].map((_cut, place) => cutClass(place, cuts.length));
    const words = classWords(cuts, {
      hasBelow: true,
      write: (cut) => figureText({ ...column, look: "plain", decimals: decimalsFor(cut, column) }, cut, numbers),
    });
    const steps = words.map((one, at) => step(classes[at] ?? "", one)).join("");
    return { html: box(`<span class=s>${steps}</span>`), strips: [], classes };
  }
  const strip = column.scale === "diverging" ? "d" : "h";
  const { least, most } = heatDomain(column, domain);
  const [from, to] = [least, most].map((end) => figureText({ ...column, look: "plain" }, end, numbers));
  return { html: box(`<span>${from}<i class=${strip}></i>${to}</span>`), strips: [strip], classes: [] };
}

/** Writes the legends of the columns that are coloured: one for all where they are of one scale. */
export function legendsOf(
  { columns, groups }: SeenTable,
  domains: ReadonlyMap<number, Domain>,
  { sharesScale, numbers }: { readonly sharesScale: boolean; readonly numbers: NumberRules },
): readonly Legend[] {
  const heads = headTexts(columns);
  const coloured = columns.flatMap((column, at) => {
    const domain = domains.get(column.at);
    return column.look !== "heat" || domain === undefined ? [] : [{ column, domain, name: heads[at]?.whole ?? "" }];
  });
  const hasGaps = (ofColumns: readonly SeenColumn[]) =>
    groups.some(({ rows }) => rows.some(({ cells }) => ofColumns.some(({ at }) => figureIn(cells[at] ?? "") === null)));
  const alike = (a: SeenColumn, b: SeenColumn) =>
    sharesScale && a.scale === b.scale && a.cuts === b.cuts && a.middle === b.middle && a.kind === b.kind;
  const firsts = coloured.filter(
    ({ column }, at) => coloured.findIndex((one) => alike(one.column, column)) === at || !sharesScale,
  );
  return firsts.map(({ column, domain, name }) => {
    const same = sharesScale ? coloured.filter((one) => alike(one.column, column)) : [];
    const ofColumns = same.length > 1 ? same.map((one) => one.column) : [column];
    return legendOf(column, same.length > 1 ? "" : name, domain, hasGaps(ofColumns), numbers);
  });
}
