import { formatNumber, type NumberRules } from "@nv/spanish";
import { widestPx } from "../../core/estimated-text.ts";
import type { FigureData } from "../figure-parts.ts";
import { breaksIn } from "./breaks.ts";
import { dateTicks, rowTicks, tradingTicks } from "./date-ticks.ts";
import { niceStep, niceValues, type Tick } from "./nice-ticks.ts";
import { areYears, readX } from "./read-x.ts";

/** Room for a figure below an axis, and between two names, in sizes of the type. */
const FIGURE_SIZES = 5;
const APART_SIZES = 1;

/** The axis of the first column: where each row is, and what is said below. */
export interface XAxis {
  /** For each row, ascending where it is a quantity. */
  readonly places: readonly number[];
  readonly domain: readonly [from: number, to: number];
  readonly ticks: readonly Tick[];
  /** Finds the place of a text, which need not be a row's; `null` when it is nowhere on the axis. */
  readonly placeOf: (text: string) => number | null;
  /** The rows that begin a new stroke, since what should be before them is missing. */
  readonly breaks: ReadonlySet<number>;
  /** From one row to its next, at the least: how wide a column may be. */
  readonly slot: number;
}

/** The least distance between two neighbours; 1 for a single one. */
function slotOf(places: readonly number[]): number {
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  return Math.min(...steps.filter((step) => step > 0), steps.length === 0 ? 1 : Number.POSITIVE_INFINITY);
}

/** Every so many of a list, so that no more than `most` remain. */
const thinned = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.filter((_item, at) => at % Math.max(1, Math.ceil(items.length / Math.max(1, most))) === 0);

function byRows(data: FigureData, ticks: readonly Tick[]): XAxis {
  const places = data.rows.map((_row, at) => at);
  const placeOf = (text: string) => {
    const at = data.rows.findIndex(({ x }) => x === text);
    return at === -1 ? null : at;
  };
  return { places, domain: [0, Math.max(1, places.length - 1)], ticks, placeOf, breaks: new Set(), slot: 1 };
}

/** Days one beside another, however far apart. */
function daysWithoutGaps(data: FigureData, days: readonly number[], roomSizes: number): XAxis {
  const axis = byRows(data, tradingTicks(days, roomSizes));
  const placeOf = (text: string) => {
    const day = readX(text, "date");
    const at = day === null ? -1 : days.findIndex((candidate) => candidate >= day);
    return at === -1 ? null : at;
  };
  return { ...axis, placeOf };
}

/** Room for figures below an axis: how many fit, and how the house writes them. */
interface NumberRoom extends Pick<Room, "numbers"> {
  readonly most: number;
}

function numberTicks(from: number, to: number, { most, numbers }: NumberRoom): readonly Tick[] {
  if (from === to) return [{ at: from, text: formatNumber(from, numbers) }];
  const [, fraction = ""] = String(niceStep(from, to, most)).split(".");
  const inside = niceValues(from, to, most).filter((value) => value >= from && value <= to);
  return inside.map((at) => ({
    at,
    text: formatNumber(at, { ...numbers, decimals: fraction.length, fixedDecimals: true }),
  }));
}

/** Room for a year below an axis, in sizes of the type. */
const YEAR_SIZES = 3.8;

/** Years below an axis: those of the rows, every so many where there is no room for all. */
function yearTicks(years: readonly number[], roomSizes: number): readonly Tick[] {
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const nearest = (YEAR_SIZES * (last - first)) / roomSizes;
  const steps = Math.max(1, ...years.slice(1).map((year, at) => Math.ceil(nearest / (year - (years[at] ?? year)))));
  return thinned(years, Math.ceil(years.length / steps)).map((at) => ({ at, text: String(at) }));
}

/** Names below an axis: every so many, where there is no room for all. */
function nameTicks(data: FigureData, { widthPx, textPx }: Room): readonly Tick[] {
  const names = data.rows.map(({ x }, at) => ({ at, text: x }));
  const namePx =
    widestPx(
      names.map(({ text }) => text),
      textPx,
    ) +
    APART_SIZES * textPx;
  return thinned(names, Math.floor(widthPx / namePx));
}

/** Room that an axis has. */
export interface Room {
  /** Of the axis. */
  readonly widthPx: number;
  /** Of the type. */
  readonly textPx: number;
  /** Rules by which figures are written; the desk's without them. */
  readonly numbers?: NumberRules | undefined;
}

/** The axis of the first column of a table. */
export function xAxisOf(data: FigureData, room: Room): XAxis {
  const { kind, skipsGaps } = data.x;
  if (kind === "text") return byRows(data, nameTicks(data, room));
  const roomSizes = room.widthPx / room.textPx;
  const places = data.rows.map(({ x }) => readX(x, kind) ?? Number.NaN);
  if (kind === "date" && skipsGaps) return daysWithoutGaps(data, places, roomSizes);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const domain = from === to ? ([from - 1, to + 1] as const) : ([from, to] as const);
  const ticks =
    kind === "date"
      ? (rowTicks(places, roomSizes) ?? dateTicks(from, to, roomSizes))
      : areYears(data)
        ? yearTicks(
            [...new Set(places)].toSorted((a, b) => a - b),
            roomSizes,
          )
        : numberTicks(from, to, { most: Math.max(2, roomSizes / FIGURE_SIZES), numbers: room.numbers });
  const placeOf = (text: string) => {
    const place = readX(text, kind);
    return place === null || place < domain[0] || place > domain[1] ? null : place;
  };
  const breaks = kind === "date" ? breaksIn(places) : new Set<number>();
  return { places, domain, ticks, placeOf, breaks, slot: slotOf(places) };
}
