import { figureText } from "./figure-text.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A dimension of a cube: its name, and those of its categories in their order. */
interface Dimension {
  readonly name: string;
  readonly categories: readonly string[];
}

const textOf = (value: unknown, otherwise: string) => (typeof value === "string" && value !== "" ? value : otherwise);

/** Returns the keys of the categories in their order: a list, places by key, or the labels of the only one. */
function keysOf(index: unknown, label: unknown): readonly string[] {
  if (Array.isArray(index)) return index.map(String);
  if (isRecord(index)) return Object.keys(index).sort((a, b) => Number(index[a]) - Number(index[b]));
  return isRecord(label) ? Object.keys(label) : [];
}

function dimensionOf(id: string, dimension: unknown): Dimension | null {
  if (!isRecord(dimension) || !isRecord(dimension.category)) return null;
  const { index, label } = dimension.category;
  const labels = isRecord(label) ? label : {};
  return { name: textOf(dimension.label, id), categories: keysOf(index, label).map((key) => textOf(labels[key], key)) };
}

/** Value or status at a place of a cube: in a list, or by its place in an object. */
function at(values: unknown, place: number): unknown {
  if (Array.isArray(values)) return values[place];
  return isRecord(values) ? values[String(place)] : undefined;
}

/** A figure with the flag behind it, as Eurostat writes both in its other files. */
function cellOf(value: unknown, status: unknown): string {
  const flag = textOf(status, "");
  if (typeof value === "number") return flag === "" ? figureText(value) : `${figureText(value)} ${flag}`;
  return flag === "" ? "" : `:${flag}`;
}

/**
 * Reads a cube of JSON-stat, as INE and Eurostat give it: a row for each cell, with the category of each dimension and its value.
 *
 * @param mostRows - Where to give up.
 * @returns Rows with the names first; `null` for what is no JSON-stat, and «too large» beyond the rows.
 * @see https://json-stat.org/full/
 */
export function readJsonStat(brought: unknown, mostRows: number): readonly (readonly string[])[] | "too large" | null {
  const cube = isRecord(brought) && isRecord(brought.dataset) ? brought.dataset : brought;
  if (!isRecord(cube) || !isRecord(cube.dimension)) return null;
  const { dimension, value, status } = cube;
  const ids = Array.isArray(cube.id) ? cube.id : dimension.id;
  if (!Array.isArray(ids) || (!Array.isArray(value) && !isRecord(value))) return null;
  const dimensions = ids.flatMap((id) => dimensionOf(String(id), dimension[String(id)]) ?? []);
  if (dimensions.length !== ids.length || dimensions.length === 0) return null;
  const count = dimensions.reduce((product, { categories }) => product * categories.length, 1);
  if (count >= mostRows) return "too large";
  const rows = Array.from({ length: count }, (_, place) => {
    let rest = place;
    const cells: string[] = [];
    for (const { categories } of dimensions.toReversed()) {
      cells.unshift(categories[rest % categories.length] ?? "");
      rest = Math.floor(rest / categories.length);
    }
    return [...cells, cellOf(at(value, place), at(status, place))];
  });
  return [[...dimensions.map(({ name }) => name), "Valor"], ...rows];
}
