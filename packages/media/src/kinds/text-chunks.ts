import { createReadStream } from "node:fs";
import { decodeText } from "@nv/tables";
import { readHead } from "./text-head.ts";

/**
 * A text file piece by piece, in the encoding that its beginning has.
 *
 * @param path - Absolute path.
 * @param signal - Ends the reading with its reason.
 */
export async function* textChunks(path: string, signal: AbortSignal): AsyncGenerator<string, void, void> {
  const head = await readHead(path);
  // Where the head ends, a sign may be cut: an ending line is not.
  const lineEnd = head.lastIndexOf(0x0a);
  const { encoding } = decodeText(lineEnd > 0 ? head.subarray(0, lineEnd) : head);
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) {
    signal.throwIfAborted();
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
