import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openFileDigests } from "./file-digests.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nv-digests-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const path = () => join(root, "uno.txt");
const cache = () => readFileSync(join(root, ".cache/input-digests.json"), "utf8");

/** A start, some time after the files were written. */
async function start(): Promise<string> {
  const digests = await openFileDigests(root);
  const found = await digests.of(path());
  await digests.save();
  return found;
}

function later(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
}

test("a file keeps its digest while it is the same, and has another with its content, even of the same size and time", async () => {
  writeFileSync(path(), "uno");
  const { atime, mtime } = statSync(path());
  later();
  expect([await start(), await start()]).toEqual([sha256("uno"), sha256("uno")]);
  expect(cache()).toContain(sha256("uno"));
  writeFileSync(path(), "dos");
  utimesSync(path(), atime, mtime);
  expect(await start()).toBe(sha256("dos"));
});

test("a digest that is known is not read again", async () => {
  writeFileSync(path(), "uno");
  later();
  await start();
  writeFileSync(join(root, ".cache/input-digests.json"), cache().replace(sha256("uno"), "conocido"));
  expect(await start()).toBe("conocido");
});

test("what was just written is read again the next time, and a cache that was cut is none", async () => {
  writeFileSync(path(), "uno");
  await start();
  expect(cache()).toBe("{}");
  writeFileSync(join(root, ".cache/input-digests.json"), '{"/uno.txt":');
  expect(await start()).toBe(sha256("uno"));
});
