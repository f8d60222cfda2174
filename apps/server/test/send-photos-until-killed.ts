/**
 * A process that sends a batch of pictures, until it is killed; see `send-photo-killed.test.ts`.
 *
 * Arguments: the database's file, a data folder, the environment of Photo Center as JSON, and how many pictures.
 */
import { writeFile } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { PHOTOS_API_PATH } from "@nv/contracts";
import { PhotoBatch } from "@nv/contracts/schemas";
import { openDatabase } from "@nv/database";
import sharp from "sharp";
import { z } from "zod";
import { startProcess } from "./registry.ts";

// Who is killed keeps nothing of the code at its end.
flushCompileCache();
const [, , file = "", folder = "", env = "{}", count = "0"] = process.argv;
const database = await openDatabase({ url: undefined, file });
const store = {
  env: {},
  folder,
  open: () => Promise.reject(new Error("nobody opens it")),
  drop: async () => undefined,
};
const started = await startProcess(database, store, z.record(z.string(), z.string()).parse(JSON.parse(env)));
const items: { readonly fileId: string }[] = [];
for (let number = 0; number < Number(count); number += 1) {
  const background = { r: number, g: 40, b: 90 };
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const { id } = await started.context.files.bring({
    words: { name: `foto-${number}.png`, altText: "Un rectángulo", credit: "Ana Muestra" },
    write: (path) => writeFile(path, bytes),
    actor: { id: "00000000-0000-4000-8000-000000000000", name: "Ana Muestra" },
    signal: new AbortController().signal,
  });
  items.push({ fileId: id });
}
const batch = PhotoBatch.parse((await started.call("POST", `${PHOTOS_API_PATH}/batches`, { items })).body);
await started.call("POST", `${PHOTOS_API_PATH}/batches/${batch.id}/send`, {});
process.stdout.write(`${batch.id}\n`);
