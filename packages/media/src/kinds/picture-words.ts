import { open } from "node:fs/promises";
import { FILE_LIMITS } from "@nv/contracts";
import type { FileWords } from "@nv/contracts/schemas";
import ExifReader from "exifreader";

/** What pictures tell of themselves is at their beginning, all but in a TIFF: bytes. */
const HEAD_BYTES = 8_000_000;

/** Words that come from a person; where a picture was taken is not among them. */
type PictureWords = Partial<Omit<FileWords, "name">>;

/** What cameras write where a person would. */
const OF_A_CAMERA =
  /^(?:OLYMPUS DIGITAL CAMERA|SONY DSC|DCIM\b.*|SAMSUNG.*|DSC_?\d+|IMG_?\d+|MinoltaDSC|KONICA.*|Exif_JPEG.*|default|untitled|sin título)$/i;

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

function tidy(value: unknown): string {
  const text = isGroup(value) && "description" in value ? value.description : null;
  if (typeof text !== "string") return "";
  const plain = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return OF_A_CAMERA.test(plain) ? "" : plain;
}

/** Cut at a word, within a limit. */
function within(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > most / 2 ? space : cut.length).trimEnd()}…`;
}

/** `20261231` and `2026-12-31…` as `2026-12-31`; empty for what is no day. */
function dayOf(text: string): string {
  const [, year, month, day] = /^(\d{4})[-:]?(\d\d)[-:]?(\d\d)/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return "";
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const written = `${year}-${month}-${day}`;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : "";
}

/** Who made it and who distributes it, as credits are written: «Ana Ruiz / Agencia». */
function creditOf(author: string, agency: string): string {
  if (author === "" || agency === "" || author.toLowerCase().includes(agency.toLowerCase())) return author || agency;
  return agency.toLowerCase().includes(author.toLowerCase()) ? agency : `${author} / ${agency}`;
}

async function tagsOf(path: string): Promise<Group> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    await file.read(head, 0, head.length, 0);
    return { ...ExifReader.load(head, { expanded: true }) };
  } catch (cause) {
    if (cause instanceof Error && "syscall" in cause) throw cause;
    // A picture whose notes cannot be read is a picture without notes.
    return {};
  } finally {
    await file.close();
  }
}

/**
 * What a picture tells of itself in IPTC, XMP and Exif, in the words of the library.
 *
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata
 */
export async function pictureWords(path: string): Promise<PictureWords> {
  const tags = await tagsOf(path);
  const first = (...places: readonly (readonly ["iptc" | "xmp" | "exif", string])[]) => {
    for (const [place, name] of places) {
      const group = tags[place];
      const text = isGroup(group) ? tidy(group[name]) : "";
      if (text !== "") return text;
    }
    return "";
  };
  const author = first(["iptc", "By-line"], ["xmp", "creator"], ["exif", "Artist"]);
  const caption = first(
    ["xmp", "AltTextAccessibility"],
    ["iptc", "Caption/Abstract"],
    ["xmp", "description"],
    ["exif", "ImageDescription"],
  );
  const rights = first(["xmp", "UsageTerms"], ["iptc", "Copyright Notice"], ["xmp", "rights"], ["exif", "Copyright"]);
  const words: PictureWords = {
    altText: within(caption, FILE_LIMITS.altText),
    credit: within(creditOf(author, first(["iptc", "Credit"], ["xmp", "Credit"])), FILE_LIMITS.credit),
    licence: within(rights, FILE_LIMITS.licence),
    source: within(first(["iptc", "Source"], ["xmp", "Source"]), FILE_LIMITS.source),
    rightsUntil: dayOf(first(["iptc", "Expiration Date"])),
  };
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));
}

/** Whether a picture tells where it was taken. @param head - Its beginning. */
export function tellsPosition(head: Uint8Array): boolean {
  try {
    const { gps } = ExifReader.load(Buffer.from(head), { expanded: true });
    return gps?.Latitude !== undefined;
  } catch {
    // A picture whose notes cannot be read has none that others could read.
    return false;
  }
}
