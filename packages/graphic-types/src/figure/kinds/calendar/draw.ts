import { formatDate, NO_BREAK_SPACE } from "@nv/spanish";
import { LINE_HEIGHT } from "../../../core/estimated-text.ts";
import { classWords, NO_DATA } from "../../../core/legend/class-words.ts";
import type { LegendClass } from "../../../core/legend/legend.ts";
import { placeLegend } from "../../../core/legend/place-legend.ts";
import { captionOf } from "../../draw/caption.ts";
import { dayNumber, isoDay } from "../../draw/day-number.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { legendMarks } from "../../draw/legend-marks.ts";
import { niceStep } from "../../draw/nice-ticks.ts";
import { CLASSES, PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { readX } from "../../draw/read-x.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { labelText, type Measure, measureOf, type ValueFormat } from "../../draw/value-text.ts";
import type { FigureData } from "../../figure-parts.ts";

const WEEK = 7;
/** Weeks that a month may touch. */
const MOST_WEEKS = 6;
/** Most months side by side. */
const MONTHS = { phone: 3, wide: 6 } as const;
/** Largest side of the square of a day, lines of text: a month alone is no poster. */
const LARGEST_DAY = 3;
/** Room between two months, in days. */
const APART = 1;
/** Room above a month for its name, in days. */
const NAME = 1.4;
/** 1 January 1970 was a Thursday, and a Spanish week begins on Monday. */
const weekdayOf = (day: number) => (((day + 3) % WEEK) + WEEK) % WEEK;

/** Returns the values at which the classes of a calendar begin: round ones, the first at or below the least. */
export function classStarts(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return [least];
  const step = niceStep(least, most, CLASSES);
  const first = Math.floor(least / step);
  const starts = Array.from({ length: CLASSES + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  // One more than there are colours begins where nothing is any more, or belongs to the last class.
  return starts.slice(0, CLASSES).filter((start) => start <= most);
}

/** Classes to each side of zero. */
const SIDES = 3;

/** Returns the values at which the classes of a calendar with two sides begin, with the place of each: `-3` to `2`, and `0` begins at zero. */
export function sidedStarts(values: readonly number[]): readonly { readonly start: number; readonly place: number }[] {
  const reach = Math.max(...values.map(Math.abs));
  if (reach === 0) return [{ start: 0, place: 0 }];
  const step = niceStep(0, reach, SIDES);
  const placeOf = (value: number) =>
    Math.min(SIDES - 1, Math.max(-SIDES, Math.floor(Number((value / step).toPrecision(12)))));
  const [first, last] = [placeOf(Math.min(...values)), placeOf(Math.max(...values))];
  return Array.from({ length: last - first + 1 }, (_none, at) => ({
    start: Number(((first + at) * step).toPrecision(12)),
    place: first + at,
  }));
}

/** Writes where each class begins; the last one goes on. */
function classTexts(
  starts: readonly number[],
  measure: Measure,
  { decimals, numbers }: ValueFormat,
): readonly Omit<LegendClass, "colour">[] {
  const wordsWith = (sign: string) =>
    classWords(starts, {
      hasBelow: false,
      write: (value) =>
        labelText(
          value,
          { ...measure, sign },
          { decimals: Number.isInteger(value / measure.size) ? 0 : decimals, ...(numbers && { numbers }) },
        ),
    });
  const short = wordsWith("");
  // Where there is no room for the sign on each, the last has it all the same.
  return wordsWith(measure.sign).map((words, at) => ({
    ...words,
    short: at === starts.length - 1 ? words.at : (short[at]?.at ?? words.at),
  }));
}

/** The days of a week, as a column of each says it. */
const WEEKDAYS = ["L", "M", "X", "J", "V", "S", "D"] as const;

/** A square for each day, a block for each month: darker with more, or of two colours to both sides of zero. */
export function drawCalendar(
  data: FigureData,
  input: DrawInput,
  { colours }: { readonly colours: "classes" | "diverging" },
): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx, isPhone } = sheet;
  const [series] = seriesOf(data);
  const values = series?.values ?? [];
  const days = data.rows.map(({ x }) => readX(x, "date") ?? Number.NaN);
  const months = [...new Set(days.filter(Number.isFinite).map((day) => isoDay(day).slice(0, 7)))].sort();
  // As many lines as they need, and as many side by side as fill them: of seven months four, and three below.
  const lines = Math.ceil(months.length / (isPhone ? MONTHS.phone : MONTHS.wide));
  const columns = Math.ceil(months.length / lines);
  const told = values.filter((value) => value !== null);
  const sided = colours === "diverging" ? sidedStarts(told) : null;
  const starts = sided?.map(({ start }) => start) ?? classStarts(told);
  const measure = measureOf(told, config.format);
  const caption = captionOf(measure, sheet);
  // The greatest class has the strongest colour, however many there are.
  const paintOf = (at: number) =>
    sided === null ? PAINT.level(CLASSES - starts.length + at) : PAINT.side((sided[at]?.place ?? 0) + SIDES);
  const classOf = (value: number) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= value),
    );
  const hasGaps = told.length < values.length;
  const classes = classTexts(starts, measure, config.format).map((texts, at) => ({ ...texts, colour: paintOf(at) }));
  const key = placeLegend(
    { scale: { kind: "classes", classes }, others: hasGaps ? [{ name: NO_DATA, colour: PAINT.wash }] : [] },
    sheet,
  );
  const abovePx = key.heightPx + caption.heightPx;
  const cellsAcross = columns * (WEEK + APART) - APART;
  const dayPx = Math.min(widthPx / cellsAcross, textPx * LARGEST_DAY);
  // Once, above the first blocks: those below have the same columns.
  const lettersDays = (textPx * LINE_HEIGHT) / dayPx;
  const [across, down] = [WEEK + APART, MOST_WEEKS + NAME + APART / 2];
  const firstOf = (month: string) => dayNumber(`${month}-01`);
  const cornerOf = (month: string) => {
    const at = months.indexOf(month);
    return { left: (at % columns) * across, top: Math.floor(at / columns) * down + NAME + lettersDays };
  };
  const squareOf = (day: number) => {
    const month = isoDay(day).slice(0, 7);
    const { left, top } = cornerOf(month);
    const first = firstOf(month);
    const week = Math.floor((day - first + weekdayOf(first)) / WEEK);
    return { x: left + weekdayOf(day), y: top + week };
  };
  const squares = days.flatMap((day, row) => {
    const value = values[row] ?? null;
    if (!Number.isFinite(day)) return [];
    return [{ ...squareOf(day), fill: value === null ? PAINT.wash : paintOf(classOf(value)) }];
  });
  const names = months.map((month, at) => {
    const { left, top } = cornerOf(month);
    const [name = "", year = ""] = formatDate(`${month}-01`, "axis").split(NO_BREAK_SPACE);
    const isFirst = at < columns;
    return {
      x: left,
      y: isFirst ? top - lettersDays : top,
      text: at === 0 || name === "ene" ? `${name}${NO_BREAK_SPACE}${year}` : name,
    };
  });
  const letters = months.slice(0, columns).flatMap((month) => {
    const { left, top } = cornerOf(month);
    return WEEKDAYS.map((text, day) => ({ x: left + day + 0.5, y: top, text }));
  });
  const height = Math.round(abovePx + (lines * down + lettersDays) * dayPx);
  const edge = 0.06;
  const topOf = (y: number) => abovePx + y * dayPx;
  const rects = squares.map(({ x, y, fill }) => ({
    ...{ left: (x + edge) * dayPx, right: (x + 1 - edge) * dayPx, fill },
    ...{ top: topOf(y + edge), bottom: topOf(y + 1 - edge) },
  }));
  return {
    options: inPixels(widthPx, height),
    marks: [
      plot.rect(rects, { x1: "left", x2: "right", y1: "top", y2: "bottom", fill: "fill" }),
      ...textMarks(
        plot,
        names.map(({ x, y, text }): PlacedText => ({ x: x * dayPx, y: topOf(y) - textPx / 3, text, line: "bottom" })),
      ),
      ...textMarks(
        plot,
        letters.map(
          ({ x, y, text }): PlacedText => ({
            ...{ x: x * dayPx, y: topOf(y) - textPx / 6, text, anchor: "middle", line: "bottom", fill: PAINT.soft },
          }),
        ),
      ),
      ...caption.marks(plot, { topPx: -key.heightPx, leftPx: 0 }),
      ...legendMarks(plot, key.parts),
    ],
    places: days.map((day, row) => {
      const value = values[row] ?? null;
      if (value === null || !Number.isFinite(day)) return [null];
      const { x, y } = squareOf(day);
      return [{ x: (x + 0.5) * dayPx, y: topOf(y + 0.5) }];
    }),
    by: "point",
  };
}
