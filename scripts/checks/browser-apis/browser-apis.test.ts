import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apisIn } from "./apis-in.ts";
import { type LaterApis, laterApis, PEOPLE_FLOOR, READERS_FLOOR } from "./later-apis.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Rooms of which something runs in the browser of whoever works with the site. */
const PEOPLE = [
  "apps/{admin,entrance,site}/src/**/*.{ts,tsx}",
  `packages/{ai2html,cases,contracts,descriptions,elections,embeds,formats,geography,glb,graphic-types,identity-client,identity-widget,piece-parts,series,spanish,tables,ui,web}/src/**/*.{ts,tsx}`,
];
/** Scripts as readers of the newspaper load them, libraries included. */
const READERS = ["packages/embeds/dist/*.js", "packages/embeds/dist/{formats,readers}/*.js"];

/** Uses that are right although the file itself does not ask, and why. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // Partial in the data: an older Chrome says AbortError where TimeoutError is meant, and the wait ends all the same.
  "packages/identity-client/src/user.ts": ["AbortSignal.timeout"],
  // Behind `canUsePasskeys`: whoever reads a question from JSON (Safari 18.4, Chrome 129) has both, and so has our oldest Firefox.
  "packages/identity-client/src/passkeys.ts": ["AbortSignal.timeout", "AbortSignal.any"],
  "apps/site/src/tools/bolsas/FromSeries.tsx": ["AbortSignal.timeout"],
  // `Intl.Locale.maximize`, which all have; the later one is another interface's.
  "packages/embeds/src/core/sharing-head.ts": [".maximize"],
  // Where the page may not fill the screen (`fullscreenEnabled`), the link opens the picture.
  "packages/graphic-types/src/image/reader.ts": [".exitFullscreen", ".requestFullscreen"],
  "packages/embeds/dist/readers/image.js": [".exitFullscreen", ".requestFullscreen"],
  // A library that stops at the first frame where it can: `Error.captureStackTrace && …`.
  "packages/embeds/dist/readers/locator.archives.js": ["Error.captureStackTrace"],
  // openseadragon: full screen and the old way to hold a pointer are asked for by its own detection, and its rectangles have a method of that name.
  "packages/embeds/dist/formats/ViewArtwork.later.js": [
    ".requestFullscreen",
    ".setCapture",
    ".releaseCapture",
    ".intersection",
  ],
  // three: headsets, which no page of ours asks for.
  "packages/embeds/dist/formats/WebglScrolling.later.js": ["XRWebGLLayer"],
};

async function foundIn(patterns: readonly string[], later: LaterApis): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob([...patterns], { cwd: ROOT })) {
    if (/\.(test|demo|d)\.tsx?$/.test(file)) continue;
    const text = await readFile(join(ROOT, file), "utf8");
    const names = apisIn(text, file.endsWith(".tsx"), later).filter((name) => !KNOWN[file]?.includes(name));
    found.push(...names.map((name) => `${file}: ${name}`));
  }
  return found;
}

describe("what is asked of browsers", () => {
  test("by the site: nothing that came after Safari 16.4, Chrome and Edge 111 and Firefox 128, unless it is asked for", async () => {
    expect(await foundIn(PEOPLE, laterApis(PEOPLE_FLOOR))).toEqual([]);
  });

  test("by what readers load: nothing that came after Safari 15.4, Chrome 109 and Firefox 115, unless it is asked for", async () => {
    expect(await foundIn(READERS, laterApis(READERS_FLOOR))).toEqual([]);
  });

  const later = laterApis(PEOPLE_FLOOR);
  test.each([
    { code: 'URL.canParse("/x")', names: ["URL.canParse"] },
    { code: "const { promise } = Promise.withResolvers();", names: ["Promise.withResolvers"] },
    { code: "const by = Map.groupBy(all, keyOf);", names: ["Map.groupBy"] },
    { code: "element.checkVisibility();", names: [".checkVisibility"] },
    { code: "element.ariaLabel = 'x';", names: [] },
    { code: 'if ("checkVisibility" in element) element.checkVisibility();', names: [] },
    { code: "element.checkVisibility?.();", names: [] },
    { code: "if (typeof URL.canParse === 'function') URL.canParse('/x');", names: [] },
    { code: "new URL('/x'); [3, 1].toSorted(); Object.groupBy(all, keyOf);", names: ["Object.groupBy"] },
  ])("$code: $names", ({ code, names }) => {
    expect(apisIn(code, false, later)).toEqual(names);
  });

  test("an older Firefox takes no `ariaLabel` of an element: readers' scripts write the attribute", () => {
    expect(apisIn("element.ariaLabel = 'x';", false, laterApis(READERS_FLOOR))).toEqual([".ariaLabel"]);
  });
});
