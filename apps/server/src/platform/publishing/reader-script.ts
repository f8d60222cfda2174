import { mediaTypeOf } from "../../gate/core/media-types.ts";
import { packOnce } from "../../gate/pack-once.ts";
import { createStoredFile, type StoredFile } from "../../gate/stored-file.ts";
import { CACHES } from "./core/published-headers.ts";

/**
 * Answers a script that pages of others load, in every encoding.
 *
 * @param headers - Headers of every published answer.
 */
export function readyScript(script: Buffer, headers: Readonly<Record<string, string>>): StoredFile {
  return createStoredFile(packOnce(script), {
    ...headers,
    "content-type": mediaTypeOf("script.js"),
    "cache-control": CACHES.script,
    vary: "Accept-Encoding",
  });
}
