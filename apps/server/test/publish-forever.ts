/**
 * A process that publishes revision after revision of one graphic, until it is killed; see `crash.test.ts`.
 *
 * Arguments: the store's folder, and which revision to begin with.
 */
import { flushCompileCache } from "node:module";
import { createMutex } from "../src/platform/mutex/mutex.ts";
import { createBlobs } from "../src/platform/publishing/blobs.ts";
import { createPublisher, revisionName } from "../src/platform/publishing/publisher.ts";
import { openDiskStore } from "../src/platform/storage/disk-store.ts";

// Who is killed keeps nothing of the code at its end.
flushCompileCache();
const [, , folder = "", first = "1"] = process.argv;
const store = await openDiskStore(folder);
const blobs = createBlobs({ store, withLock: createMutex(), now: Date.now });
const publisher = createPublisher(store, blobs, "g");
process.stdout.write("ready\n");
for (let number = Number(first); ; number += 1) {
  const text = `revisión ${number} `.repeat(2000);
  const revision = revisionName(number, text);
  await publisher.writeRevision("grafico", revision, [
    { path: "index.html", body: Buffer.from(`<p>${text}</p>`), policy: "page" },
    { path: "datos.csv", body: Buffer.from(text) },
  ]);
  await publisher.movePointer({
    schema: 1,
    slug: "grafico",
    state: "live",
    revision,
    publishedAtMs: number,
    title: text,
    altText: "",
    language: "es",
    type: "external",
    heightsPx: [],
    image: null,
  });
  process.stdout.write(`${number}\n`);
}
