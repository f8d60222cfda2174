import type { FigureData, FigureParts } from "./figure-parts.ts";

/** Parts of a figure that say what its values are of. */
type Measured = Pick<FigureParts, "format" | "data">;

const ownUnits = ({ columns }: FigureData) =>
  columns.flatMap(({ role, unit = "" }) => (role === "value" ? [unit] : []));

/** The unit of the axis of values: what somebody wrote, or that of all columns. */
export function axisUnit({ format, data }: Measured): string {
  if (format.unit !== "") return format.unit;
  const [first = "", ...others] = ownUnits(data);
  return others.every((unit) => unit === first) ? first : "";
}

/** The unit of the values of a column. @param at - Its place in the table. */
export const columnUnit = ({ format, data }: Measured, at: number): string =>
  data.columns[at]?.unit || axisUnit({ format, data });

/** Two columns of different units, which no axis holds; `null` where somebody said one for all, or there are none. */
export function clashingColumns({ format, data }: Measured): readonly [name: string, other: string] | null {
  if (format.unit !== "") return null;
  const told = data.columns.filter(({ role, unit = "" }) => role === "value" && unit !== "");
  const [first] = told;
  const other = told.find(({ unit }) => unit !== first?.unit);
  return first === undefined || other === undefined ? null : [first.name, other.name];
}

/** A name with its unit behind, unless it says it itself. */
export const withUnit = (name: string, unit: string): string =>
  unit === "" || name.trimEnd().endsWith(`(${unit})`) ? name : `${name} (${unit})`;
