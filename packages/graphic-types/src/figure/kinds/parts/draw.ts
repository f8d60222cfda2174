import { handOut } from "@nv/elections";
import { formatNumber } from "@nv/spanish";
import { LINE_HEIGHT, textWidthPx } from "../../../core/estimated-text.ts";
import type { DrawInput, Drawing, DrawnConfig } from "../../draw/drawing.ts";
import { keyOf } from "../../draw/key.ts";
import { PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedRect, type PlacedText, rectMarks, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { valueText } from "../../draw/value-text.ts";
import type { FigureData } from "../../figure-parts.ts";

const BAR_SIZES = 4.2;
const SEAM_PX = 1;
const INSIDE_PX = 4;
/** Squares, and how many stand side by side. */
const SQUARES = 100;
const ACROSS = { phone: 10, wide: 20 } as const;
/** The widest that a square is, pixels, and what is between two. */
const SQUARE_PX = { most: 28, apart: 2 } as const;
/** A hundred that was rounded may differ by half a unit of its last figure for each part. */
const HALF = 0.5;

/** Writes what the parts are together: their total, or that they are no hundred though they are percentages. */
function togetherText(values: readonly number[], { format }: Pick<DrawnConfig, "format">, isSquares: boolean): string {
  const sum = Number(values.reduce((all, value) => all + value, 0).toPrecision(12));
  const isPercent = format.unit === "%";
  const slack = values.length * HALF * 10 ** -format.decimals + 1e-9;
  const isHundred = isPercent && Math.abs(sum - 100) <= slack;
  const total = isPercent ? `Las partes suman ${valueText(sum, format)}` : `Total: ${valueText(sum, format)}`;
  const told = isHundred ? "" : total;
  const squares = isSquares ? "Cada cuadro, uno de cada cien" : "";
  return [squares, told].filter(Boolean).join(" · ");
}

/** Lays out a hundred squares, column after column, so that a part is a block. */
function squaresOf(
  values: readonly number[],
  { widthPx, across }: { readonly widthPx: number; readonly across: number },
) {
  const down = SQUARES / across;
  const step = Math.min(SQUARE_PX.most + SQUARE_PX.apart, (widthPx + SQUARE_PX.apart) / across);
  const owners = handOut(values, SQUARES).flatMap((count, part) => Array.from({ length: count }, () => part));
  const squares = owners.map((part, at) => {
    const [column, line] = [Math.floor(at / down), at % down];
    const [left, top] = [column * step, line * step];
    return { part, box: { left, top, right: left + step - SQUARE_PX.apart, bottom: top + step - SQUARE_PX.apart } };
  });
  return { squares, heightPx: down * step };
}

/** A bar, or a hundred squares, of the parts of a whole. */
export function drawParts(data: FigureData, input: DrawInput, { form }: { readonly form: "bar" | "waffle" }): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx, isPhone } = sheet;
  const { format } = config;
  const values = (seriesOf(data)[0]?.values ?? []).map((value) => value ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  const colours = values.map((_value, at) => PAINT.own(at));
  const key = keyOf(
    data.rows.map(({ x }, at) => ({ name: `${x}: ${valueText(values[at] ?? 0, format)}`, colour: colours[at] ?? "" })),
    sheet,
  );
  const topPx = key.heightPx + 2;
  const isSquares = form === "waffle";
  const said = togetherText(values, config, isSquares);
  const { squares, heightPx } = isSquares
    ? squaresOf(values, { widthPx, across: isPhone ? ACROSS.phone : ACROSS.wide })
    : { squares: [], heightPx: textPx * BAR_SIZES };
  const bars = values.map((value, at): PlacedRect => {
    const before = values.slice(0, at).reduce((all, one) => all + one, 0);
    const [left, right] = [(before / sum) * widthPx, ((before + value) / sum) * widthPx];
    return { left, right: Math.max(left, right - SEAM_PX), top: topPx, bottom: topPx + heightPx };
  });
  const moved = squares.map(({ part, box }) => ({
    part,
    box: { ...box, top: box.top + topPx, bottom: box.bottom + topPx },
  }));
  const rectsOf = (at: number) =>
    isSquares ? moved.filter(({ part }) => part === at).map(({ box }) => box) : bars.slice(at, at + 1);
  const share = (value: number) => `${formatNumber((100 * value) / sum, { ...format.numbers, decimals: 0 })}`;
  const texts = bars.flatMap(({ left, right, top, bottom }, at): PlacedText[] => {
    const text = `${share(values[at] ?? 0)} %`.replace(" ", "\u00a0");
    const fits = !isSquares && textWidthPx(text, textPx, { isBold: true }) + 2 * INSIDE_PX <= right - left;
    return fits
      ? [
          {
            x: (left + right) / 2,
            y: (top + bottom) / 2,
            text,
            anchor: "middle",
            isBold: true,
            fill: PAINT.on(colours[at] ?? ""),
          },
        ]
      : [];
  });
  const saidPx = said === "" ? 0 : textPx * (LINE_HEIGHT + 0.4);
  return {
    options: inPixels(widthPx, Math.round(topPx + heightPx + saidPx + 2)),
    marks: [
      ...values.map((_value, at) => rectMarks(plot, rectsOf(at), colours[at] ?? PAINT.ink)),
      ...textMarks(plot, [
        ...texts,
        { x: 0, y: topPx + heightPx + textPx * 0.4, text: said, line: "top", fill: PAINT.soft },
      ]),
      ...key.marks(plot, 0, 0),
    ],
    places: values.map((_value, at) => {
      const own = rectsOf(at);
      const middle = own[Math.floor(own.length / 2)];
      return [
        middle === undefined ? null : { x: (middle.left + middle.right) / 2, y: (middle.top + middle.bottom) / 2 },
      ];
    }),
    by: "point",
  };
}
