import { type BasemapData, readBasemapData } from "@nv/geography";

/** The ground, as the build of the site serves it: behind the gate, compressed, under the name of its contents. */
const ADDRESS = new URL("../../../../../packages/geography/build/atlas/ground.json", import.meta.url);

/** Whole address of the ground on this site. */
export const GROUND_URL = ADDRESS.href;

/** Brings what maps are painted on. @throws {Error} When it is not there, or there is no connection. */
export async function fetchBasemap(): Promise<BasemapData> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`the ground answers ${answer.status}`);
  return readBasemapData(await answer.json());
}
