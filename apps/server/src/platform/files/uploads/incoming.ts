import { giveBack } from "../../storage/give-back.ts";

/** Bytes that are handed on at once. */
const BATCH_BYTES = 1024 * 1024;

/** Incoming bytes of an upload, in batches: one stream, whatever part of the upload each batch goes into. */
export type Incoming = ReturnType<typeof openIncoming>;

/** Gathers what comes into two pieces of memory of one size by turns. */
async function* inBatches(
  body: AsyncIterable<Buffer>,
  [first, second]: readonly [Buffer, Buffer],
): AsyncGenerator<Buffer> {
  const size = first.byteLength;
  let [filling, other] = [first, second];
  let filled = 0;
  let failure: { readonly cause: unknown } | null = null;
  try {
    for await (const chunk of body) {
      for (let taken = 0; taken < chunk.byteLength; ) {
        const copied = chunk.copy(filling, filled, taken);
        taken += copied;
        filled += copied;
        if (filled < size) continue;
        yield filling;
        [filling, other] = [other, filling];
        filled = 0;
      }
    }
  } catch (cause) {
    // What came before the connection was lost is kept first.
    failure = { cause };
  }
  if (filled > 0) yield filling.subarray(0, filled);
  if (failure !== null) throw failure.cause;
}

/** Begins to read what comes; a batch is gathered while the one before it is written. @param sizeBytes - Most that may come. */
export function openIncoming(body: AsyncIterable<Buffer>, sizeBytes: number) {
  const size = Math.min(BATCH_BYTES, sizeBytes);
  const memory = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const;
  const batches = inBatches(body, memory);
  let failure: { readonly cause: unknown } | null = null;
  async function read(): Promise<Buffer | null> {
    try {
      const { done, value } = await batches.next();
      return done === true ? null : value;
    } catch (cause) {
      failure = { cause };
      return null;
    }
  }
  let current = read();
  let ahead: Promise<Buffer | null> | null = null;
  return {
    /** The next batch, which stays the next one until it is taken; `null` at the end, also when that came too early. */
    async peek(): Promise<Buffer | null> {
      const batch = await current;
      if (batch !== null) ahead ??= read();
      return batch;
    },
    /** Its memory is used again once the one after it is looked at. */
    take(): void {
      current = ahead ?? read();
      ahead = null;
    },
    /** @throws What ended it too early. */
    requireWhole(): void {
      if (failure !== null) throw failure.cause;
    },
    /** Once nobody looks at a batch any more. */
    async close(): Promise<void> {
      await batches.return(undefined);
      for (const piece of memory) giveBack(piece);
    },
  };
}
