import { z } from "zod";
import { IiifFault } from "./iiif-fault.ts";

/** Longest side that a service may say of its picture, pixels: beyond it somebody plays with numbers. */
const MOST_SIDE_PX = 1_000_000;

/** Sides of a piece, pixels: smaller would be a flood of questions, larger an answer without end. */
const LEAST_PIECE_PX = 128;
const MOST_PIECE_PX = 4096;

/** Side of the pieces where a service gives any that is asked for, pixels. */
const OWN_PIECE_PX = 1024;

/** Factors by which a picture is made smaller where a service gives any. */
const ANY_FACTOR = [1, 2, 4, 8, 16, 32] as const;

const side = z.int().min(1).max(MOST_SIDE_PX);

/** A text, or several, each perhaps with its language; tags are for who shows them as a page. */
const Words = z
  .union([z.string(), z.object({ "@value": z.string() }), z.array(z.unknown())])
  .catch("")
  .transform((value): string => {
    const [first] = Array.isArray(value) ? value : [value];
    const { "@value": inside = "" } = z.object({ "@value": z.string() }).partial().safeParse(first).data ?? {};
    return (typeof first === "string" ? first : inside).slice(0, 2000);
  });

/** Description that a service gives of its picture, version 2 or 3. What it says besides is not looked at. */
const Info = z.object({
  "@context": z.unknown(),
  id: z.string().optional(),
  "@id": z.string().optional(),
  protocol: z.unknown(),
  profile: z.unknown(),
  width: side,
  height: side,
  maxWidth: side.optional().catch(undefined),
  maxHeight: side.optional().catch(undefined),
  tiles: z
    .array(z.object({ width: side, height: side.optional(), scaleFactors: z.array(z.int().min(1).max(1024)).max(20) }))
    .max(20)
    .optional()
    .catch(undefined),
  rights: Words.optional(),
  license: Words.optional(),
  attribution: Words.optional(),
});

/** A picture of a IIIF service: what is known of it, and in which pieces it is given. */
export interface IiifPicture {
  /** Before what is asked of it; without a slash at the end. */
  readonly base: string;
  readonly version: 2 | 3;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pieceWidthPx: number;
  readonly pieceHeightPx: number;
  /** Factors by which it can be given smaller, the least first. */
  readonly factors: readonly number[];
  /** As the service says them; empty for nothing. */
  readonly rights: string;
  readonly attribution: string;
}

const withoutSlash = (address: string) => (address.endsWith("/") ? address.slice(0, -1) : address);

/** An address that an old document still says with http, where the document itself came by https. @param beside - Its address. */
export const asSecure = (address: string, beside: string) =>
  beside.startsWith("https:") && address.startsWith("http:") ? `https:${address.slice("http:".length)}` : address;

/** An address of a part of a picture, as people copy it from a viewer. */
const PART = /\/(?:full|square|[\d.,]+|pct:[\d.,]+)\/[^/]+\/!?[\d.]+\/(?:default|native|color|gray|bitonal)\.\w{1,5}$/;

/**
 * Address of what a service says of a picture, from what somebody pasted: that address, the picture's own, or one of a part of it.
 *
 * @example infoAddress("https://museo.example/iiif/7/full/max/0/default.jpg") // "https://museo.example/iiif/7/info.json"
 */
export function infoAddress(pasted: string): string {
  const [plain = ""] = pasted.trim().split(/[?#]/, 1);
  if (/\.json$|\/manifest$/.test(plain)) return plain;
  return `${withoutSlash(plain.replace(PART, ""))}/info.json`;
}

/** The level of a service: at 0 it gives nothing but the pieces that it names. */
const isLevelZero = (profile: unknown) => /level0/.test(JSON.stringify(profile ?? "").slice(0, 2000));

/**
 * Reads what a service says of a picture.
 *
 * @param json - Anything.
 * @param address - From where it came.
 * @throws {IiifFault} `IIIF_UNREADABLE`.
 */
export function readIiifPicture(json: unknown, address: string): IiifPicture {
  const { data: info } = Info.safeParse(json);
  const spoken = JSON.stringify([info?.["@context"], info?.protocol]).slice(0, 2000);
  if (info === undefined || !spoken.includes("iiif.io/api/image")) throw new IiifFault("IIIF_UNREADABLE");
  const { width, height, maxWidth = MOST_PIECE_PX, maxHeight = maxWidth, profile } = info;
  const [tiles] = info.tiles ?? [];
  const mostWidthPx = Math.min(MOST_PIECE_PX, maxWidth);
  const mostHeightPx = Math.min(MOST_PIECE_PX, maxHeight);
  const own = { width: OWN_PIECE_PX, height: OWN_PIECE_PX, scaleFactors: ANY_FACTOR };
  // A service that names no pieces and gives nothing else has the picture as one.
  const given = tiles ?? (isLevelZero(profile) ? { ...own, width, height, scaleFactors: [1] } : own);
  const pieceWidthPx = Math.min(given.width, mostWidthPx);
  const pieceHeightPx = Math.min(given.height ?? given.width, mostHeightPx);
  if (Math.min(pieceWidthPx, pieceHeightPx) < Math.min(LEAST_PIECE_PX, width, height))
    throw new IiifFault("IIIF_UNREADABLE");
  return {
    base: withoutSlash(asSecure(info.id ?? info["@id"] ?? address.replace(/\/info\.json$/, ""), address)),
    version: spoken.includes("iiif.io/api/image/2") ? 2 : 3,
    ...{ widthPx: width, heightPx: height, pieceWidthPx, pieceHeightPx },
    factors: [...new Set([1, ...given.scaleFactors])].toSorted((a, b) => a - b),
    rights: info.rights ?? info.license ?? "",
    attribution: info.attribution ?? "",
  };
}
