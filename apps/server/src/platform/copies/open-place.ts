import { chmod, mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PRIVATE_FILE_MODE } from "@nv/database";
import type { BlobStore } from "../storage/blob-store.ts";
import { parseStorageUrl } from "../storage/core/storage-url.ts";
import { openDiskStoreBeside } from "../storage/disk-store.ts";
import type { S3Options } from "../storage/s3-client.ts";
import { openS3Store } from "../storage/s3-store.ts";
import { CopyError } from "./copy-format.ts";
import { copyInFile, copyInPlace, type FoundCopy, lastCopyIn } from "./copy-places.ts";

/** Keys that open a store of copies. */
export type PlaceKeys = Pick<S3Options, "accessKeyId" | "secretAccessKey">;

/** Folder of a place with the copies themselves: they hold hashes and keys, so nobody else enters it. */
const COPIES = "copies";
/** A folder is entered where a file is only read. */
const PRIVATE_FOLDER_MODE = PRIVATE_FILE_MODE | 0o100;

/** Whether a place is a store of a service, and no folder. */
export const isStoreAddress = (place: string) => place.startsWith("s3://");

function openStorePlace(place: string, keys: PlaceKeys | undefined): BlobStore {
  const location = parseStorageUrl(place);
  if (location === null)
    throw new CopyError(`${place} no es un almacén: escribe s3://cubo/carpeta?endpoint=https://…&region=…`);
  if (keys === undefined)
    throw new CopyError("Faltan las claves del almacén de copias: BACKUP_ACCESS_KEY_ID y BACKUP_SECRET_ACCESS_KEY.");
  return openS3Store({ location, ...keys });
}

/** Opens a place that keeps several copies: a folder, which is made when it is missing, or an S3-compatible store. */
export async function openPlace(place: string, keys: PlaceKeys | undefined): Promise<BlobStore> {
  if (isStoreAddress(place)) return openStorePlace(place, keys);
  const copies = join(place, COPIES);
  await mkdir(copies, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await chmod(copies, PRIVATE_FOLDER_MODE);
  return openDiskStoreBeside(place);
}

/**
 * Finds a copy by what somebody typed: a file, a copy of a folder with several, or such a folder or store, of which it is the last one.
 *
 * @throws {CopyError} When there is none.
 */
export async function findCopy(name: string, keys: PlaceKeys | undefined): Promise<FoundCopy> {
  if (isStoreAddress(name)) return lastCopyIn(openStorePlace(name, keys), name);
  const found = await stat(name).catch(() => null);
  if (found === null) throw new CopyError(`No hay ningún archivo ${name}.`);
  if (found.isDirectory()) return lastCopyIn(await openDiskStoreBeside(name), name);
  const folder = dirname(resolve(name));
  const isOfPlace =
    folder.endsWith(`/${COPIES}`) && (await stat(join(folder, "..", "blobs")).catch(() => null)) !== null;
  if (!isOfPlace) return copyInFile(name);
  const place = await openDiskStoreBeside(dirname(folder));
  return { ...copyInPlace(place, `${COPIES}/${resolve(name).slice(folder.length + 1)}`), name };
}
