/** A column of the drawing: name and value of a row. */
export interface Bar {
  readonly name: string;
  readonly value: number;
}

/** Size of the drawing, in its own units; pixels in the picture. */
export const DRAWING = { width: 600, height: 240 } as const;

/** Reads the bars that every double of a chart shows: one for each row. */
export function readBars(csv: string): readonly Bar[] {
  const [, ...rows] = csv.trim().split("\n");
  return rows.map((row) => {
    const [name = "", value = ""] = row.split(row.includes(";") ? ";" : ",", 2);
    return { name, value: Number(value.replace(",", ".")) || 0 };
  });
}

/** Position of a bar, in the units of {@link DRAWING}. */
export interface PlacedBar extends Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places the bars of a chart, with room for a figure above each and its name below. */
export function placeBars(csv: string): readonly PlacedBar[] {
  const rows = readBars(csv);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const step = DRAWING.width / Math.max(1, rows.length);
  return rows.map(({ name, value }, index) => {
    const height = Math.max(0, (value / most) * (DRAWING.height - 60));
    return { name, value, x: index * step + step * 0.2, y: DRAWING.height - 30 - height, width: step * 0.6, height };
  });
}
