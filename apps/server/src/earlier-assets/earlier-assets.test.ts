import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedClock } from "@nv/test-kit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFileMap } from "../gate/file-map.ts";
import { keepAssets, withEarlierAssets } from "./earlier-assets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const POLICY = { headers: {}, scope: "private", variesByCookie: true } as const;

let folder: string;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-earlier-"));
  clock = fixedClock();
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a build in place and starts a server on it: gives the addresses that it answers. */
async function deploy(chunks: readonly string[]): Promise<readonly string[]> {
  const siteFolder = join(folder, "site");
  await rm(siteFolder, { recursive: true, force: true });
  await mkdir(join(siteFolder, "assets/js"), { recursive: true });
  await writeFile(join(siteFolder, "index.html"), "inicio");
  for (const chunk of chunks) await writeFile(join(siteFolder, "assets/js", chunk), chunk);
  const earlier = await keepAssets({ siteFolder, keepFolder: join(folder, "kept"), nowMs: clock.now() });
  const site = await withEarlierAssets(await readFileMap(siteFolder, POLICY), earlier, {});
  return [...site.keys()].sort();
}

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

test("starting again on the same build keeps nothing twice", async () => {
  await deploy(["main.11111111.js"]);
  await deploy(["main.11111111.js"]);
  expect(await readdir(join(folder, "kept"))).toHaveLength(1);
});

test("only the last builds are kept, and none for longer than a month", async () => {
  for (let build = 1; build <= 7; build += 1) {
    clock.advance(DAY_MS);
    await deploy([`main.${build}${build}${build}${build}${build}${build}${build}${build}.js`]);
  }
  expect(await readdir(join(folder, "kept"))).toHaveLength(5);
  clock.advance(31 * DAY_MS);
  expect(await deploy(["main.99999999.js"])).toEqual(["/", "/assets/js/main.99999999.js"]);
  expect(await readdir(join(folder, "kept"))).toHaveLength(1);
});

test("a copy that was cut short is not a build", async () => {
  await mkdir(join(folder, "kept/0000-1.part/assets"), { recursive: true });
  await writeFile(join(folder, "kept/0000-1.part/assets/half.33333333.js"), "");
  expect(await deploy(["main.11111111.js"])).toEqual(["/", "/assets/js/main.11111111.js"]);
});
