import { open } from "node:fs/promises";
import ExifReader from "exifreader";

/** Length of the head of a picture, which holds its metadata in every format but TIFF: bytes. */
export const HEAD_BYTES = 8_000_000;

/** Texts that cameras write where a person would. */
const OF_A_CAMERA =
  /^(?:OLYMPUS DIGITAL CAMERA|SONY DSC|DCIM\b.*|SAMSUNG.*|DSC_?\d+|IMG_?\d+|MinoltaDSC|KONICA.*|Exif_JPEG.*|converted P[BGP]M file|default|untitled|sin título)$/i;

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

/** Place of a tag in a picture's metadata: the group, and its name there. */
export type TagPlace = readonly [group: "iptc" | "xmp" | "exif", name: string];

/** Metadata of a picture. */
export interface PictureTags {
  /** The first of these places that says anything; empty for none. */
  first(...places: readonly TagPlace[]): string;
  /** Everything that the first of these places with anything says, one by one. */
  all(...places: readonly TagPlace[]): readonly string[];
  /** Place where it was taken, degrees north and east; `null` when it does not tell. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

function tidy(value: unknown): string {
  const text = isGroup(value) && "description" in value ? value.description : null;
  if (typeof text !== "string") return "";
  const plain = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return OF_A_CAMERA.test(plain) ? "" : plain;
}

/** The single values of a tag: IPTC repeats the tag, XMP has a list in it. */
function valuesOf(tag: unknown): readonly string[] {
  if (Array.isArray(tag)) return tag.map(tidy);
  if (!isGroup(tag)) return [];
  return Array.isArray(tag.value) && tag.value.every(isGroup) ? tag.value.map(readListed) : [tidy(tag)];
}

function readListed(value: Group): string {
  const { value: text } = value;
  return typeof text === "string" ? text.replace(/[\p{Cc}\s]+/gu, " ").trim() : tidy(value);
}

/** Degrees as XMP writes them, `40,25.2057N` or `40,25,12N`. @see ISO 16684-1, GPSCoordinate */
const XMP_DEGREES = /^(\d{1,3}),(\d{1,2}(?:\.\d{1,12})?)(?:,(\d{1,2}(?:\.\d{1,12})?))?([NSEW])$/;

function xmpDegrees(tag: unknown): number | null {
  const [, degrees, minutes, seconds = "0", side] = XMP_DEGREES.exec(isGroup(tag) ? String(tag.value) : "") ?? [];
  if (degrees === undefined || minutes === undefined || side === undefined) return null;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return side === "S" || side === "W" ? -size : size;
}

/** Exif tells it, or XMP does. */
function positionOf({ gps, xmp }: Group): PictureTags["position"] {
  const [latitude, longitude] = isGroup(gps)
    ? [gps.Latitude, gps.Longitude]
    : isGroup(xmp)
      ? [xmpDegrees(xmp.GPSLatitude), xmpDegrees(xmp.GPSLongitude)]
      : [];
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}

function groupsIn(head: Buffer): Group {
  try {
    return { ...ExifReader.load(head, { expanded: true }) };
  } catch {
    // A picture whose notes cannot be read is a picture without notes.
    return {};
  }
}

/**
 * Reads the metadata of a picture in IPTC, XMP and Exif.
 *
 * @param head - Its beginning.
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata
 */
export function tagsIn(head: Buffer): PictureTags {
  const groups = groupsIn(head);
  const tagAt = ([place, name]: TagPlace): unknown => {
    const group = groups[place];
    return isGroup(group) ? group[name] : null;
  };
  return {
    first(...places) {
      for (const place of places) {
        const tag = tagAt(place);
        const text = tidy(Array.isArray(tag) ? tag[0] : tag);
        if (text !== "") return text;
      }
      return "";
    },
    all(...places) {
      for (const place of places) {
        const texts = valuesOf(tagAt(place)).filter((text) => text !== "");
        if (texts.length > 0) return texts;
      }
      return [];
    },
    position: positionOf(groups),
  };
}

/** Reads the metadata of a picture on this machine, as {@link tagsIn}. @param path - Absolute path. */
export async function readPictureTags(path: string): Promise<PictureTags> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    await file.read(head, 0, head.length, 0);
    return tagsIn(head);
  } finally {
    await file.close();
  }
}

/** Cut at a word, within a limit. @param most - Characters. */
export function within(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > most / 2 ? space : cut.length).trimEnd()}…`;
}

/** `20261231` and `2026-12-31…` as `2026-12-31`; empty for what is no day. */
export function dayIn(text: string): string {
  const [, year, month, day] = /^(\d{4})[-:]?(\d\d)[-:]?(\d\d)/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return "";
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const written = `${year}-${month}-${day}`;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : "";
}
