import type { TrackPoint } from "../tracks/track.ts";
import { NOTHING_SAID, unpackSaid } from "./ship-said.ts";

/** A ship of a file. */
export interface FleetShip {
  /** Identifier among the ships of its file: its number where it has one, else the name of its track; empty where it has neither. */
  readonly id: string;
  /** 9 figures; empty where the file has none. */
  readonly mmsi: string;
  readonly name: string;
  readonly imo: string;
  readonly positions: number;
}

/** Positions of the ships of a file, in rows of figures: a million take thirty megabytes. */
export interface Fleet {
  /**
   * Keeps a position.
   *
   * @param said - What the ship says with it, as `packSaid` writes it.
   * @returns Whether there was room for it.
   */
  readonly add: (id: string, lon: number, lat: number, timeMs: number, said?: number) => boolean;
  /** Keeps what a ship says of itself; the first of each counts. */
  readonly describe: (id: string, words: { readonly name?: string; readonly imo?: string }) => void;
  /** Lists the ships, those with most positions first. */
  readonly ships: () => readonly FleetShip[];
  readonly positionsOf: (id: string) => readonly TrackPoint[];
}

interface Rows {
  figures: Float64Array;
  said: Uint16Array;
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
const FIRST_ROOM = 64;

/**
 * An empty one.
 *
 * @param isByNumber - Whether what tells its ships apart is their number; otherwise, the name of a track.
 */
export function createFleet(isByNumber = true): Fleet {
  const rowsOf = new Map<string, Rows>();
  let total = 0;
  function rowsFor(id: string): Rows | null {
    const known = rowsOf.get(id);
    if (known !== undefined) return known;
    if (rowsOf.size >= MOST_SHIPS) return null;
    const rows: Rows = {
      ...{ figures: new Float64Array(FIRST_ROOM * WIDTH), said: new Uint16Array(FIRST_ROOM) },
      ...{ count: 0, name: "", imo: "" },
    };
    rowsOf.set(id, rows);
    return rows;
  }
  return {
    add(id, lon, lat, timeMs, said = NOTHING_SAID) {
      const rows = total < MOST_POSITIONS ? rowsFor(id) : null;
      if (rows === null) return false;
      const at = rows.count * WIDTH;
      if (at === rows.figures.length) {
        const wider = new Float64Array(at * 2);
        wider.set(rows.figures);
        rows.figures = wider;
        const widerSaid = new Uint16Array(rows.said.length * 2);
        widerSaid.set(rows.said);
        rows.said = widerSaid;
      }
      rows.figures[at] = lon;
      rows.figures[at + 1] = lat;
      rows.figures[at + 2] = timeMs;
      rows.said[rows.count] = said;
      rows.count += 1;
      total += 1;
      return true;
    },
    describe(id, { name = "", imo = "" }) {
      const rows = rowsFor(id);
      if (rows === null) return;
      if (rows.name === "") rows.name = name;
      if (rows.imo === "") rows.imo = imo;
    },
    ships: () =>
      [...rowsOf]
        .filter(([, { count }]) => count > 0)
        .map(([id, { name, imo, count }]) => ({ id, mmsi: isByNumber ? id : "", name, imo, positions: count }))
        .sort((a, b) => b.positions - a.positions),
    positionsOf(id) {
      const { figures, said, count } = rowsOf.get(id) ?? {
        ...{ figures: new Float64Array(), said: new Uint16Array(), count: 0 },
      };
      return Array.from({ length: count }, (_, row) => ({
        lon: figures[row * WIDTH] ?? 0,
        lat: figures[row * WIDTH + 1] ?? 0,
        timeMs: figures[row * WIDTH + 2] ?? 0,
        ...unpackSaid(said[row] ?? NOTHING_SAID),
      }));
    },
  };
}
