import { PLACES_API_PATH } from "@nv/contracts";
import { type StreetGround, StreetsFound, type StreetsLack } from "@nv/contracts/schemas";
import { fileIdIn } from "@nv/piece-parts";
import type { WantedStreets } from "../streets/wanted-streets.ts";

/** Streets of a map, or why there are none. */
export type MapStreets =
  | { readonly ground: StreetGround; readonly lack: null }
  | { readonly ground: null; readonly lack: StreetsLack | null };

/** Streets, each box fetched once while it is looked at. */
export interface StreetStore {
  /** @param wanted - `null` for none. */
  load(wanted: WantedStreets | null): Promise<MapStreets>;
}

const NOTHING: MapStreets = { ground: null, lack: null };

/** Most grounds that are kept: those of the views of a map. */
const MOST_KEPT = 6;

async function fetchStreets({ area, ratios, detail, from }: WantedStreets): Promise<MapStreets> {
  const query = new URLSearchParams({ area: area.join(), ratios: ratios.join(), detail });
  if (from.kind === "file") {
    const id = fileIdIn(from.source);
    if (id === null) return { ground: null, lack: "no-file" };
    query.set("file", id);
  }
  const answer = await fetch(`${PLACES_API_PATH}/streets?${query}`);
  if (!answer.ok) throw new Error(`The streets were answered with ${answer.status}.`);
  const found = StreetsFound.parse(await answer.json());
  return found.state === "found" ? { ground: found.ground, lack: null } : { ground: null, lack: found.lack };
}

/** Makes a store that holds nothing yet. @param bring - Fetches streets. */
export function createStreetStore(bring: (wanted: WantedStreets) => Promise<MapStreets> = fetchStreets): StreetStore {
  const kept = new Map<string, Promise<MapStreets>>();
  return {
    async load(wanted) {
      if (wanted === null) return NOTHING;
      const key = JSON.stringify(wanted);
      const known = kept.get(key) ?? bring(wanted);
      // The last used comes last, and the first is the one to go.
      kept.delete(key);
      kept.set(key, known);
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
      // What is not there may be put in place meanwhile.
      const forget = () => kept.delete(key);
      known.then(({ ground }) => ground === null && forget(), forget);
      return known;
    },
  };
}
