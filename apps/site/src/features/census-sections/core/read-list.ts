import { type GeoPoint, isNearSpain, readLocation, readSectionCode, SECTION_CODE_FAULT } from "@nv/geography";
import { fold } from "@nv/spanish";
import { columnOf, readNumber, type TableRow } from "@nv/tables";

/** Kind of value that tells where each row of a list is. */
export type ListKind = "codes" | "points" | "places" | "addresses";

/** A list that somebody brought, and what was understood of it, open to correction. */
export interface List {
  readonly names: readonly string[];
  readonly rows: readonly TableRow[];
  readonly kind: ListKind;
  /** Column of the code, of the latitude, of the coordinates or of the address. */
  readonly first: number;
  /** Column of the longitude; of nothing for the rest. */
  readonly second: number;
}

/** Addresses that are asked for, one after another, of a service of others. */
export const MOST_ADDRESSES = 200;

const CODE_NAME = /^(?:cusec|seccion|seccion censal|codigo seccion|cod seccion|seccion_censal)$/;
const LAT_NAME = /^(?:lat|latitud|latitude|y)$/;
const LON_NAME = /^(?:lon|lng|long|longitud|longitude|x)$/;
const PLACE_NAME = /^(?:coordenadas|punto|ubicacion|latlon|lat_lon|coords)$/;

/** Whether the first row are names: nothing in it is a figure or a code. */
const areNames = (cells: readonly string[]) =>
  cells.every((cell) => !/\d/.test(cell)) || cells.some((cell) => CODE_NAME.test(fold(cell.trim())));

/** A list as it was understood. @returns A sentence for what has no rows. */
export function readList(rows: readonly TableRow[]): List | string {
  const [head, ...rest] = rows;
  if (head === undefined) return "No hay ninguna fila.";
  const isNamed = areNames(head.cells) && rest.length > 0;
  const body = isNamed ? rest : rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, at) => (isNamed && head.cells[at]?.trim()) || `columna ${at + 1}`);
  const folded = names.map((name) => fold(name));
  const cellsOf = (at: number) => body.slice(0, 200).map(({ cells }) => (cells[at] ?? "").trim());
  const find = (pattern: RegExp) => folded.findIndex((name) => pattern.test(name));
  const most = (test: (cell: string) => boolean) =>
    names.findIndex((_, at) => {
      const filled = cellsOf(at).filter(Boolean);
      return filled.length > 0 && filled.filter(test).length > filled.length / 2;
    });
  const list = { names, rows: body };

  const code = find(CODE_NAME) >= 0 ? find(CODE_NAME) : most((cell) => /^\d{10}$/.test(cell));
  if (code >= 0) return { ...list, kind: "codes", first: code, second: -1 };
  const [lat, lon] = [find(LAT_NAME), find(LON_NAME)];
  if (lat >= 0 && lon >= 0) return { ...list, kind: "points", first: lat, second: lon };
  const place = most((cell) => readLocation(cell).kind === "point");
  if (place >= 0) return { ...list, kind: "places", first: place, second: -1 };
  const figures = names.flatMap((_, at) => (columnOf("", cellsOf(at)).kind === "number" ? [at] : []));
  const named = find(PLACE_NAME);
  // The comma between the two was taken for one between columns.
  if (figures.includes(named) && figures.includes(named + 1))
    return { ...list, kind: "points", first: named, second: named + 1 };
  if (figures.length === 2) return { ...list, kind: "points", first: figures[0] ?? 0, second: figures[1] ?? 1 };
  const address = folded.findIndex((name) => /direcc|calle|domicilio|address|via/.test(name));
  return { ...list, kind: "addresses", first: Math.max(0, address), second: -1 };
}

/** Request of a row; a sentence for a row that asks for nothing. */
export type Asked = { readonly code: string } | { readonly point: GeoPoint } | { readonly words: string } | string;

/** Returns the request of each row of a list, in their order. */
export function askedBy({ kind, first, second, rows }: List): readonly Asked[] {
  const cell = (row: TableRow, at: number) => (row.cells[at] ?? "").trim();
  if (kind === "codes")
    return rows.map((row) => {
      const code = readSectionCode(cell(row, first));
      return code === null ? SECTION_CODE_FAULT : { code: code.code };
    });
  if (kind === "points") {
    const marks = [first, second].map(
      (at) =>
        columnOf(
          "",
          rows.map((row) => cell(row, at)),
          // No coordinate has four figures before its decimals.
          "decimals",
        ).decimalMark,
    );
    return rows.map((row) => {
      const lat = readNumber(cell(row, first), marks[0] ?? ".");
      const lon = readNumber(cell(row, second), marks[1] ?? ".");
      if (lat === null || lon === null) return "No hay dos números";
      return Math.abs(lat) > 90 || Math.abs(lon) > 180 ? "Fuera de rango" : { point: { lon, lat } };
    });
  }
  if (kind === "places")
    return rows.map((row) => {
      const found = readLocation(cell(row, first));
      return found.kind === "point" ? { point: found.point } : "No son unas coordenadas";
    });
  return rows.map((row) => (cell(row, first) === "" ? "Falta la dirección" : { words: cell(row, first) }));
}

/** Whether latitude and longitude seem to be in each other's place: read so nothing is in Spain, the other way round most is. */
export function areExchanged(asked: readonly Asked[]): boolean {
  const points = asked.flatMap((one) => (typeof one === "object" && "point" in one ? [one.point] : []));
  if (points.length === 0 || points.some(isNearSpain)) return false;
  return points.filter(({ lon, lat }) => isNearSpain({ lon: lat, lat: lon })).length > points.length / 2;
}
