import type { AverageFields, DrawnTable, Observation } from "@nv/contracts/schemas";
import { DRAWN_MOST, edgesOf, momentsOf, placesOf, sharesOf, stepOf } from "../drawn-table.ts";
import type { AverageOfDay } from "./average-days.ts";
import { thinnedDots } from "./thinned-dots.ts";

/** Columns that a figure takes, edges with them; colours that are told apart. */
const MOST_COLUMNS = 16;
const MOST_COLOURS = 7;

/** Places of the series whose intervals are drawn: the highest, as many as there are columns for. */
function withBands(last: AverageOfDay | undefined, count: number): ReadonlySet<number> {
  const order = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => (last?.shares[b]?.meanPct ?? 0) - (last?.shares[a]?.meanPct ?? 0),
  );
  return new Set(order.slice(0, Math.floor((MOST_COLUMNS - count) / 2)));
}

/** Places of the series that have a colour of their own: choices before the rest, in the order of the team. */
function coloured({ series }: Pick<AverageFields, "series">): ReadonlySet<number> {
  const order = [...series.entries()].sort(([, a], [, b]) => Number(a.role === "rest") - Number(b.role === "rest"));
  const choices = order.filter(([, { role }]) => role === "choice");
  return new Set((choices.length === 0 ? order : choices).slice(0, MOST_COLOURS).map(([at]) => at));
}

/** An average as a figure draws it: each series with its interval, each poll and what happened. */
export function averageTable(
  fields: Pick<AverageFields, "series">,
  days: readonly AverageOfDay[],
  { polls, events }: { readonly polls: readonly Observation[]; readonly events: readonly Observation[] },
): DrawnTable {
  const { series } = fields;
  const last = days.findLast(({ shares }) => shares.some((share) => share !== null));
  const [bands, colours] = [withBands(last, series.length), coloured(fields)];
  const columns = series.flatMap(({ key, name }, at): DrawnTable["columns"] => {
    const look = colours.has(at) ? "main" : "quiet";
    const edges = edgesOf(key, name).map((edge) => ({ ...edge, look, isUsual: bands.has(at) }) as const);
    return [{ key, name, role: "value", look, isUsual: true }, ...edges];
  });
  const usual = columns.filter(({ isUsual }) => isUsual).length;
  const drawn = placesOf(days.length, stepOf(days.length, usual)).flatMap((at) => days[at] ?? []);
  const dots = polls.flatMap(({ date, values }) =>
    series.flatMap(({ key }) => {
      const y = values[key];
      return typeof y === "number" ? [{ x: date, y, key }] : [];
    }),
  );
  return {
    x: { name: "Fecha", kind: "date" },
    columns,
    rows: drawn.map(({ day, shares }) => ({ x: day, values: shares.flatMap(sharesOf) })),
    dots: [...thinnedDots(dots, DRAWN_MOST.dots)],
    moments: momentsOf(events, days),
  };
}
