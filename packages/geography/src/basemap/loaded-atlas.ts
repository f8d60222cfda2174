import {
  ATLAS_FILES,
  readAtlas,
  SPAIN_LIGHT_LISTS,
  SPAIN_LISTS,
  type SpainAtlas,
  type SpainLightAtlas,
  WORLD_LISTS,
  type WorldAtlas,
} from "../atlas/atlas-topology.ts";
import type { MapName } from "../names/map-names.ts";
import { readMapNames } from "../names/packed-names.ts";
import { readWaters, type Waters } from "../waters/waters.ts";

/** The files of the atlas that a map may be made of, by name. */
export interface AtlasByName {
  readonly spain: SpainAtlas;
  readonly "spain-light": SpainLightAtlas;
  readonly "world-110m": WorldAtlas;
  readonly "world-50m": WorldAtlas;
  readonly "world-10m": WorldAtlas;
  readonly names: readonly MapName[];
  readonly "names-near": readonly MapName[];
  readonly waters: Waters;
}

/** Name of a file of the atlas. */
export type AtlasName = keyof AtlasByName;

/** Files of the atlas that were read: those that a map asked for. */
export type LoadedAtlas = Partial<AtlasByName>;

/** Names of the files of each, as the build leaves them. */
export const ATLAS_FILE_OF: Readonly<Record<AtlasName, string>> = {
  spain: ATLAS_FILES.spain,
  "spain-light": ATLAS_FILES.spainLight,
  "world-110m": ATLAS_FILES.world["110m"],
  "world-50m": ATLAS_FILES.world["50m"],
  "world-10m": ATLAS_FILES.world["10m"],
  names: ATLAS_FILES.names,
  "names-near": ATLAS_FILES.namesNear,
  waters: ATLAS_FILES.waters,
};

/**
 * Reads what a map is made of.
 *
 * @param read - JSON of a file of the atlas, by its name.
 * @throws {TypeError} For what is no atlas; what `read` throws.
 */
export async function loadAtlas(
  names: readonly AtlasName[],
  read: (file: string) => Promise<unknown>,
): Promise<LoadedAtlas> {
  const wanted = new Set(names);
  const of = async <Lists extends string>(name: AtlasName, lists: readonly Lists[]) =>
    wanted.has(name) ? readAtlas(await read(ATLAS_FILE_OF[name]), lists) : undefined;
  const named = async (name: "names" | "names-near") =>
    wanted.has(name) ? readMapNames(await read(ATLAS_FILE_OF[name])) : undefined;
  const watered = async () => (wanted.has("waters") ? readWaters(await read(ATLAS_FILE_OF.waters)) : undefined);
  const [spain, light, coarse, middle, fine, towns, near, waters] = await Promise.all([
    of("spain", SPAIN_LISTS),
    of("spain-light", SPAIN_LIGHT_LISTS),
    of("world-110m", WORLD_LISTS),
    of("world-50m", WORLD_LISTS),
    of("world-10m", WORLD_LISTS),
    named("names"),
    named("names-near"),
    watered(),
  ]);
  return {
    ...(spain !== undefined && { spain }),
    ...(light !== undefined && { "spain-light": light }),
    ...(coarse !== undefined && { "world-110m": coarse }),
    ...(middle !== undefined && { "world-50m": middle }),
    ...(fine !== undefined && { "world-10m": fine }),
    ...(towns !== undefined && { names: towns }),
    ...(near !== undefined && { "names-near": near }),
    ...(waters !== undefined && { waters }),
  };
}
