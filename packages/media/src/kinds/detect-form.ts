import { fileTypeFromFile } from "file-type";
import { isWarc } from "../archives/read-warc.ts";
import { FORMS, type Form } from "./forms.ts";
import { refusalOf, unknownBytes } from "./refusals.ts";
import { textForm } from "./text-form.ts";
import { readHead, textOfHead } from "./text-head.ts";

/** Header of a binary STL: eighty bytes of anything, and how many triangles of fifty bytes come. */
const STL_HEAD_BYTES = 84;
const STL_COUNT_AT = 80;
const STL_TRIANGLE_BYTES = 50;

function isBinaryStl(head: Buffer, sizeBytes: number): boolean {
  if (head.length < STL_HEAD_BYTES) return false;
  return sizeBytes === STL_HEAD_BYTES + head.readUInt32LE(STL_COUNT_AT) * STL_TRIANGLE_BYTES;
}

/** First bytes of a TIFF; the reader of signatures looks for its end too, which one that is cut short has not. */
const TIFF = [Buffer.from("II*\0"), Buffer.from("MM\0*")];

async function signatureOf(path: string): Promise<string | null> {
  try {
    return (await fileTypeFromFile(path))?.ext ?? null;
  } catch (cause) {
    if (cause instanceof Error && "syscall" in cause) throw cause;
    // Whatever the reader stumbles over has no signature that it knows.
    return null;
  }
}

/**
 * Position and length, bytes, of the owner that a database of SQLite names, and owners of a GeoPackage, the first two of old.
 *
 * @see https://www.geopackage.org/spec/#_file_format
 */
const OWNER_AT = 68;
const OWNER_BYTES = 4;
const GEOPACKAGES = ["GP10", "GP11", "GPKG"];

async function isGeoPackage(path: string): Promise<boolean> {
  const head = await readHead(path, OWNER_AT + OWNER_BYTES);
  return GEOPACKAGES.includes(head.toString("latin1", OWNER_AT));
}

/** Beginning of the first header of a file of OpenStreetMap, after its length: a text of nine letters. */
const OSM_HEAD = Buffer.from("\n\tOSMHeader");
const OSM_LENGTH_BYTES = 4;

const isOsm = (head: Buffer) => head.subarray(OSM_LENGTH_BYTES, OSM_LENGTH_BYTES + OSM_HEAD.length).equals(OSM_HEAD);

/** Signatures that only say how it is packed or written. */
const SAYS_LITTLE = ["xml"];

async function nameOfForm(path: string, name: string, sizeBytes: number): Promise<string> {
  const signature = await signatureOf(path);
  if ((signature === null || signature === "gz") && (await isWarc(path))) return "warc";
  if (signature === "sqlite" && (await isGeoPackage(path))) return "gpkg";
  if (signature !== null && !SAYS_LITTLE.includes(signature)) return signature;
  const head = await readHead(path);
  if (isOsm(head)) return "osm";
  if (TIFF.some((beginning) => head.subarray(0, beginning.length).equals(beginning))) return "tif";
  if (isBinaryStl(head, sizeBytes)) return "stl";
  const text = head.length === 0 ? null : textOfHead(head);
  if (text === null) throw unknownBytes(name);
  return textForm(text, name);
}

/**
 * Detects the form of a file by its bytes.
 *
 * @param name - As it was brought: only for the sentence, and for what no byte tells.
 * @throws {MediaError} For what may not be brought, by its name.
 */
export async function detectForm(path: string, name: string, sizeBytes: number): Promise<Form> {
  const found = await nameOfForm(path, name, sizeBytes);
  const form = FORMS[found];
  if (form === undefined) throw refusalOf(found, name);
  return form;
}
