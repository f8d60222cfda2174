import type { CountSnapshot } from "@nv/contracts/schemas";
import { type NamedList, type ShownTowns, townClassOf } from "@nv/election-pages";
import { linesCredit } from "@nv/graphic-types/maps";
import { z } from "zod";
import { createWorkThread } from "../../platform/threads/work-thread.ts";
import { TOWNS, type TownsOrder } from "./core/draw-towns.ts";
import { partOfTowns, townCounts, townStandings } from "./core/town-counts.ts";

/** Longest that a map may take, milliseconds: the first one lays 8,131 towns out, which are two seconds of a processor. */
const MOST_MS = 60_000;
/** Orders that wait at the most: two nights and what is published by hand. */
const MOST_WAITING = 8;
/** After this time without a count the thread ends: what is laid out is wanted elsewhere. */
const REST_MS = 180_000;
/** Memory of the thread's objects: the atlas laid out is a fifth of it. */
const OBJECTS_MB = 512;

/** Fewest towns of each province that make a map: of less, nearly all of it would be «sin datos». */
const LEAST_TOWNS = 20;

const Answer = z.object({ svg: z.string(), unmapped: z.int() });

/** Maps of who is first in each town. */
export interface TownMaps {
  /**
   * Draws the towns of a count, in a thread of its own: the server has others to answer.
   *
   * @returns `null` where the count has few towns, or none that the atlas knows.
   * @throws {Error} When the atlas is not there, or too many wait.
   */
  draw(snapshot: CountSnapshot | null, lists: ReadonlyMap<string, NamedList>): Promise<ShownTowns | null>;
  close(): Promise<void>;
}

/** Opens the maps of towns. @param folder - With the files of the atlas. */
export function createTownMaps(folder: string): TownMaps {
  const thread = createWorkThread<TownsOrder>({
    nameOf: () => "map of the towns of a night",
    program: new URL("./town-map.worker.ts", import.meta.url),
    ...{ mostMs: MOST_MS, mostWaiting: MOST_WAITING, restMs: REST_MS, objectsMb: OBJECTS_MB },
    busy: () => new Error("Too many maps of towns wait."),
  });
  return {
    close: () => thread.close(),
    async draw(snapshot, lists) {
      if (snapshot === null) return null;
      const standings = townStandings(snapshot);
      const provinces = new Set([...standings.keys()].map((code) => code.slice(0, 2)));
      if (standings.size < LEAST_TOWNS * Math.max(1, provinces.size)) return null;
      const classOf = townClassOf({ lists });
      const classes = [...standings].map(([code, standing]) => [code, classOf(standing)] as const);
      const names = [...new Set([classOf({ kind: "uncounted" }), ...classes.map(([, name]) => name).toSorted()])];
      const places = new Map(names.map((name, at) => [name, at]));
      const placeOf = new Map(classes.map(([code, name]) => [code, places.get(name) ?? 0]));
      const open = new Set(
        [...standings].flatMap(([code, one]) => (one.kind === "first" && !one.isSettled ? [code] : [])),
      );
      const within = partOfTowns(standings.keys());
      const { svg, unmapped } = Answer.parse(await thread.run({ folder, within, names, placeOf, open }));
      if (unmapped === standings.size) return null;
      return { ...townCounts(standings, lists), svg, unmapped, credit: linesCredit(TOWNS) };
    },
  };
}
