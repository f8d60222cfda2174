import { FILES_API_PATH } from "@nv/contracts";
import type { FileDetail } from "@nv/contracts/schemas";
import { GlbError, type Raise, raiseGeometry, readGlb } from "@nv/glb";
import { request, whenMade } from "@nv/web";

const bytesOf = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer());

/** A model as the server makes it for readers, when it has made it. */
const fetchPrepared = (id: string, signal: AbortSignal) =>
  whenMade(
    () => bytesOf(request(`${FILES_API_PATH}/${id}/model`, { signal })),
    () => {},
    signal,
  );

/**
 * The bytes of a model of the library, or of what is raised from a map of it, as the server makes it. One that cannot be read here is asked for as
 * readers get it: the server unpacks it, or says in words why it cannot.
 *
 * @param raise - How; `null` for a model.
 * @throws {CallFailure} When they cannot be had. @throws {Error} When nothing can be raised.
 */
export async function fetchModel(
  { id, contentUrl }: Pick<FileDetail, "id" | "contentUrl">,
  raise: Raise | null,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const answer = request(contentUrl, { signal });
  if (raise !== null) return raiseGeometry(await (await answer).json(), raise);
  const bytes = await bytesOf(answer);
  try {
    readGlb(bytes);
    return bytes;
  } catch (error) {
    if (!(error instanceof GlbError)) throw error;
    return fetchPrepared(id, signal);
  }
}
