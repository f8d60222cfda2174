import type { DropFields, PersonalData } from "@nv/contracts/schemas";
import { tellsPosition } from "@nv/media";
import { decodeText } from "@nv/tables";
import { invalidFields, Problem } from "../../http/problem.ts";
import { dayOf } from "../../platform/files/core/day-of.ts";
import type { LibraryFile } from "../../platform/files/files.ts";
import type { Publication } from "../../platform/records/publish-record.ts";
import { findPersonalData } from "./core/personal-data.ts";
import { publicName } from "./core/public-name.ts";
import type { KeptDrop } from "./drops-collection.ts";
import type { DropsContext } from "./drops-context.ts";

/** Largest file at a public address, bytes. */
const MOST_BYTES = 50_000_000;

/** How much of a text is looked through for data of people, bytes. */
const LOOKED_AT_BYTES = 5_000_000;

/** What is text in another coat is not read here. */
const isText = ({ facts, mediaType }: LibraryFile) =>
  mediaType.startsWith("text/") || facts.kind === "geometry" || facts.format === "csv";

async function readHead({ files }: DropsContext, { hash, sizeBytes }: LibraryFile): Promise<Buffer> {
  const range = sizeBytes > LOOKED_AT_BYTES ? { start: 0, end: LOOKED_AT_BYTES - 1 } : undefined;
  const found = await files.open(hash, range);
  if (found === null) throw new Problem("STORE_UNAVAILABLE");
  const chunks: Buffer[] = [];
  for await (const chunk of found.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What seems to be data of people at the beginning of a file; whether a picture tells where it was taken; nothing for what is neither. */
async function personalDataIn(context: DropsContext, file: LibraryFile): Promise<readonly PersonalData[]> {
  // Given as it is, a photograph keeps what its camera wrote.
  if (file.facts.kind === "picture")
    return tellsPosition(await readHead(context, file)) ? [{ kind: "position", count: 1 }] : [];
  if (!isText(file)) return [];
  return findPersonalData(decodeText(await readHead(context, file)).text);
}

/**
 * What is kept of a file that gets a public address: as it is now.
 *
 * @param isConfirmed - Whether the person has been told what it seems to hold.
 * @throws {Problem} `FIELDS_INVALID` when it is not in the library, too large, or its rights are over; `PERSONAL_DATA`.
 */
export async function keepDrop(context: DropsContext, fields: DropFields, isConfirmed: boolean): Promise<KeptDrop> {
  const refuse = (message: string) => invalidFields([{ field: "fileId", message }]);
  const file = await context.files.find(fields.fileId);
  if (file === null) throw refuse("Ese archivo ya no está en Archivos: elige otro");
  const { hash, sizeBytes, mediaType, facts, words } = file;
  if (sizeBytes > MOST_BYTES) throw refuse("Ocupa más de 50 MB: demasiado para darlo tal cual");
  const today = dayOf(context.now());
  if (words.rightsUntil !== "" && words.rightsUntil < today) throw refuse("Sus derechos han acabado");
  const personalData = isConfirmed ? [] : await personalDataIn(context, file);
  if (personalData.length > 0) throw new Problem("PERSONAL_DATA", { personalData });
  return { ...fields, kind: facts.kind, hash, sizeBytes, mediaType, path: publicName(words.name, facts) };
}

/** What readers get of it: the bytes that are kept already, under their public name. */
export function publicationOf({ path, hash, sizeBytes }: KeptDrop): Publication {
  return { files: [], shared: [{ path, hash, sizeBytes }] };
}
