import type { NumberRules } from "@nv/spanish";
import { classWords, NO_DATA } from "../../core/legend/class-words.ts";
import type { Legend, LegendScale } from "../../core/legend/legend.ts";
import { legendSvg } from "../../core/legend/legend-svg.ts";
import { type ThemedColour, themedPaints } from "../../core/legend/scale-colours.ts";
import { figureIn } from "../cell-key.ts";
import type { Domain } from "../core/bar-of.ts";
import { figureText } from "./cell-html.ts";
import { headTexts } from "./head-html.ts";
import { cutClass, cutsOf, heatColour, heatDomain, middleOf, stripColours } from "./heat.ts";
import type { SeenColumn, SeenTable } from "./seen-table.ts";

/** Room of a legend: as wide as the narrowest phone leaves, in any frame. */
const ROOM = { widthPx: 288, textPx: 13 } as const;

/** Legend of a column, and the rules of its colours. */
interface DrawnLegend {
  readonly html: string;
  readonly styles: string;
}

/** An edge has the decimals that it was written with, where the column has fewer. */
const decimalsFor = (cut: number, { decimals }: SeenColumn) =>
  [decimals, 1, 2, 3, 4].find((count) => count >= decimals && Number(cut.toFixed(count)) === cut) ?? decimals;

/** The classes of a column, of the colours that its cells have. */
function classesOf(
  column: SeenColumn,
  cuts: readonly number[],
  { paints, numbers }: { readonly paints: readonly string[]; readonly numbers: NumberRules },
): LegendScale {
  const wordsAs = (kind: SeenColumn["kind"]) =>
    classWords(cuts, {
      hasBelow: true,
      write: (cut) => figureText({ ...column, kind, look: "plain", decimals: decimalsFor(cut, column) }, cut, numbers),
    });
  const short = wordsAs("number");
  return {
    kind: "classes",
    classes: wordsAs(column.kind).map((words, at) => ({
      ...words,
      short: short[at]?.at ?? words.at,
      colour: paints[at] ?? "",
    })),
  };
}

/** The colours of a column, from the least to the most. */
function coloursOf(column: SeenColumn, cuts: readonly number[]): readonly ThemedColour[] {
  if (cuts.length === 0) return stripColours(column);
  return [...cuts, 0].map((_cut, place) => heatColour(cutClass(place, cuts.length)));
}

function drawnLegend(
  column: SeenColumn,
  at: number,
  { name, domain, hasGaps, numbers }: { name: string; domain: Domain; hasGaps: boolean; numbers: NumberRules },
): DrawnLegend {
  const cuts = column.scale === "cuts" ? (cutsOf(column) ?? []) : [];
  const id = `nv-k${at}`;
  const { paints, styles } = themedPaints(".nv-tab-key", `k${at}-`, coloursOf(column, cuts));
  const write = (value: number) => figureText({ ...column, look: "plain" }, value, numbers);
  const { least, most } = heatDomain(column, domain);
  const middle = column.scale === "diverging" ? { middle: write(middleOf(column)) } : {};
  const scale: LegendScale =
    cuts.length > 0
      ? classesOf(column, cuts, { paints, numbers })
      : { kind: "ramp", colours: paints, least: write(least), most: write(most), ...middle };
  const others = hasGaps ? [{ name: NO_DATA, colour: "none", mark: "rim" as const }] : [];
  const legend: Legend = { title: name, scale, others };
  return { html: `<div class=nv-tab-key>${legendSvg(legend, ROOM, { id })}</div>`, styles };
}

/** Writes the legends of the columns that are coloured: one for all where they are of one scale. */
export function legendsOf(
  { columns, groups }: SeenTable,
  domains: ReadonlyMap<number, Domain>,
  { sharesScale, numbers }: { readonly sharesScale: boolean; readonly numbers: NumberRules },
): readonly DrawnLegend[] {
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
  return firsts.map(({ column, domain, name }, at) => {
    const same = sharesScale ? coloured.filter((one) => alike(one.column, column)) : [];
    const ofColumns = same.length > 1 ? same.map((one) => one.column) : [column];
    const title = same.length > 1 ? "" : name;
    return drawnLegend(column, at, { name: title, domain, hasGaps: hasGaps(ofColumns), numbers });
  });
}
