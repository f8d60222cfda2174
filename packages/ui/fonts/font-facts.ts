import { Face, Blob as FontBlob } from "harfbuzzjs";
import subsetFont from "subset-font";
import { axesOf, type SfntTables, sfntTables } from "./sfnt-tables.ts";

/**
 * Characters without which no piece can be set: the languages of Spain, figures and their signs, quotes, dashes, and the powers that charts
 * write.
 */
export const NEEDED_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
  "ÁÉÍÓÚÜÑÀÈÒÏÇáéíóúüñàèòïç·ªº ¡¿«»“”‘’–—…•.,:;!?()'\"&/+−×%€²³";

/** Leave that a font gives to be embedded, as its `fsType` says. */
export type FontEmbedding = "free" | "editable" | "print" | "restricted" | "no-subsetting" | "bitmap";

/** Content of a font file, as far as its use depends on it. */
export interface FontContent {
  readonly family: string;
  /** Name of its style, as `Bold Italic`. */
  readonly style: string;
  readonly weightMin: number;
  readonly weightMax: number;
  readonly isVariable: boolean;
  readonly embedding: FontEmbedding;
  /** Characters of {@link NEEDED_CHARACTERS} that it does not have, in their order. */
  readonly missing: string;
}

/** Names of a font: its family and its style, and those of large families that stand before them. */
const NAME_IDS = { family: [16, 1], style: [17, 2] } as const;
const WINDOWS = 3;
const MAC = 1;
const MOST_NAME = 80;

/** Texts of a font by their numbers. @see https://learn.microsoft.com/typography/opentype/spec/name */
function namesOf({ font, offsetOf }: SfntTables): ReadonlyMap<number, string> {
  const table = offsetOf("name");
  const names = new Map<number, string>();
  if (table === undefined) return names;
  const texts = table + font.getUint16(table + 4);
  for (let at = 0; at < font.getUint16(table + 2); at += 1) {
    const [platform = 0, , , id = 0, length = 0, offset = 0] = [0, 2, 4, 6, 8, 10].map((part) =>
      font.getUint16(table + 6 + at * 12 + part),
    );
    if (platform !== WINDOWS && (platform !== MAC || names.has(id))) continue;
    const bytes = new Uint8Array(font.buffer, font.byteOffset + texts + offset, length);
    names.set(id, new TextDecoder(platform === WINDOWS ? "utf-16be" : "latin1").decode(bytes));
  }
  return names;
}

const nameOf = (names: ReadonlyMap<number, string>, ids: readonly number[]) =>
  (ids.map((id) => names.get(id)).find((name) => name !== undefined && name.trim() !== "") ?? "")
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MOST_NAME);

/** Bits of `fsType`. @see https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
const FS_TYPE = { restricted: 0x2, print: 0x4, editable: 0x8, noSubsetting: 0x100, bitmap: 0x200 } as const;

function embeddingOf(fsType: number): FontEmbedding {
  const has = (bit: number) => (fsType & bit) !== 0;
  if (has(FS_TYPE.noSubsetting)) return "no-subsetting";
  if (has(FS_TYPE.bitmap)) return "bitmap";
  // Of several the one that allows most holds.
  if (has(FS_TYPE.editable)) return "editable";
  if (has(FS_TYPE.print)) return "print";
  return has(FS_TYPE.restricted) ? "restricted" : "free";
}

/** Codes of the characters of an uncompressed font. */
const charactersOf = (sfnt: Uint8Array): ReadonlySet<number> =>
  new Set(new Face(new FontBlob(new Uint8Array(sfnt).buffer)).collectUnicodes());

/**
 * Looks into a font.
 *
 * @param bytes - TrueType, OpenType, WOFF or WOFF2.
 * @throws {Error} When it is no font, or is broken.
 */
export async function readFontContent(bytes: Uint8Array): Promise<FontContent> {
  const ids = [...NAME_IDS.family, ...NAME_IDS.style];
  const cut = await subsetFont(Buffer.from(bytes), NEEDED_CHARACTERS, {
    targetFormat: "sfnt",
    noHinting: true,
    preserveNameIds: ids,
  });
  const tables = sfntTables(cut);
  const os2 = tables.offsetOf("OS/2");
  if (os2 === undefined) throw new RangeError("the font does not say what may be done with it");
  const names = namesOf(tables);
  const weight = axesOf(tables).find(({ tag }) => tag === "wght");
  const own = tables.font.getUint16(os2 + 4);
  const codes = charactersOf(cut);
  return {
    family: nameOf(names, NAME_IDS.family),
    style: nameOf(names, NAME_IDS.style),
    weightMin: Math.round(weight?.min ?? own),
    weightMax: Math.round(weight?.max ?? own),
    isVariable: axesOf(tables).length > 0,
    embedding: embeddingOf(tables.font.getUint16(os2 + 8)),
    missing: [...NEEDED_CHARACTERS].filter((character) => !codes.has(character.codePointAt(0) ?? 0)).join(""),
  };
}
