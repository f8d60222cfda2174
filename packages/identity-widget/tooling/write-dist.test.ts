import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeDist } from "./write-dist.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = Date.parse("2026-03-01T12:00:00Z");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-dist-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A file that a build left some days ago. */
async function leave(name: string, days: number): Promise<void> {
  const path = join(folder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, "");
  await utimes(path, NOW_MS / 1000, NOW_MS / 1000 - (days * DAY_MS) / 1000);
}

test("parts of the builds of a month stay, and everything else of an earlier build goes", async () => {
  await leave("parts/es-11111111.js", 29);
  await leave("parts/es-00000000.js", 31);
  await leave("esm/index-11111111.js", 1);
  await leave("left.txt", 1);
  const written = await writeDist(folder, NOW_MS);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name);
  expect(names).toContain("es-11111111.js");
  expect(names).toContain("netlify-identity-widget.full.js");
  for (const gone of ["es-00000000.js", "index-11111111.js", "left.txt"]) expect(names).not.toContain(gone);
  expect(files).toHaveLength(written + 1);
});
