import { ATLAS_API_PATH } from "@nv/contracts";
import { ATLAS_FILES } from "@nv/geography";

/** Files of the prepared atlas that tools draw and count with. */
const FILES = { spain: ATLAS_FILES.spain, world: ATLAS_FILES.world["50m"] } as const;

/** Brings a file of the atlas. @throws {TypeError} Without connection; {Error} when it is not there. */
export async function fetchAtlas(name: keyof typeof FILES): Promise<unknown> {
  const answer = await fetch(`${ATLAS_API_PATH}/${FILES[name]}`);
  if (!answer.ok) throw new Error(`the atlas answers ${answer.status}`);
  return answer.json();
}
