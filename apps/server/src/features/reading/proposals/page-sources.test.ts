import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPageSources, type PageSources } from "./page-sources.ts";

const MAPS = "apps/site/content/docs/Guia de estilos/maps.mdx";
const TEXT = "Un halo.\n";

let folder: string;
let sources: PageSources;
const at = (path: string) => join(folder, path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-sources-"));
  await mkdir(at(".git"));
  await mkdir(dirname(at(MAPS)), { recursive: true });
  await writeFile(at(MAPS), TEXT);
  await writeFile(at("secreto.mdx"), TEXT);
  sources = openPageSources(folder);
});
afterEach(() => rm(folder, { recursive: true }));

test("a page is written whole, with its permissions, and nothing is left beside it", async () => {
  await chmod(at(MAPS), 0o640);
  expect(await sources.read(MAPS)).toEqual({ text: TEXT, isWritable: true });
  expect(await sources.write(MAPS, TEXT, "Un halo claro.\n")).toBe(true);
  expect(await readFile(at(MAPS), "utf8")).toBe("Un halo claro.\n");
  expect((await stat(at(MAPS))).mode & 0o777).toBe(0o640);
  expect(await readdir(dirname(at(MAPS)))).toEqual(["maps.mdx"]);
});

test("a page that says something else meanwhile is left as it is", async () => {
  await writeFile(at(MAPS), "Otra cosa.\n");
  expect(await sources.write(MAPS, TEXT, "Un halo claro.\n")).toBe(false);
  expect(await readFile(at(MAPS), "utf8")).toBe("Otra cosa.\n");
});

test("the line breaks of the file stay as they are", async () => {
  await writeFile(at(MAPS), "Un halo.\r\nDos.\r\n");
  expect((await sources.read(MAPS))?.text).toBe("Un halo.\nDos.\n");
  expect(await sources.write(MAPS, "Un halo.\nDos.\n", "Uno.\nDos.\n")).toBe(true);
  expect(await readFile(at(MAPS), "utf8")).toBe("Uno.\r\nDos.\r\n");
});

test.each([
  "secreto.mdx",
  "apps/site/content/../../../secreto.mdx",
  "/etc/passwd",
  "apps/site/content",
  "apps/site/content/docs",
  "apps/site/content/docs/no.mdx",
  "apps/site/content/docs/enlace.mdx",
  "apps/site/content/fuera/secreto.mdx",
  "apps/site/content/docs/mapa.json",
  "",
])("«%s» is no page of the working copy", async (file) => {
  await symlink(at("secreto.mdx"), at("apps/site/content/docs/enlace.mdx"));
  await symlink(folder, at("apps/site/content/fuera"));
  await writeFile(at("apps/site/content/docs/mapa.json"), TEXT);
  expect(await sources.read(file)).toBeNull();
  expect(await sources.write(file, TEXT, "x\n")).toBe(false);
  expect(await readFile(at("secreto.mdx"), "utf8")).toBe(TEXT);
});

test("without git, which can take it back, nothing is written", async () => {
  await rm(at(".git"), { recursive: true });
  expect(await sources.read(MAPS)).toBeNull();
  expect(await sources.write(MAPS, TEXT, "x\n")).toBe(false);
});
