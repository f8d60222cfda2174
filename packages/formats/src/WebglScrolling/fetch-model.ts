import { request } from "@nv/web";

/** The bytes of a model of the library. @throws {CallFailure} When they cannot be had. */
export async function fetchModel(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await request(url, { signal });
  return new Uint8Array(await answer.arrayBuffer());
}
