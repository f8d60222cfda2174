import { type Raise, raiseGeometry } from "@nv/glb";
import { request } from "@nv/web";

/**
 * The bytes of a model of the library, or of what is raised from a map of it, as the server makes it.
 *
 * @param raise - How; `null` for a model.
 * @throws {CallFailure} When they cannot be had. @throws {Error} When nothing can be raised.
 */
export async function fetchModel(url: string, raise: Raise | null, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await request(url, { signal });
  return raise === null ? new Uint8Array(await answer.arrayBuffer()) : raiseGeometry(await answer.json(), raise);
}
