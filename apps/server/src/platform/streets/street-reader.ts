import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { StreetsFound, StreetsLack } from "@nv/contracts/schemas";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import { createWorkThread } from "../threads/work-thread.ts";
import type { StreetsOrder } from "./find-streets.ts";
import type { StreetsRequest, StreetsSource } from "./streets-messages.ts";

/** Reads the streets of an area, where a file of streets was put in place. */
export interface StreetReader {
  /** @param file - Of OpenStreetMap, in the place of the archive of the house; `null` where it is not there. @returns What there is, or why there is nothing. */
  find(order: StreetsOrder, file?: OsmFile | null): Promise<StreetsFound>;
  /** As `find`. @returns JSON, packed with gzip. */
  findPacked(order: StreetsOrder, file?: OsmFile | null): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A file of OpenStreetMap of the library. */
export interface OsmFile {
  readonly hash: string;
  /** Reads it: only when it is not at hand. */
  readonly read: () => Promise<Uint8Array>;
}

/** Dependencies of the reader. */
export interface StreetReaderDeps {
  /** Place of the archive: an address or an absolute path; `null` for none. Asked each time: one may be put in place while the server runs. */
  readonly archive: () => Promise<string | null>;
  /** Origins that are read although they are not public. */
  readonly trustedOrigins: readonly string[];
  readonly onFailure: (detail: string) => void;
}

/** Longest that the streets of a map may take, milliseconds: sixty tiles from another site. */
const MOST_MS = 30_000;
const MOST_WAITING = 30;
const REST_MS = 120_000;
const OBJECTS_MB = 600;

/** Bytes of grounds that are kept at hand: whoever edits a map asks for the same again and again. */
const KEPT_BYTES = 24_000_000;
/** A ground that is no text is held in some five times the bytes of its figures. */
const BYTES_PER_STEP = 10;
/** For how long, milliseconds: the archive may be replaced. */
const KEPT_MS = 5 * 60_000;

const Answer = z.union([
  z.object({ wants: z.literal("bytes") }),
  z.object({ found: z.custom<StreetsFound>((value) => typeof value === "object" && value !== null) }),
  z.object({ packed: z.instanceof(Uint8Array) }),
  z.object({ failure: z.string() }),
]);
type Kept = StreetsFound | Uint8Array;

function bytesOf(kept: Kept): number {
  if (kept instanceof Uint8Array) return kept.byteLength;
  if (kept.state === "missing") return 1;
  const { areas, lines } = kept.ground;
  const corners = areas.flatMap(({ rings }) => rings.map(({ length }) => length));
  return BYTES_PER_STEP * [...corners, ...lines.map(({ steps }) => steps.length)].reduce((sum, one) => sum + one, 100);
}

const missing = (lack: StreetsLack): StreetsFound => ({ state: "missing", lack });

/** Creates what reads streets, in a thread that begins with the first who asks. */
export function createStreetReader({ archive, trustedOrigins, onFailure }: StreetReaderDeps): StreetReader {
  const thread = createWorkThread<StreetsRequest>({
    nameOf: () => "reading of streets",
    program: new URL("./streets.worker.ts", import.meta.url),
    ...{ mostMs: MOST_MS, mostWaiting: MOST_WAITING, restMs: REST_MS, objectsMb: OBJECTS_MB },
    busy: () => new Problem("STREETS_BUSY", { retryAfterS: MOST_MS / 1000 }),
  });
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf, ttl: KEPT_MS });

  async function sourceOf(file: OsmFile | undefined): Promise<StreetsSource | null> {
    if (file !== undefined) return { kind: "osm", hash: file.hash, bytes: null };
    const address = await archive();
    return address === null ? null : { kind: "tiles", address };
  }
  async function run(request: StreetsRequest, file: OsmFile | undefined): Promise<z.infer<typeof Answer>> {
    const answer = Answer.parse(await thread.run(request));
    if (!("wants" in answer) || file === undefined) return answer;
    const from = { kind: "osm", hash: file.hash, bytes: await file.read() } as const;
    return Answer.parse(await thread.run({ ...request, from }));
  }
  async function ask(order: StreetsOrder, as: StreetsRequest["as"], file: OsmFile | null | undefined): Promise<Kept> {
    if (file === null) return missing("no-file");
    const from = await sourceOf(file);
    if (from === null) return missing("none");
    const key = JSON.stringify([from, order, as]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = await run({ from, trustedOrigins, order, as }, file);
    if ("wants" in answer) throw new TypeError("The thread asked twice for a file.");
    if ("failure" in answer) {
      onFailure(answer.failure);
      return missing("unreadable");
    }
    const found = "found" in answer ? answer.found : answer.packed;
    kept.set(key, found);
    return found;
  }
  return {
    async find(order, file) {
      const found = await ask(order, "ground", file);
      if (found instanceof Uint8Array) throw new TypeError("The thread answered another order.");
      return found;
    },
    async findPacked(order, file) {
      const found = await ask(order, "packed", file);
      if (found instanceof Uint8Array) return found;
      return promisify(gzip)(JSON.stringify(found));
    },
    close: () => thread.close(),
  };
}
