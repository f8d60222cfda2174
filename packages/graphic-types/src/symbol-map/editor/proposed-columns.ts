import { foldLoosely } from "@nv/spanish";
import type { MapData } from "../../data-map/map-parts.ts";

/** Columns of a map of symbols; empty for none. */
export interface SymbolColumns {
  readonly lat: string;
  readonly lon: string;
  readonly size: string;
  /** Column that names a place, where no area does. */
  readonly name: string;
}

const LAT = /^(?:lat|latitud|latitude|y)$/;
const LON = /^(?:lon|lng|long|longitud|longitude|x)$/;

/** Proposes the columns of a map of symbols by their names, and by what is in them. */
export function proposedColumns({ columns }: MapData, place: string): SymbolColumns {
  const figures = columns.filter(({ kind, name }) => kind === "number" && name !== place);
  const named = (pattern: RegExp) => figures.find(({ name }) => pattern.test(foldLoosely(name)))?.name ?? "";
  const [lat, lon] = [named(LAT), named(LON)];
  const size = figures.find(({ name }) => name !== lat && name !== lon)?.name ?? "";
  return { lat, lon, size, name: columns.find(({ kind }) => kind === "text")?.name ?? columns[0]?.name ?? "" };
}
