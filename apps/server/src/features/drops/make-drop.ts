import { createHash } from "node:crypto";
import { DROP_MOST_BYTES } from "@nv/contracts";
import type { DropFields, PersonalData } from "@nv/contracts/schemas";
import { tellsPosition } from "@nv/media";
import type { TextEncoding } from "@nv/tables";
import { invalidFields, Problem } from "../../http/problem.ts";
import { dayOf } from "../../platform/files/core/day-of.ts";
import type { LibraryFile } from "../../platform/files/files.ts";
import type { Publication } from "../../platform/records/publish-record.ts";
import { publicName } from "./core/public-name.ts";
import { asUtf8, encodingOfText } from "./decode-in-pieces.ts";
import type { KeptDrop } from "./drops-collection.ts";
import type { DropsContext } from "./drops-context.ts";
import { isText, isUnread, lookThroughPackage, lookThroughText, lookThroughWorkbook } from "./look-through.ts";

/** All that a file holds. */
async function readBytes({ files }: Pick<DropsContext, "files">, hash: string): Promise<Buffer> {
  const found = await files.open(hash);
  if (found === null) throw new Problem("STORE_UNAVAILABLE");
  const chunks: Buffer[] = [];
  for await (const chunk of found.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Facts that are read of a file before it goes out. */
interface LookedAt {
  /** Of a text. */
  readonly encoding: TextEncoding;
  readonly personalData: readonly PersonalData[];
  /** Bytes that readers get in its place. */
  readonly given: Pick<KeptDrop, "hash" | "sizeBytes"> | null;
}

/** XML says in its own words how it is written, which stay true as long as it is. */
const isXml = ({ format }: LibraryFile["facts"]) => format === "kml" || format === "gpx";

async function lookAtText(file: LibraryFile, bytes: Buffer, isConfirmed: boolean): Promise<LookedAt> {
  const encoding = await encodingOfText(bytes);
  const personalData = isConfirmed ? [] : await lookThroughText(file, bytes, encoding);
  if (encoding === "utf-8" || isXml(file.facts)) return { encoding: "utf-8", personalData, given: null };
  const body = await asUtf8(bytes, encoding);
  return { encoding, personalData, given: { hash: sha256(body), sizeBytes: body.length } };
}

const sha256 = (body: Uint8Array) => createHash("sha256").update(body).digest("hex");

/** Looks for what seems to be data of people in a file, and whether a picture tells where it was taken; nothing for what is neither. */
async function lookAt(context: DropsContext, file: LibraryFile, isConfirmed: boolean): Promise<LookedAt> {
  const { facts, hash } = file;
  const found = (personalData: readonly PersonalData[]): LookedAt => ({ encoding: "utf-8", personalData, given: null });
  if (isText(file)) return lookAtText(file, await readBytes(context, hash), isConfirmed);
  if (isConfirmed) return found([]);
  // Given as it is, a photograph keeps what its camera wrote.
  if (facts.kind === "picture")
    return found(tellsPosition(await readBytes(context, hash)) ? [{ kind: "position", count: 1 }] : []);
  if (facts.format === "xlsx") return found(await lookThroughWorkbook(await readBytes(context, hash)));
  return found(facts.format === "gpkg" ? await lookThroughPackage(context, file) : []);
}

/**
 * Returns what is kept of a file that gets a public address: as it is now.
 *
 * @param isConfirmed - Whether the person has been told what it seems to hold.
 * @throws {Problem} `FIELDS_INVALID` when it is not in the library, too large, or its rights are over; `PERSONAL_DATA`.
 */
export async function keepDrop(context: DropsContext, fields: DropFields, isConfirmed: boolean): Promise<KeptDrop> {
  const refuse = (message: string) => invalidFields([{ field: "fileId", message }]);
  const file = await context.files.find(fields.fileId);
  if (file === null) throw refuse("Ese archivo ya no está en Archivos: elige otro");
  const { hash, sizeBytes, mediaType, facts, words } = file;
  if (sizeBytes > DROP_MOST_BYTES) throw refuse("Ocupa más de 50 MB: demasiado para darlo tal cual");
  const today = dayOf(context.now());
  if (words.rightsUntil !== "" && words.rightsUntil < today) throw refuse("Sus derechos han acabado");
  const { personalData, encoding, given } = await lookAt(context, file, isConfirmed);
  if (personalData.length > 0) throw new Problem("PERSONAL_DATA", { personalData });
  if (given !== null && given.sizeBytes > DROP_MOST_BYTES)
    throw refuse("En UTF-8 ocupa más de 50 MB: guárdalo en partes, o en UTF-8 con menos columnas");
  const kept = { ...fields, kind: facts.kind, hash, sizeBytes, mediaType, path: publicName(words.name, facts) };
  return { ...kept, encoding, given, isUnread: isUnread(file) };
}

/**
 * Builds what readers get of it: the bytes that are kept already, under their public name; of a text in another encoding, the same in UTF-8, which is
 * what its address says of it.
 */
export async function publicationOf(
  context: Pick<DropsContext, "files">,
  { path, hash, sizeBytes, encoding }: KeptDrop,
): Promise<Publication> {
  if (encoding === "utf-8") return { files: [], shared: [{ path, hash, sizeBytes }] };
  return { files: [{ path, body: await asUtf8(await readBytes(context, hash), encoding) }] };
}
