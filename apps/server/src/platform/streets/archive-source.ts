import { open, stat } from "node:fs/promises";
import { EtagMismatch, type RangeResponse, type Source } from "pmtiles";
import { createReachOutside, type OutsideSettings } from "../outside/reach-outside.ts";

/** Most bytes that are read at once: no directory of an archive and no tile of a town is larger. */
const MOST_BYTES = 8_000_000;

/** Longest that another site takes for a part, milliseconds. */
const PART_MS = 10_000;

const PARTIAL = 206;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 4;

function requireLength(length: number): void {
  if (!Number.isSafeInteger(length) || length < 0 || length > MOST_BYTES)
    throw new RangeError(`a part of ${length} bytes is no directory and no tile`);
}

/** Reads parts of an archive that lies on this machine. The file may be replaced while it is read: its marks say so. */
export function fileSource(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length, _signal, etag): Promise<RangeResponse> {
      requireLength(length);
      const { mtimeMs, size, ino } = await stat(path);
      const mark = `${ino}-${size}-${mtimeMs}`;
      if (etag !== undefined && etag !== mark) throw new EtagMismatch(mark);
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer, etag: mark };
      } finally {
        await file.close();
      }
    },
  };
}

/**
 * Reads parts of an archive at an address, as everything outside is read: only what is public, by https, redirects included.
 *
 * @throws {Problem} `FETCH_REFUSED` for an address inside of the house.
 */
export function addressSource(address: string, settings: OutsideSettings): Source {
  const { checked, once } = createReachOutside(settings);

  async function ask(url: URL, range: string, length: number, redirects: number): Promise<RangeResponse> {
    const signal = AbortSignal.timeout(PART_MS);
    const answer = await once({ url, method: "GET", headers: { range }, mostBytes: length, signal });
    const { location, etag } = answer.headers;
    if (REDIRECTS.has(answer.status) && typeof location === "string" && redirects < MOST_REDIRECTS)
      return ask(checked(location, "https", url.href), range, length, redirects + 1);
    if (answer.status !== PARTIAL) throw new Error(`The archive of tiles answered ${answer.status} to a part.`);
    return { data: new Uint8Array(answer.body).buffer, ...(typeof etag === "string" && { etag }) };
  }
  return {
    getKey: () => address,
    async getBytes(offset, length, _signal, etag) {
      requireLength(length);
      const found = await ask(checked(address, "https"), `bytes=${offset}-${offset + length - 1}`, length, 0);
      if (etag !== undefined && found.etag !== undefined && found.etag !== etag) throw new EtagMismatch(found.etag);
      return found;
    },
  };
}
