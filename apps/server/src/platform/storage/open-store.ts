import type { BlobStore } from "./blob-store.ts";
import { openDiskStore, openDiskStoreBeside } from "./disk-store.ts";
import type { S3Options } from "./s3-client.ts";
import { openS3Store } from "./s3-store.ts";

/** Opens the store that the configuration names. @param folder - Where files go when it names none. */
export async function openStore(s3: S3Options | undefined, folder: string): Promise<BlobStore> {
  return s3 === undefined ? openDiskStore(folder) : openS3Store(s3);
}

/** The same for a command, while a server may have it open. */
export async function openStoreBeside(s3: S3Options | undefined, folder: string): Promise<BlobStore> {
  return s3 === undefined ? openDiskStoreBeside(folder) : openS3Store(s3);
}
