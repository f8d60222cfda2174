import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";
import { readFacts } from "../read-facts.ts";

/** Red at the left and blue at the right, 96 × 64 pixels in Display P3, coded as phones do. */
const TWO_COLOURS = join(import.meta.dirname, "../../test/two-colours.heic");

/** Farthest that a channel is from what was drawn, of 255: the coding of a phone, and ours after it. */
const NEAR = 14;

const never = () => new AbortController().signal;

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-heic-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a photograph of a phone is taken, and shown in the colours in which it was taken", async () => {
  const { facts, mediaType } = await readFacts(TWO_COLOURS, "IMG_0001.HEIC", never());
  expect(mediaType).toBe("image/heic");
  expect(facts).toMatchObject({
    kind: "picture",
    format: "heic",
    widthPx: 96,
    heightPx: 64,
    hasAlpha: false,
    frames: 1,
  });
  await mkdir(join(folder, "made"));
  const { files } = await makeRendition({
    ...{ path: TWO_COLOURS, recipe: { recipe: "picture", crop: null }, folder: join(folder, "made") },
    ...{ signal: never(), progress: () => undefined },
  });
  const { name = "" } = files.find(({ mediaType: type }) => type === "image/jpeg") ?? {};
  const { data, info } = await sharp(join(folder, "made", name))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => [...data.subarray((32 * info.width + x) * info.channels).subarray(0, 3)];
  const far = (seen: readonly number[], wanted: readonly number[]) =>
    Math.max(...wanted.map((channel, place) => Math.abs((seen[place] ?? 0) - channel)));
  expect(far(at(20), [0xc0, 0x20, 0x10])).toBeLessThan(NEAR);
  expect(far(at(76), [0x10, 0x40, 0xc0])).toBeLessThan(NEAR);
});

test("one that is cut short is refused with a sentence", async () => {
  const path = join(folder, "cut.heic");
  await writeFile(path, (await readFile(TWO_COLOURS)).subarray(0, 800));
  await expect(readFacts(path, "cut.heic", never())).rejects.toThrow(MediaError);
});
