import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, textWidthPx, widestPx } from "../../core/estimated-text.ts";
import type { FigureData } from "../figure-parts.ts";
import { captionOf } from "./caption.ts";
import type { DrawInput, Drawing } from "./drawing.ts";
import { drawnValues } from "./drawn-values.ts";
import { groupsOf } from "./groups.ts";
import { keyOf } from "./key.ts";
import { placeRows, type RowPlace, rowNames } from "./name-rows.ts";
import { coloursOf, PAINT } from "./paint.ts";
import { type Series, seriesOf } from "./series-of.ts";
import { labelText, measureOf } from "./value-text.ts";
import { valuesAcross } from "./y-axis.ts";

const APART_PX = 7;
/** The height of a bar, and of the row of a dot, in sizes of the type. */
const BAR_SIZES = 1.45;
const DOT_SIZES = 1.9;
/** Between two bars of one row. */
const BARS_APART_PX = 1;
/** Pixels that a step of the axis of values needs, in sizes of the type. */
const STEP_SIZES = 4;
/** Room to both sides of the axis of dots, in sizes of the type. */
const EDGE_SIZES = 3;
const DOT_PX = 5.5;

/** Text in the place of a bar that is not there. */
const NO_VALUE = "sin dato";

/** A value where it is drawn. */
interface Item {
  /** `null` where there is none: that is said. */
  readonly value: number | null;
  /** Pixels from the top of the frame. */
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

const middleOf = ({ top, bottom }: Pick<Item, "top" | "bottom">) => (top + bottom) / 2;

/** Bars, or dots on a line, a row for each name, in the order of the table. */
export function drawOverNames(form: "bars" | "dots", data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx } = sheet;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const isDots = form === "dots";
  const names = rowNames(data, sheet);
  const barPx = textPx * BAR_SIZES;
  const { places, height } = placeRows(names, sheet, isDots ? textPx * DOT_SIZES : barPx * series.length);
  const values = drawnValues(series);
  const axis = valuesAcross(series, [], {
    ...{ scale: isDots ? config.scale : "zero", format: config.format },
    ...{ widthPx: widthPx - names.besidePx - EDGE_SIZES * textPx, textPx, stepSizes: STEP_SIZES },
  });
  const measure = isDots ? axis.measure : measureOf(values, config.format);
  const caption = captionOf(measure, sheet);
  const groups = isDots || series.length > 1 ? [] : groupsOf(data);
  const key = keyOf(
    series.length < 2
      ? groups.map((name, at) => ({ name, colour: PAINT.own(at) }))
      : series.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })),
    sheet,
  );
  /** Draws bars in the colour of their series, or each in that of its group. */
  const barsOf = (drawn: readonly (Item & { readonly row: number })[], fill: string) =>
    (groups.length === 0 ? [undefined] : [...groups, undefined]).map((group, at) =>
      plot.rect(
        groups.length === 0 ? drawn : drawn.filter(({ row }) => (data.rows[row]?.group || undefined) === group),
        {
          ...{ x1: 0, x2: "value", y1: "top", y2: "bottom" },
          fill: groups.length === 0 ? fill : group === undefined ? PAINT.quiet : PAINT.own(at),
        },
      ),
    );
  /** The values of a series where they are drawn; without value too, so that it can be said. */
  const itemsOf = ({ values: own }: Series, index: number) =>
    places.map(({ top, height: rowPx }, row): Item => {
      const value = own[row] ?? null;
      const from = top + (rowPx - (isDots ? rowPx : barPx * series.length)) / 2 + (isDots ? 0 : index * barPx);
      const box = { top: from, bottom: from + (isDots ? rowPx : barPx - BARS_APART_PX) };
      return { ...box, value, text: value === null ? NO_VALUE : labelText(value, measure, config.format) };
    });
  const items = series.map(itemsOf);
  const domain = isDots ? [...axis.domain] : [Math.min(0, ...values), Math.max(0, ...values)];
  const textsPx = widestPx(
    items.flat().map(({ text }) => text),
    textPx,
  );
  const besideBar = textsPx + APART_PX;
  const hasNegative = !isDots && values.some((value) => value < 0);
  const axisPx = isDots ? textPx * LINE_HEIGHT + APART_PX : 0;
  const marginTop = Math.round(key.heightPx + caption.heightPx + axisPx + 2);
  const marginLeft = names.besidePx + (hasNegative ? besideBar : isDots ? textPx : 0);
  // Half of the last text of the axis stands beyond its mark.
  const endPx = Math.max(textPx * 2, Math.ceil(textWidthPx(axis.ticks.at(-1)?.text ?? "", textPx) / 2));
  const frameTop = -marginTop;
  return {
    options: {
      height: Math.round(marginTop + height + 2),
      ...{ marginTop, marginBottom: 2, marginLeft, marginRight: isDots ? endPx : besideBar },
      x: { type: isDots ? axis.type : "linear", axis: null, domain },
      // In pixels: rows are as tall as their names ask for.
      y: { type: "linear", axis: null, domain: [0, height], range: [marginTop, marginTop + height] },
    },
    marks: [
      ...(isDots ? dotsGround(input, axis.ticks, { items, places }) : []),
      plot.text(places, {
        ...{ frameAnchor: "left", fill: PAINT.ink, lineHeight: LINE_HEIGHT },
        text: (_place, row) => names.lines[row]?.join("\n") ?? "",
        y: ({ nameTop, top, height: rowPx }: RowPlace) => (names.isAbove ? nameTop : top + rowPx / 2),
        ...(names.isAbove
          ? { textAnchor: "start", lineAnchor: "top", dx: -marginLeft }
          : { textAnchor: "end", lineAnchor: "middle", dx: names.besidePx - APART_PX - marginLeft }),
      }),
      ...items.flatMap((own, index) => {
        const fill = colours[index] ?? PAINT.ink;
        const drawn = own.flatMap(({ value, ...item }, row) => (value === null ? [] : [{ ...item, value, row }]));
        if (isDots) return [plot.dot(drawn, { x: "value", y: middleOf, r: DOT_PX, fill, stroke: PAINT.halo })];
        return [...barsOf(drawn, fill), ...barTexts(input, own)];
      }),
      ...(hasNegative ? [plot.ruleX([0], { stroke: PAINT.ink })] : []),
      ...caption.marks(plot, { topPx: -frameTop - key.heightPx, leftPx: marginLeft }),
      ...key.marks(plot, marginTop, marginLeft),
    ],
    places: data.rows.map((_row, row) =>
      items.map((own) => {
        const item = own[row];
        return item === undefined || item.value === null ? null : { x: item.value, y: middleOf(item) };
      }),
    ),
    by: "point",
  };
}

/** Writes the value of each bar, at its end; and that there is none, where there is none. */
function barTexts({ plot }: DrawInput, items: readonly Item[]): readonly Markish[] {
  return [false, true].map((isNegative) =>
    plot.text(
      items.filter(({ value }) => (value ?? 0) < 0 === isNegative),
      {
        ...{ x: ({ value }: Item) => value ?? 0, y: middleOf, text: "text" },
        fill: ({ value }: Item) => (value === null ? PAINT.soft : PAINT.ink),
        textAnchor: isNegative ? "end" : "start",
        dx: isNegative ? -APART_PX / 2 : APART_PX / 2,
      },
    ),
  );
}

/** Draws what lies below dots: the axis, and a line from the least of a row to its greatest. */
function dotsGround(
  { plot }: DrawInput,
  ticks: readonly { readonly at: number; readonly text: string }[],
  { items, places }: { readonly items: readonly (readonly Item[])[]; readonly places: readonly RowPlace[] },
): readonly Markish[] {
  const extents = places.flatMap(({ top, height }, row) => {
    const values = items.map((own) => own[row]?.value ?? null).filter((value) => value !== null);
    return values.length < 2 ? [] : [{ from: Math.min(...values), to: Math.max(...values), y: top + height / 2 }];
  });
  return [
    plot.ruleX(
      ticks.map(({ at }) => at),
      { stroke: PAINT.rule },
    ),
    plot.text(ticks, {
      ...{ frameAnchor: "top", x: "at", text: "text", dy: -APART_PX, lineAnchor: "bottom", fill: PAINT.soft },
    }),
    plot.ruleY(extents, { y: "y", x1: "from", x2: "to", stroke: PAINT.quiet, strokeWidth: 2 }),
  ];
}
