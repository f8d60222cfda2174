import { crc32 } from "node:zlib";
import { type Entry, type ExtraField, getFileNameLowLevel } from "yauzl";
import { MediaError } from "../maker.ts";

/** Field where a program of old writes the name in UTF-8: version, CRC-32 of the plain name, name. */
const UNICODE_PATH = 0x7075;
const UNICODE_PATH_NAME_AT = 5;

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The decoder's only way to say no.
    return null;
  }
}

function isUnicodePathOf(raw: Buffer, { id, data }: ExtraField): boolean {
  return (
    id === UNICODE_PATH &&
    data.length > UNICODE_PATH_NAME_AT &&
    data.readUInt8(0) === 1 &&
    data.readUInt32LE(1) === crc32(raw)
  );
}

/** The name as it was written. The Mac writes UTF-8 and does not say so; what is no UTF-8 is of MS-DOS. */
function writtenName({ fileNameRaw, extraFields }: Entry): string {
  const field = extraFields.find((extra) => isUnicodePathOf(fileNameRaw, extra));
  const told = field === undefined ? null : textOf(field.data.subarray(UNICODE_PATH_NAME_AT));
  return told ?? textOf(fileNameRaw) ?? getFileNameLowLevel(0, fileNameRaw, [], true);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * The name of a file of an archive: its folders apart by `/`, composed accents, never out of its folder.
 *
 * @throws {MediaError} For a name that points out of the archive, or that systems read each in its way.
 */
export function entryName(entry: Entry): string {
  const name = writtenName(entry);
  const refuse = (why: string) =>
    new MediaError(
      `La carpeta comprimida lleva un archivo con un nombre que no vale («${name.slice(0, 80)}»): ${why}.`,
    );
  if (CONTROL.test(name)) throw refuse("tiene signos que no se ven");
  if (name.includes("\\")) throw refuse("tiene barras invertidas; comprímela con otro programa");
  if (name.startsWith("/") || /^[a-z]:/i.test(name)) throw refuse("apunta a un sitio fijo del disco");
  const parts = name.split("/");
  if (parts.includes("..")) throw refuse("apunta fuera de la carpeta");
  return parts
    .filter((part) => part !== ".")
    .join("/")
    .normalize("NFC");
}
