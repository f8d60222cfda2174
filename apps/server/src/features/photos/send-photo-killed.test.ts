import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHOTOS_API_PATH } from "@nv/contracts";
import { PhotoBatch } from "@nv/contracts/schemas";
import { openDatabase } from "@nv/database";
import { startFakePhotoCenter } from "@nv/doubles";
import { expect, test, vi } from "vitest";
import { startProcess } from "../../../test/registry.ts";

const PROGRAM = join(import.meta.dirname, "../../../test/send-photos-until-killed.ts");

/** Longer than work stays a killed process's own, milliseconds. */
const LATER_MS = 60_000;

const WORK_MS = 30_000;

const PICTURES = 12;

test("of a batch whose process is killed half-way every picture arrives, and none twice", {
  timeout: 3 * WORK_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "nv-killed-"));
  const file = join(folder, "killed.sqlite");
  // Slow, so that it is killed while pictures are on their way.
  const center = await startFakePhotoCenter(0, { delayMs: 150 });
  const child = spawn(process.execPath, [PROGRAM, file, folder, JSON.stringify(center.env), String(PICTURES)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [told] = await once(child.stdout, "data");
  const batchId = String(told).trim();
  await vi.waitUntil(() => center.photos().length >= 3, { timeout: WORK_MS, interval: 1 });
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(center.photos().length).toBeLessThan(PICTURES);

  const database = await openDatabase({ url: undefined, file });
  const store = {
    env: {},
    folder,
    open: () => Promise.reject(new Error("nobody opens it")),
    drop: async () => undefined,
  };
  const next = await startProcess(database, store, center.env, () => Date.now() + LATER_MS);
  const items = async () =>
    PhotoBatch.parse((await next.call("GET", `${PHOTOS_API_PATH}/batches/${batchId}`)).body).items;
  await vi.waitUntil(async () => (await items()).every(({ state }) => state === "done"), {
    timeout: WORK_MS,
    interval: 50,
  });
  const hashes = center.photos().map(({ hash }) => hash);
  expect(hashes).toHaveLength(PICTURES);
  expect(new Set(hashes).size).toBe(PICTURES);
  const arcIds = (await items()).map(({ sent }) => sent?.arcId).toSorted();
  expect(arcIds).toEqual(
    center
      .photos()
      .map(({ _id }) => _id)
      .toSorted(),
  );
  await next.close();
  await database.close();
  await center.stop();
  await rm(folder, { recursive: true, force: true });
});
