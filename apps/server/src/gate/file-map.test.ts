import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE_FILE, GROUP_ADDRESSES_FILE } from "@nv/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFileMap } from "./file-map.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-file-map-"));
  await mkdir(join(folder, "docs"));
  await Promise.all([
    writeFile(join(folder, "docs/intro.html"), "una página"),
    writeFile(join(folder, "docs/intro.html.br"), "comprimida"),
    writeFile(join(folder, CATALOGUE_FILE), "{}"),
    writeFile(join(folder, GROUP_ADDRESSES_FILE), "{}"),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

test("a build is its pages and files, without compressed copies and without what only the server reads", async () => {
  const files = await readFileMap(folder, { headers: {}, scope: "private", variesByCookie: true });
  expect([...files.keys()]).toEqual(["/docs/intro"]);
});
