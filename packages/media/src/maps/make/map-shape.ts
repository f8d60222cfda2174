import type { MapRequest } from "@nv/contracts/schemas";
import mapshaper, { type Cell, type Layer } from "mapshaper";
import { MediaError } from "../../maker.ts";

const { DataTable } = mapshaper.internal;

type Row = Record<string, Cell>;

/** A value of a table as text: the same for the page that checks keys and for the join. */
export function cellText(value: Cell): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value).trim();
}

function requireFields({ data }: Layer, names: readonly string[]): void {
  const fields = data?.getFields() ?? [];
  const missing = names.find((name) => !fields.includes(name));
  if (missing !== undefined) throw new MediaError(`La capa no tiene el campo «${missing}».`);
}

/** Keeps the features that have a value in a field. @returns The places in the layer that they had. */
export function keepOnly(layer: Layer, only: NonNullable<MapRequest["only"]>): readonly number[] {
  requireFields(layer, [only.field]);
  const rows = layer.data?.getRecords() ?? [];
  const kept = rows.map((row) => cellText(row[only.field]) === only.value);
  if (!kept.includes(true)) throw new MediaError(`Ningún elemento tiene «${only.value}» en el campo «${only.field}».`);
  layer.shapes = (layer.shapes ?? []).filter((_, index) => kept[index]);
  layer.data = new DataTable(rows.filter((_, index) => kept[index]));
  return kept.flatMap((isKept, index) => (isKept ? [index] : []));
}

/** The keys of a layer's features, drawn or not. */
export function keysOf({ data }: Layer, key: string): ReadonlySet<string> {
  const keys = (data?.getRecords() ?? []).map((row) => cellText(row[key]));
  return new Set(keys.filter((one) => one !== ""));
}

/** The keys of what a layer draws: not of what has no shape. */
export function drawnKeys({ shapes = [], data }: Layer, key: string): ReadonlySet<string> {
  const rows = data?.getRecords() ?? [];
  return new Set(
    rows.flatMap((row, at) => (shapes[at] === null || shapes[at] === undefined ? [] : cellText(row[key]))),
  );
}

/** A name that the table does not have yet. */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) if (!taken.includes(`${name}_${number}`)) return `${name}_${number}`;
}

/**
 * Puts the columns of a table beside a layer's own, by the key.
 *
 * @returns How many rows found an area, and what the columns are called there.
 */
export function joinTable(
  layer: Layer,
  key: string,
  { columns, rows }: NonNullable<MapRequest["join"]>,
): { readonly joined: number; readonly names: readonly string[] } {
  requireFields(layer, [key]);
  const own = layer.data?.getFields() ?? [];
  const names = columns.slice(1).map((name) => freeName(name === "" ? "columna" : name, own));
  const byKey = new Map(rows.map((row) => [cellText(row[0]), row.slice(1)]));
  const found = new Set<string>();
  const empty: Row = Object.fromEntries(names.map((name) => [name, null]));
  const records = (layer.data?.getRecords() ?? []).map((row): Row => {
    const code = cellText(row[key]);
    const values = byKey.get(code);
    if (values === undefined) return { ...row, ...empty };
    found.add(code);
    return { ...row, ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])) };
  });
  layer.data = new DataTable(records);
  return { joined: found.size, names };
}

/** Leaves the fields that were asked for, the key first. @returns Nothing of the table where none was. */
export function keepFields(layer: Layer, names: readonly string[]): void {
  const wanted = [...new Set(names.filter((name) => name !== ""))];
  requireFields(layer, wanted);
  if (layer.data !== null) mapshaper.cmd.filterFields(layer, wanted, {});
}
