import {
  type AreaLayer,
  type AreaList,
  type AreaMatcher,
  ATLAS_FILES,
  BORDER_POLICY,
  createAreaMatcher,
  createLayerMatcher,
  namesOf,
  readAtlas,
  SPAIN_LISTS,
  WORLD_LISTS,
} from "@nv/geography";
import { fetchAtlasFile } from "@nv/web/atlas-file";
import type { MapList } from "../map-parts.ts";

const known = new Map<AreaList, Promise<AreaMatcher>>();

async function namesIn(list: AreaList): Promise<ReadonlyMap<string, string>> {
  if (list === "municipalities") {
    const { objects } = readAtlas(await fetchAtlasFile(ATLAS_FILES.spain), SPAIN_LISTS);
    return namesOf(objects.municipalities);
  }
  if (list !== "countries") return new Map();
  const { objects } = readAtlas(await fetchAtlasFile(ATLAS_FILES.world["50m"]), WORLD_LISTS);
  const joined = new Set(BORDER_POLICY.flatMap(({ joins }) => Object.keys(joins)));
  return new Map([...namesOf(objects.units)].filter(([id]) => !joined.has(id)));
}

/** Areas among which the row of a table is looked for. */
export interface MatchedList {
  readonly kind: MapList;
  readonly layer: AreaLayer | null;
}

/** Brings what finds the areas of a map. @throws {Error} When their names do not come; the next who asks tries again. */
export function matcherFor({ kind, layer }: MatchedList): Promise<AreaMatcher> {
  if (kind !== "layer") return areaMatcherFor(kind);
  return Promise.resolve(createLayerMatcher(new Map((layer?.areas ?? []).map(({ code, name }) => [code, name]))));
}

/** Brings what finds the areas of a list, once. @throws {Error} When its names do not come; the next who asks tries again. */
function areaMatcherFor(list: AreaList): Promise<AreaMatcher> {
  const there = known.get(list);
  if (there !== undefined) return there;
  const coming = namesIn(list).then((names) => createAreaMatcher(list, names));
  known.set(list, coming);
  coming.catch(() => known.delete(list));
  return coming;
}
