import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PUBLISHED_SECTIONS } from "../src/platform/publishing/core/published-path.ts";
import { BLOBS_FOLDER } from "../src/platform/publishing/revision-manifest.ts";
import type { TestStore } from "./stores.ts";

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Everything that a store holds, by name, as text: what is compressed is opened. */
export async function storedTexts(store: TestStore): Promise<ReadonlyMap<string, string>> {
  const blobs = await store.open();
  const texts = new Map<string, string>();
  for (const folder of [BLOBS_FOLDER, ...PUBLISHED_SECTIONS.map((section) => `${section}/`)])
    for (const { key } of await blobs.list(folder)) {
      const bytes = await blobs.get(key);
      const decode = DECODERS[key.split("/").at(-1) ?? ""];
      if (bytes !== null) texts.set(key, (decode === undefined ? bytes : decode(bytes)).toString());
    }
  return texts;
}
