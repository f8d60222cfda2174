import type { DrawnTable, Observation } from "@nv/contracts/schemas";
import { formatCount, formatNumber } from "@nv/spanish";
import type { AverageDay, Averaged } from "./average-polls.ts";
import { thinnedDots } from "./averages/thinned-dots.ts";
import type { Comparison } from "./compare-mandates.ts";
import { EVENT_KEYS, POLL_KEYS } from "./poll-columns.ts";
import { rounded, shownDifference } from "./shown-share.ts";

/** Values that a figure draws at most, and rows: a phone has 360 pixels. */
const MOST_VALUES = 1200;
const MOST_ROWS = 200;

/** Single polls that are drawn, and moments that a figure has room for. */
export const DRAWN_MOST = { dots: 1000, moments: 8 } as const;

/** Returns the step from one row to the next, in days, so that all of them fit. */
export function stepOf(days: number, columns: number): number {
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns));
  return Math.max(1, Math.ceil((days - 1) / (most - 1)));
}

/** Places of a list, so many apart, the last one always among them. */
export function placesOf(count: number, step: number): readonly number[] {
  const every = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
  return every.at(-1) === count - 1 ? every : [...every, count - 1];
}

/** A share and its edges, as rows have them. */
export const sharesOf = (share: Averaged | null): readonly (number | null)[] =>
  share === null ? [null, null, null] : [share.meanPct, share.lowPct, share.highPct].map(rounded);

/** The columns of the edges of a series. */
export const edgesOf = (key: string, name: string) =>
  [
    { key: `${key}_low`, name: `${name}, al menos`, role: "low", look: "main", isUsual: true },
    { key: `${key}_high`, name: `${name}, como mucho`, role: "high", look: "main", isUsual: true },
  ] as const;

const share = (key: string, name: string) => [
  { key, name, role: "value", look: "main", isUsual: true } as const,
  ...edgesOf(key, name),
];

/** Returns the points by which approval exceeds disapproval in the shares that are shown; below zero where fewer approve. */
export function netOf({ approve, disapprove }: Pick<AverageDay, "approve" | "disapprove">): number | null {
  return approve === null || disapprove === null ? null : shownDifference(approve.meanPct, disapprove.meanPct);
}

/** Each poll with what it says of approval and of disapproval. */
function dotsOf(polls: readonly Observation[]): DrawnTable["dots"] {
  return polls.flatMap(({ date, values }) =>
    [POLL_KEYS.approve, POLL_KEYS.disapprove].flatMap((key) => {
      const y = values[key];
      return typeof y === "number" ? [{ x: date, y, key }] : [];
    }),
  );
}

/** Events between the first and the last day of an average, the last as many as there is room for. */
export function momentsOf(
  events: readonly Observation[],
  days: readonly { readonly day: string }[],
): DrawnTable["moments"] {
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return events
    .filter(({ date }) => date >= first && date <= last)
    .slice(-DRAWN_MOST.moments)
    .map(({ date, values }) => ({ x: date, text: String(values[EVENT_KEYS.title] ?? "") }));
}

/** A mandate as a figure draws it: the average with its band, the balance, each poll and what happened. */
export function mandateTable(
  days: readonly AverageDay[],
  { polls, events }: { readonly polls: readonly Observation[]; readonly events: readonly Observation[] },
): DrawnTable {
  const columns = [
    ...share(POLL_KEYS.approve, "Aprueba"),
    ...share(POLL_KEYS.disapprove, "Desaprueba"),
    { key: "net", name: "Saldo", role: "value", look: "main", isUsual: false } as const,
  ];
  const drawn = placesOf(days.length, stepOf(days.length, columns.length - 1)).flatMap((at) => days[at] ?? []);
  return {
    x: { name: "Fecha", kind: "date" },
    columns,
    rows: drawn.map((day) => ({
      x: day.day,
      values: [...sharesOf(day.approve), ...sharesOf(day.disapprove), netOf(day)],
    })),
    dots: [...thinnedDots(dotsOf(polls), DRAWN_MOST.dots)],
    moments: momentsOf(events, days),
  };
}

/** Mandates side by side as a figure draws them: the first one with its band over the greys of the others. */
export function comparisonTable({ mandates, lengthDays }: Comparison): DrawnTable {
  const columns = mandates.flatMap(({ name }, at): DrawnTable["columns"] => {
    const key = `m${at + 1}`;
    const own = { key, name, role: "value", look: at === 0 ? "main" : "quiet", isUsual: true } as const;
    return at === 0 ? [own, ...edgesOf(key, name)] : [own];
  });
  const step = stepOf(lengthDays, columns.length);
  return {
    x: { name: "Día de mandato", kind: "number" },
    columns,
    rows: placesOf(lengthDays, step).map((day) => ({
      x: String(day),
      values: mandates.flatMap(({ approve }, at) => sharesOf(approve[day] ?? null).slice(0, at === 0 ? 3 : 1)),
    })),
    dots: [],
    moments: [],
  };
}

/** Describes what is left out of a drawing, in words; empty for nothing. @param polls - How many dots there would be. */
export function drawnText(
  { x, rows, dots, moments }: DrawnTable,
  { polls, events }: { readonly polls: number; readonly events: number },
): string {
  const [one, next] = [rows[0]?.x ?? "", rows[1]?.x ?? ""];
  const step = x.kind === "date" ? (Date.parse(next) - Date.parse(one)) / 86_400_000 : Number(next) - Number(one);
  const isThin = rows.length > 2 && step > 1;
  return [
    ...(isThin ? [`En el dibujo, la línea tiene un valor cada ${formatCount(step, "día", "días")}.`] : []),
    ...(dots.length < polls && dots.length > 0
      ? [
          `Cada punto es una encuesta; donde se amontonan se dibujan menos, ${formatNumber(dots.length)} de ${formatNumber(polls)}.`,
        ]
      : []),
    ...(moments.length < events && moments.length > 0
      ? [`Se señalan los ${formatNumber(moments.length)} últimos acontecimientos.`]
      : []),
  ].join(" ");
}
