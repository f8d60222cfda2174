import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAtlasReader } from "./atlas-reader.ts";

const TINY = JSON.stringify({
  type: "Topology",
  arcs: [],
  objects: { units: { type: "GeometryCollection", geometries: [] } },
});

test("a file of the atlas is read once, and one that was not there is looked for again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-"));
  const read = createAtlasReader(folder);
  await expect(read(["world-110m"])).rejects.toThrow("ENOENT");
  await writeFile(join(folder, "world-110m.json"), TINY);
  const first = await read(["world-110m"]);
  expect(Object.keys(first)).toEqual(["world-110m"]);
  expect((await read(["world-110m"]))["world-110m"]).toBe(first["world-110m"]);
  expect(await read([])).toEqual({});
});
