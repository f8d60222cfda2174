import { setTimeout as pause } from "node:timers/promises";
import type { MuseumPicture } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { IiifFault } from "./core/iiif-fault.ts";
import { type IiifManifest, isManifest, readIiifManifest } from "./core/iiif-manifest.ts";
import { asSecure, type IiifPicture, infoAddress, readIiifPicture } from "./core/iiif-picture.ts";
import { type IiifPiece, type IiifPieces, iiifPieces } from "./core/iiif-pieces.ts";
import { rightsInWords, withoutTags } from "./core/rights-in-words.ts";

/** Most that a service says of a picture, bytes. */
const INFO_BYTES = 500_000;

/** Most bytes of a piece, for each of its pixels and for what surrounds them. */
const PIXEL_BYTES = 3;
const PIECE_BYTES = 200_000;

/** Pause before a question is repeated, milliseconds, and the longest that a museum may ask for. */
const PAUSE_MS = 1000;
const MOST_PAUSE_S = 10;

/** Tries for one piece. */
const TRIES = 3;

const OK = 200;
const TOO_MANY = 429;
const CLOSED = [401, 403, 451];
const GONE = [404, 410];
const BROKEN_FROM = 500;

/** Dependencies of fetching pictures of museums. */
export interface MuseumDeps {
  readonly outsideFetch: OutsideFetch;
  /** Waits between two tries. @param ms - Milliseconds. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const waitFor = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal });

/** Returns the problem of an answer that is no picture, for those who asked. */
function refusal(status: number): Problem {
  if (CLOSED.includes(status)) return new Problem("IIIF_CLOSED");
  return new Problem(GONE.includes(status) ? "IIIF_UNREADABLE" : "FETCH_FAILED");
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (cause) {
    throw new Problem("IIIF_UNREADABLE", {}, { cause });
  }
}

/** A picture of a museum, and how it would be brought. */
export interface FoundPicture {
  readonly picture: IiifPicture;
  readonly whole: IiifPieces;
}

function found(json: unknown, address: string, said: Pick<IiifManifest, "rights" | "attribution">): FoundPicture {
  try {
    const picture = readIiifPicture(json, address);
    const { rights, attribution } = picture;
    return {
      picture: { ...picture, rights: rights || said.rights, attribution: attribution || said.attribution },
      whole: iiifPieces(picture),
    };
  } catch (cause) {
    throw cause instanceof IiifFault ? new Problem(cause.code, {}, { cause }) : cause;
  }
}

/** Asks museums for pictures by IIIF: what they are, and their pieces. */
export function createMuseumService({ outsideFetch, wait = waitFor }: MuseumDeps) {
  async function json(address: string): Promise<unknown> {
    const { status, body, isCut } = await outsideFetch(address, { mostBytes: INFO_BYTES });
    if (status !== OK) throw refusal(status);
    if (isCut) throw new Problem("IIIF_UNREADABLE");
    return parsed(body);
  }

  return {
    /** @throws {Problem} `FETCH_REFUSED`, `FETCH_FAILED`, `IIIF_UNREADABLE`, `IIIF_MANIFEST`, `IIIF_CLOSED`, `IIIF_TOO_LARGE`. */
    async look(address: string): Promise<FoundPicture> {
      const asked = infoAddress(address);
      const first = await json(asked);
      if (!isManifest(first)) return found(first, asked, { rights: "", attribution: "" });
      const manifest = readIiifManifest(first);
      const [only, ...others] = manifest.pictures;
      // Of several, nobody here knows which one is meant.
      if (only === undefined || others.length > 0) throw new Problem("IIIF_MANIFEST");
      const info = infoAddress(asSecure(only, asked));
      return found(await json(info), info, manifest);
    },

    /**
     * A piece of a picture; asked for again when the museum has no time.
     *
     * @throws {Problem} As `look`.
     */
    async piece({ url, widthPx, heightPx }: IiifPiece, signal: AbortSignal): Promise<Buffer> {
      const mostBytes = widthPx * heightPx * PIXEL_BYTES + PIECE_BYTES;
      for (let left = TRIES; ; left -= 1) {
        signal.throwIfAborted();
        const { status, headers, body, isCut } = await outsideFetch(url, { mostBytes });
        if (status === OK && !isCut) return body;
        const isBusy = status === TOO_MANY || status >= BROKEN_FROM;
        if (!isBusy || left <= 1) throw refusal(status);
        const askedS = Number(headers["retry-after"] ?? Number.NaN);
        await wait(Number.isFinite(askedS) ? 1000 * Math.min(MOST_PAUSE_S, askedS) : PAUSE_MS, signal);
      }
    },
  };
}

export type MuseumService = ReturnType<typeof createMuseumService>;

/** A picture as it is told to who thinks of bringing it. */
export function toMuseumPicture({ picture, whole: brought }: FoundPicture): MuseumPicture {
  const { base, widthPx, heightPx, rights, attribution } = picture;
  return {
    ...{ address: `${base}/info.json`, widthPx, heightPx },
    ...{ broughtWidthPx: brought.widthPx, broughtHeightPx: brought.heightPx, pieces: brought.pieces.length },
    licence: rightsInWords(rights),
    credit: withoutTags(attribution),
  };
}
