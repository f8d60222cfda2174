import { SOURCE_TYPE_BASE, type SourceType } from "@nv/contracts";
import type { FileOrigin, PhotoWords } from "@nv/contracts/schemas";
import type { ReadPhoto } from "./read-photo.ts";

/** Metadata to write into a picture. */
export interface PhotoNotes {
  readonly words: PhotoWords;
  /** Place where it was taken, when that is to go out. */
  readonly position: ReadPhoto["position"];
  /** Origin that it told of itself; nothing when left out. */
  readonly origin?: FileOrigin | null;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML, without what XML cannot hold. */
const xml = (text: string) =>
  text.replaceAll(/[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\n\t]/gu, "").replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? "");

const single = (name: string, text: string) => (text === "" ? "" : `<${name}>${xml(text)}</${name}>`);

function listed(name: string, kind: "Alt" | "Bag" | "Seq", texts: readonly string[]): string {
  const language = kind === "Alt" ? ' xml:lang="x-default"' : "";
  const items = texts.filter((text) => text !== "").map((text) => `<rdf:li${language}>${xml(text)}</rdf:li>`);
  return items.length === 0 ? "" : `<${name}><rdf:${kind}>${items.join("")}</rdf:${kind}></${name}>`;
}

/** Degrees as XMP writes them: `40,25.2057N`. @see Exif for XMP, ISO 16684-1 and CIPA DC-010, GPSCoordinate */
function coordinate(degrees: number, [positive, negative]: readonly [string, string]): string {
  const whole = Math.trunc(Math.abs(degrees));
  const minutes = ((Math.abs(degrees) - whole) * 60).toFixed(5);
  return `${whole},${minutes}${degrees < 0 ? negative : positive}`;
}

/** The fields of IPTC 2025.1 on how a picture came to be. */
function originParts(origin: FileOrigin | null): readonly string[] {
  if (origin === null) return [];
  const { sourceType, aiSystem, aiPrompt, aiPromptWriter } = origin;
  return [
    single("Iptc4xmpExt:DigitalSourceType", sourceType === "" ? "" : SOURCE_TYPE_BASE + sourceType),
    single("Iptc4xmpExt:AISystemUsed", aiSystem),
    single("Iptc4xmpExt:AIPromptInformation", aiPrompt),
    single("Iptc4xmpExt:AIPromptWriterName", aiPromptWriter),
  ];
}

const NAMESPACES = [
  ["rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
  ["dc", "http://purl.org/dc/elements/1.1/"],
  ["photoshop", "http://ns.adobe.com/photoshop/1.0/"],
  ["xmpRights", "http://ns.adobe.com/xap/1.0/rights/"],
  ["Iptc4xmpCore", "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"],
  ["Iptc4xmpExt", "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"],
  ["exif", "http://ns.adobe.com/exif/1.0/"],
] as const;

/**
 * The notes of a picture as XMP: IPTC Core.
 *
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata
 */
export function xmpOf({ words, position, origin = null }: PhotoNotes): string {
  const { caption, byline, agency, source, keywords, takenOn, altText, headline, title, copyright } = words;
  const parts = [
    listed("dc:title", "Alt", [title]),
    listed("dc:description", "Alt", [caption]),
    listed("dc:creator", "Seq", [byline]),
    listed("dc:subject", "Bag", keywords),
    listed("dc:rights", "Alt", [copyright]),
    single("photoshop:Headline", headline),
    single("photoshop:Credit", agency),
    single("photoshop:Source", source),
    single("photoshop:DateCreated", takenOn),
    single("photoshop:Instructions", words.instructions),
    single("photoshop:City", words.city),
    single("photoshop:State", words.region),
    single("photoshop:Country", words.country),
    listed("Iptc4xmpCore:AltTextAccessibility", "Alt", [altText]),
    ...originParts(origin),
    ...(position === null
      ? []
      : [
          single("exif:GPSLatitude", coordinate(position.latitude, ["N", "S"])),
          single("exif:GPSLongitude", coordinate(position.longitude, ["E", "W"])),
        ]),
  ];
  const names = NAMESPACES.map(([name, address]) => `xmlns:${name}="${address}"`).join(" ");
  const body = `<rdf:RDF ${names}><rdf:Description rdf:about="">${parts.join("")}</rdf:Description></rdf:RDF>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${body}</x:xmpmeta><?xpacket end="r"?>`;
}

/** XMP that says how a picture came to be, and nothing else. @param type - As IPTC names it. */
export const xmpOfSource = (type: SourceType): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${NAMESPACES[0][1]}"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${single("Iptc4xmpExt:DigitalSourceType", SOURCE_TYPE_BASE + type)}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Most bytes that each of the older fields holds. @see IPTC-NAA Information Interchange Model 4.2, chapter 6 */
const IIM_FIELDS = {
  title: [5, 64],
  keyword: [25, 64],
  instructions: [40, 256],
  takenOn: [55, 8],
  byline: [80, 32],
  city: [90, 32],
  region: [95, 32],
  country: [101, 64],
  headline: [105, 256],
  agency: [110, 32],
  source: [115, 32],
  copyright: [116, 128],
  caption: [120, 2000],
} as const;

/** UTF-8 cut at a character, so that it fits. */
function cutBytes(text: string, most: number): Buffer {
  let bytes = Buffer.from(text);
  if (bytes.length <= most) return bytes;
  let end = most;
  // A byte that goes on with a character begins with the bits 10.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  bytes = bytes.subarray(0, end);
  return bytes;
}

const TAG_MARK = 0x1c;

function dataset(record: number, number: number, value: Buffer): Buffer {
  const head = Buffer.from([TAG_MARK, record, number, 0, 0]);
  head.writeUInt16BE(value.length, 3);
  return Buffer.concat([head, value]);
}

/** Says that what follows is UTF-8: ISO 2022 `ESC % G`. */
const UTF8 = dataset(1, 90, Buffer.from([0x1b, 0x25, 0x47]));
const RECORD_VERSION = dataset(2, 0, Buffer.from([0, 4]));

/**
 * The notes of a picture as the older IPTC records, which desks still read. What is longer than they hold is cut; XMP has all of it.
 *
 * @see IPTC-NAA Information Interchange Model 4.2
 */
export function iimOf({ words }: Pick<PhotoNotes, "words">): Buffer {
  const texts: readonly (readonly [keyof typeof IIM_FIELDS, string])[] = [
    ["title", words.title],
    ...words.keywords.map((word) => ["keyword", word] as const),
    ["instructions", words.instructions],
    ["takenOn", words.takenOn.replaceAll("-", "")],
    ["byline", words.byline],
    ["city", words.city],
    ["region", words.region],
    ["country", words.country],
    ["headline", words.headline],
    ["agency", words.agency],
    ["source", words.source],
    ["copyright", words.copyright],
    ["caption", words.caption],
  ];
  const sets = texts
    .filter(([, text]) => text !== "")
    .map(([name, text]) => {
      const [number, most] = IIM_FIELDS[name];
      return dataset(2, number, cutBytes(text, most));
    });
  return Buffer.concat([UTF8, RECORD_VERSION, ...sets]);
}

/** Tags of Exif: what it shows, who made it, whose it is. @see Exif 2.32, 4.6.4 */
const EXIF_TAGS = { caption: 0x010e, byline: 0x013b, copyright: 0x8298 } as const;
const ASCII = 2;
const TIFF_HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

/** The notes of a picture as Exif, which programs that know no IPTC read. */
export function exifOf({ words }: Pick<PhotoNotes, "words">): Buffer {
  const entries = (["caption", "byline", "copyright"] as const)
    .map((name) => ({ tag: EXIF_TAGS[name], value: Buffer.from(`${words[name]}\0`) }))
    .filter(({ value }) => value.length > 1);
  const valuesAt = TIFF_HEAD_BYTES + 2 + entries.length * ENTRY_BYTES + 4;
  const head = Buffer.alloc(valuesAt);
  head.write("MM");
  head.writeUInt16BE(42, 2);
  head.writeUInt32BE(TIFF_HEAD_BYTES, 4);
  head.writeUInt16BE(entries.length, TIFF_HEAD_BYTES);
  let at = valuesAt;
  const values = entries.map(({ tag, value }, place) => {
    const entryAt = TIFF_HEAD_BYTES + 2 + place * ENTRY_BYTES;
    // What has four bytes or fewer stands in the entry itself: filled up, it is always beside it.
    const padded = Buffer.concat([value, Buffer.alloc(Math.max(0, 5 - value.length) + (value.length % 2))]);
    head.writeUInt16BE(tag, entryAt);
    head.writeUInt16BE(ASCII, entryAt + 2);
    head.writeUInt32BE(padded.length, entryAt + 4);
    head.writeUInt32BE(at, entryAt + 8);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...values]);
}
