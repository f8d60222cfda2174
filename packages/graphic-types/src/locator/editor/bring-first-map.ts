import { fetchAtlasFile } from "@nv/web/atlas-file";
import { FirstMap, type FirstView, firstMapFile } from "../first-map.ts";

/** Brings the map that the tool begins with, drawn. @throws {Error} When it does not come, or is none. */
export const bringFirstMap = async (view: FirstView): Promise<FirstMap> =>
  FirstMap.parse(await fetchAtlasFile(firstMapFile(view)));
