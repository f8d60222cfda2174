import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAbortSignal, PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWorkFile, writeWorkFile } from "./work-files.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-work-"));
});
afterAll(() => rm(folder, { recursive: true }));

const piece = () => Buffer.from(new Uint8Array(randomBytes(100_000)).buffer);

test("what is written is what came, and the memory of each piece is given back before the next", async () => {
  const pieces = Array.from({ length: 30 }, piece);
  const whole = Buffer.concat(pieces);
  const held: number[] = [];
  async function* body() {
    for (const each of pieces) {
      yield each;
      held.push(each.byteLength);
    }
  }
  const path = join(folder, "whole");
  const written = await writeWorkFile(path, body(), new AbortController().signal);
  expect(held).toEqual(pieces.map(() => 0));
  expect((await readFile(path)).equals(whole)).toBe(true);
  expect(written).toEqual({ path, sizeBytes: whole.length, hash: createHash("sha256").update(whole).digest("hex") });
  expect(await readWorkFile(path)).toEqual(written);
});

test("told to stop, it waits for nothing that is to come", async () => {
  const controller = new AbortController();
  const body = addAbortSignal(controller.signal, new PassThrough());
  body.write(piece());
  const written = writeWorkFile(join(folder, "stopped"), body, controller.signal);
  controller.abort();
  await expect(written).rejects.toThrow("aborted");
});
