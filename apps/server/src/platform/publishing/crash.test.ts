import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PublishedPointer } from "@nv/contracts/schemas";
import { IS_LONG } from "@nv/test-kit/depth";
import { expect, test } from "vitest";
import { openDiskStore } from "../storage/disk-store.ts";
import { fileKey, publishedKeys, RevisionManifest } from "./revision-manifest.ts";

const KEYS = publishedKeys("g");

const PROGRAM = join(import.meta.dirname, "../../../test/publish-forever.ts");
/** Each kill at another moment of a publication, which takes some tens of milliseconds: eight of them all over it in each run. */
const KILLS = IS_LONG ? 20 : 8;

/** Publishes in a process of its own and kills it. @returns The last publication that it had told. */
async function publishAndKill(folder: string, first: number, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, folder, String(first)], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  const ready = Promise.withResolvers<void>();
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes("ready")) ready.resolve();
  });
  await ready.promise;
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill("SIGKILL");
  await once(child, "exit");
  return Number(output.trim().split("\n").at(-1)) || first - 1;
}

test("a process that is killed at any point of a publication leaves the old revision or the new one, whole", {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "nv-crash-"));
  let told = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    told = await publishAndKill(folder, told + 1, 3 + ((kill * 37) % 120));
    const store = await openDiskStore(folder);
    const pointerText = await store.get(KEYS.pointer("grafico"));
    if (pointerText === null) {
      expect(told).toBe(0); // Killed before the first was ever told.
      continue;
    }
    const pointer = PublishedPointer.parse(JSON.parse(pointerText.toString()));
    // What was told is not lost; at most the one under way is there too.
    expect([told, told + 1]).toContain(pointer.publishedAtMs);
    told = pointer.publishedAtMs;
    const manifestText = await store.get(KEYS.manifest("grafico", pointer.revision));
    const { files } = RevisionManifest.parse(JSON.parse(manifestText?.toString() ?? "null"));
    expect(Object.keys(files)).toEqual(["index.html", "datos.csv"]);
    for (const [path, file] of Object.entries(files)) {
      const { digest, sizeBytes } = file;
      const place = { slug: "grafico", revision: pointer.revision, path };
      const body = await store.get(fileKey(place, file, "identity"));
      const found = createHash("sha256")
        .update(body ?? "")
        .digest("base64url")
        .slice(0, 22);
      expect([path, body?.length, found]).toEqual([path, sizeBytes, digest]);
      expect(body?.toString()).toContain(`revisión ${told} `);
    }
  }
  expect(told).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});
