import type { PlaceKeys } from "../../platform/copies/open-place.ts";

/** Keys of a store of copies: its own, or those of the store of what is published. @returns `undefined` without any. */
export function placeKeys(env: NodeJS.ProcessEnv): PlaceKeys | undefined {
  const accessKeyId = env.BACKUP_ACCESS_KEY_ID || env.STORAGE_ACCESS_KEY_ID;
  const secretAccessKey = env.BACKUP_SECRET_ACCESS_KEY || env.STORAGE_SECRET_ACCESS_KEY;
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
}
