import { PLACE_KINDS, type Place, type PlaceKind } from "./place.ts";

/** Columns of a place in the file of the search: its point and its inhabitants stand beside, in figures. */
const COLUMNS = ["kind", "code", "name", "names", "within", "capitalOf", "zone", "isSeat", "bounds"] as const;

const isKind = (text: string): text is PlaceKind => PLACE_KINDS.some((kind) => kind === text);

/** Writes what is told of a place in a line, without its point and its figures. */
export function placeLine({ kind, code, name, names, within, capitalOf, zone, isSeat, bounds }: Place): string {
  const others = names.length === 1 && names[0] === name ? "" : names.join("|");
  const cells = [kind, code, name, others, within, capitalOf, zone, isSeat ? "1" : "", bounds?.join(",") ?? ""];
  if (cells.some((cell) => /[\t\n]/.test(cell))) throw new TypeError(`«${name}» has a tabulator in it`);
  return cells.join("\t");
}

function boundsOf(cell: string): Place["bounds"] {
  const [west, south, east, north] = cell.split(",").map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return [west, south, east, north];
}

/**
 * Reads what {@link placeLine} wrote.
 *
 * @throws {TypeError} For any other line.
 */
export function readPlaceLine(line: string, figures: Pick<Place, "point" | "people" | "importance">): Place {
  const cells = line.split("\t");
  const [kind = "", code = "", name = "", others = "", within = "", capitalOf = "", zone = "", seat, box = ""] = cells;
  if (cells.length !== COLUMNS.length || !isKind(kind)) throw new TypeError(`expected a place, got «${line}»`);
  return {
    ...{ kind, code, name, within, capitalOf, zone },
    names: others === "" ? [name] : others.split("|"),
    isSeat: seat === "1",
    bounds: boundsOf(box),
    ...figures,
  };
}
