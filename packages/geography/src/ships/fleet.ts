import type { TrackPoint } from "../tracks/track.ts";

/** A ship of a file. */
export interface FleetShip {
  /** 9 figures; empty where the file tells no ships apart. */
  readonly mmsi: string;
  readonly name: string;
  readonly imo: string;
  readonly positions: number;
}

/** Positions of the ships of a file, in rows of figures: a million take thirty megabytes. */
export interface Fleet {
  /** @returns Whether there was room for it. */
  readonly add: (mmsi: string, lon: number, lat: number, timeMs: number) => boolean;
  /** What a ship says of itself; the first of each counts. */
  readonly describe: (mmsi: string, words: { readonly name?: string; readonly imo?: string }) => void;
  /** Those with most positions first. */
  readonly ships: () => readonly FleetShip[];
  readonly positionsOf: (mmsi: string) => readonly TrackPoint[];
}

interface Rows {
  figures: Float64Array;
  count: number;
  name: string;
  imo: string;
}

/** Positions that are kept; a day of a whole strait. */
export const MOST_POSITIONS = 4_000_000;
/** Ships that are told apart; more are a sea and no route. */
const MOST_SHIPS = 20_000;
/** Figures of a position. */
const WIDTH = 3;
const FIRST_ROOM = 64 * WIDTH;

/** An empty one. */
export function createFleet(): Fleet {
  const rowsOf = new Map<string, Rows>();
  let total = 0;
  function rowsFor(mmsi: string): Rows | null {
    const known = rowsOf.get(mmsi);
    if (known !== undefined) return known;
    if (rowsOf.size >= MOST_SHIPS) return null;
    const rows: Rows = { figures: new Float64Array(FIRST_ROOM), count: 0, name: "", imo: "" };
    rowsOf.set(mmsi, rows);
    return rows;
  }
  return {
    add(mmsi, lon, lat, timeMs) {
      const rows = total < MOST_POSITIONS ? rowsFor(mmsi) : null;
      if (rows === null) return false;
      const at = rows.count * WIDTH;
      if (at === rows.figures.length) {
        const wider = new Float64Array(at * 2);
        wider.set(rows.figures);
        rows.figures = wider;
      }
      rows.figures[at] = lon;
      rows.figures[at + 1] = lat;
      rows.figures[at + 2] = timeMs;
      rows.count += 1;
      total += 1;
      return true;
    },
    describe(mmsi, { name = "", imo = "" }) {
      const rows = rowsFor(mmsi);
      if (rows === null) return;
      if (rows.name === "") rows.name = name;
      if (rows.imo === "") rows.imo = imo;
    },
    ships: () =>
      [...rowsOf]
        .filter(([, { count }]) => count > 0)
        .map(([mmsi, { name, imo, count }]) => ({ mmsi, name, imo, positions: count }))
        .sort((a, b) => b.positions - a.positions),
    positionsOf(mmsi) {
      const { figures, count } = rowsOf.get(mmsi) ?? { figures: new Float64Array(), count: 0 };
      return Array.from({ length: count }, (_, row) => ({
        lon: figures[row * WIDTH] ?? 0,
        lat: figures[row * WIDTH + 1] ?? 0,
        timeMs: figures[row * WIDTH + 2] ?? 0,
      }));
    },
  };
}
