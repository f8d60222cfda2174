import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedClock } from "@nv/test-kit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFileMap } from "../file-map.ts";
import { type SiteRoot, type SiteWithEarlier, withEarlierAssets } from "./earlier-assets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const POLICY = { headers: {}, scope: "private", variesByCookie: true } as const;

let folder: string;
let keepFolder: string;
let clock: ReturnType<typeof fixedClock>;
let failures: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-earlier-"));
  keepFolder = join(folder, "kept");
  clock = fixedClock();
  failures = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a build in place and starts a server on it, which has not kept it yet. */
async function startOn(
  chunks: readonly string[],
  groups: Readonly<Record<string, string>> = {},
): Promise<SiteWithEarlier> {
  const siteFolder = join(folder, "site");
  await rm(siteFolder, { recursive: true, force: true });
  await mkdir(join(siteFolder, "assets/js"), { recursive: true });
  await writeFile(join(siteFolder, "index.html"), "inicio");
  await writeFile(join(siteFolder, "groups.json"), JSON.stringify(groups));
  for (const chunk of chunks) await writeFile(join(siteFolder, "assets/js", chunk), chunk);
  const site = await readFileMap(siteFolder, POLICY);
  return withEarlierAssets(
    { site, siteGroups: new Map(Object.entries(groups)) },
    {
      siteFolder,
      keepFolder,
      nowMs: clock.now(),
      headers: {},
      onFailure: (error) => void failures.push(error),
    },
  );
}

/** The same, until all is done that a start leaves for later. */
async function deployRoot(chunks: readonly string[], groups: Readonly<Record<string, string>> = {}): Promise<SiteRoot> {
  const { keep, ...root } = await startOn(chunks, groups);
  await keep();
  return root;
}

/** The same: gives the addresses that it answers. */
async function deploy(chunks: readonly string[]): Promise<readonly string[]> {
  return [...(await deployRoot(chunks)).site.keys()].sort();
}

const chunkOf = (build: number) => `main.${String(build).repeat(8)}.js`;
const addressOf = (build: number) => `/assets/js/${chunkOf(build)}`;

test("a tab of the version before still finds its files, and the pages are the new ones", async () => {
  await deploy(["main.11111111.js", "maps.11111111.js"]);
  clock.advance(DAY_MS);
  expect(await deploy(["main.22222222.js", "maps.11111111.js"])).toEqual([
    "/",
    "/assets/js/main.11111111.js",
    "/assets/js/main.22222222.js",
    "/assets/js/maps.11111111.js",
  ]);
});

test("nobody waits for the present build to be copied: earlier files are there, and what a killed process left undone the next one does", async () => {
  await deploy([chunkOf(1)]);
  clock.advance(DAY_MS);
  const { site } = await startOn([chunkOf(2)]);
  expect([...site.keys()].sort()).toEqual(["/", addressOf(1), addressOf(2)]);
  expect(await readdir(keepFolder)).toHaveLength(1);
  await deploy([chunkOf(2)]);
  expect(await deploy([chunkOf(3)])).toEqual(["/", addressOf(1), addressOf(2), addressOf(3)]);
});

test("starting again on the same build keeps nothing twice", async () => {
  await deploy([chunkOf(1)]);
  await deploy([chunkOf(1)]);
  expect(await readdir(keepFolder)).toHaveLength(1);
});

test("only the last builds are kept, and none for longer than a month after it was replaced", async () => {
  for (let build = 1; build <= 7; build += 1) {
    clock.advance(DAY_MS);
    await deploy([chunkOf(build)]);
  }
  expect(await readdir(keepFolder)).toHaveLength(5);
  clock.advance(31 * DAY_MS);
  expect(await deploy([chunkOf(7)])).toEqual(["/", addressOf(7)]);
  expect(await readdir(keepFolder)).toHaveLength(1);
});

test("a build that was served for months, without a new start, is there for the tabs that it left open", async () => {
  await deploy([chunkOf(1)]);
  clock.advance(90 * DAY_MS);
  expect(await deploy([chunkOf(2)])).toEqual(["/", addressOf(1), addressOf(2)]);
  clock.advance(29 * DAY_MS);
  expect(await deploy([chunkOf(2)])).toContain(addressOf(1));
  clock.advance(2 * DAY_MS);
  expect(await deploy([chunkOf(2)])).not.toContain(addressOf(1));
});

test("going back to a build makes it the latest", async () => {
  for (const build of [1, 2, 1]) {
    await deploy([chunkOf(build)]);
    clock.advance(20 * DAY_MS);
  }
  expect(await deploy([chunkOf(3)])).toEqual(["/", addressOf(1), addressOf(2), addressOf(3)]);
  clock.advance(20 * DAY_MS);
  expect(await deploy([chunkOf(3)])).toEqual(["/", addressOf(1), addressOf(3)]);
});

test("a copy that was cut short is not a build, and goes when nobody can be making it any more", async () => {
  const unfinished = join(keepFolder, "0000-1.part");
  await mkdir(join(unfinished, "assets"), { recursive: true });
  await writeFile(join(unfinished, "assets/half.33333333.js"), "");
  await utimes(unfinished, clock.now() / 1000, clock.now() / 1000);
  expect(await deploy([chunkOf(1)])).toEqual(["/", addressOf(1)]);
  expect(await readdir(keepFolder)).toContain("0000-1.part");
  clock.advance(DAY_MS);
  await deploy([chunkOf(1)]);
  expect(await readdir(keepFolder)).toHaveLength(1);
});

test("what is no folder does not stop the start", async () => {
  await mkdir(keepFolder);
  await writeFile(join(keepFolder, ".DS_Store"), "");
  expect(await deploy([chunkOf(1)])).toEqual(["/", addressOf(1)]);
  expect(failures).toEqual([]);
});

test("a data folder that cannot be written is told of, and the site is served", async () => {
  await writeFile(keepFolder, "un archivo donde debería haber una carpeta");
  expect(await deploy([chunkOf(1)])).toEqual(["/", addressOf(1)]);
  expect(failures).toMatchObject([{ code: "EEXIST" }]);
});

test("a copy that the disk refuses is told of, leaves nothing behind and takes no earlier build away", async () => {
  await deploy([chunkOf(2)]);
  const [id = ""] = await readdir(keepFolder);
  await rm(keepFolder, { recursive: true });
  await deploy([chunkOf(1)]);
  await writeFile(join(keepFolder, `${id}-${process.pid}.part`), "un archivo donde iría la copia");
  expect(await deploy([chunkOf(2)])).toEqual(["/", addressOf(1), addressOf(2)]);
  expect(failures).toMatchObject([{ code: "ENOTDIR" }]);
  expect(await readdir(keepFolder)).toHaveLength(1);
});

test("what was a group's in an earlier build is the group's as long as it is kept, whatever the present build says", async () => {
  await deployRoot([chunkOf(1)], { [addressOf(1)]: "investigacion" });
  clock.advance(DAY_MS);
  const { site, siteGroups } = await deployRoot([chunkOf(2)]);
  expect(site.has(addressOf(1))).toBe(true);
  expect([...siteGroups]).toEqual([[addressOf(1), "investigacion"]]);
});

test("a file that is only now a group's is so although its name is that of an earlier build", async () => {
  await deployRoot([chunkOf(1), chunkOf(2)]);
  clock.advance(DAY_MS);
  await deployRoot([chunkOf(1), chunkOf(2)], { [addressOf(1)]: "investigacion" });
  clock.advance(DAY_MS);
  expect([...(await deployRoot([chunkOf(2)])).siteGroups]).toEqual([[addressOf(1), "investigacion"]]);
});
