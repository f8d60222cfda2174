import { addAbortSignal } from "node:stream";
import { type OpenBlob, StoreError } from "./blob-store.ts";

/**
 * The bytes of a blob as they come.
 *
 * @param signal - Aborted when nobody waits for them any more.
 * @throws {StoreError} When they break off in the middle.
 */
export async function* readBlob({ body }: Pick<OpenBlob, "body">, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* addAbortSignal(signal, body);
  } catch (cause) {
    signal.throwIfAborted();
    throw new StoreError("what the store gave broke off", { cause });
  }
}
