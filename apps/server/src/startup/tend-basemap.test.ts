import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pmtilesOf } from "@nv/test-kit";
import { townPmtiles } from "@nv/test-kit/street-town";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBasemap } from "../platform/streets/find-basemap.ts";
import { BasemapError, tendBasemap } from "./tend-basemap.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-tiles-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function tended(name: string, basemap?: string): Promise<string> {
  const said: string[] = [];
  const config = { dataDir: join(folder, "data"), platform: { basemap } };
  await tendBasemap(name, { config, cwd: folder, say: (sentence) => void said.push(sentence) });
  return said.join("\n");
}

test("an archive is told, put in place whole, and found by who draws", async () => {
  await writeFile(join(folder, "villa.pmtiles"), townPmtiles());
  expect(await tended("")).toContain("No hay ningún archivo de calles");
  const told = await tended("villa.pmtiles");
  expect(told).toContain("de -2,936 a -2,864 de longitud y de 39,499 a 39,542 de latitud, niveles 12 a 15");
  expect(told).toMatch(/hay \d{2,} trazados/);
  expect(await readdir(join(folder, "data"))).toEqual(["basemap.pmtiles"]);
  const found = await findBasemap({ setting: undefined, dataDir: join(folder, "data") });
  expect([found, await tended("")]).toEqual([
    join(folder, "data/basemap.pmtiles"),
    expect.stringContaining("salen de"),
  ]);
});

test("what the environment says goes before, and is said", async () => {
  await writeFile(join(folder, "villa.pmtiles"), townPmtiles());
  expect(await tended("villa.pmtiles", "/otro.pmtiles")).toContain("BASEMAP_PMTILES dice otro sitio");
  expect(await findBasemap({ setting: undefined, dataDir: join(folder, "data") })).toBeNull();
});

test.each([
  { what: "a text", bytes: Buffer.from("nada"), sentence: "como PMTiles" },
  { what: "tiles of another schema", bytes: pmtilesOf(new Uint8Array([1])), sentence: "no sigue el esquema" },
])("$what is refused in a sentence", async ({ bytes, sentence }) => {
  await writeFile(join(folder, "otro.pmtiles"), bytes);
  await expect(tended("otro.pmtiles")).rejects.toThrow(BasemapError);
  await expect(tended("otro.pmtiles")).rejects.toThrow(sentence);
});

test("an address inside of the house is refused, and plain http too", async () => {
  for (const address of ["https://127.0.0.1/a.pmtiles", "http://example.org/a.pmtiles"])
    await expect(tended(address)).rejects.toThrow(BasemapError);
});
