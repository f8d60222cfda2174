import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawClip, hasFfmpeg, hdr } from "../../test/clips.ts";
import { withGainMap } from "../../test/gain-map.ts";
import { pictureFacts } from "../kinds/picture-facts.ts";
import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";
import { corners } from "./drawn-pictures.ts";

const never = () => new AbortController().signal;
let root = "";
let runs = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "nv-hdr-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function made(path: string) {
  runs += 1;
  const folder = join(root, `made-${runs}`);
  await mkdir(folder);
  const input = {
    path,
    recipe: { recipe: "picture", crop: null },
    folder,
    signal: never(),
    progress: () => undefined,
  } as const;
  return { ...(await makeRendition(input)), folder };
}

/** The colours of the corners, from the top left, each channel on or off. */
async function cornersOf(path: string): Promise<readonly string[]> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)].map((value) => (value > 200 ? "1" : value < 55 ? "0" : "?")).join("");
  };
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)];
}

async function expectCorners(path: string): Promise<void> {
  const { files, folder } = await made(path);
  expect(files).toHaveLength(6);
  for (const { name } of files)
    expect([name, await cornersOf(join(folder, name))]).toEqual([name, ["100", "010", "001", "111"]]);
}

test("a photograph with a gain map is made of what ordinary screens show, and the map stays behind", async () => {
  const bytes = await withGainMap(corners(400, 200));
  // What a browser with a screen of HDR would find in it.
  expect((await sharp(bytes).metadata()).gainMap).toBeDefined();
  const path = join(root, "gain-map.jpg");
  await writeFile(path, bytes);
  expect(await pictureFacts(path, never())).toMatchObject({ format: "jpeg", widthPx: 400, heightPx: 200, frames: 1 });
  await expectCorners(path);
  const { files, folder } = await made(path);
  for (const { name } of files) expect((await readFile(join(folder, name))).includes("hdrgm")).toBe(false);
});

test("a turned photograph with a gain map stands upright", async () => {
  const path = join(root, "turned.jpg");
  const lying = sharp(await corners(400, 200).png().toBuffer()).rotate(270);
  await writeFile(path, await withGainMap(sharp(await lying.png().toBuffer()).withMetadata({ orientation: 6 })));
  expect(await pictureFacts(path, never())).toMatchObject({ widthPx: 400, heightPx: 200, isTurned: true });
  await expectCorners(path);
});

describe.skipIf(!hasFfmpeg())("AVIF of more than eight bits", { timeout: 60_000 }, () => {
  async function draw(name: string, pixels: string, more: readonly string[] = []): Promise<string> {
    const source = join(root, "corners.png");
    await corners(400, 200).png().toFile(source);
    const still = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "10", "-cpu-used", "8", "-f", "avif"];
    const colours = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709", "-color_range", "tv"];
    return drawClip(root, name, ["-i", source, ...colours, "-pix_fmt", pixels, ...more, ...still]);
  }

  test.each([
    ["ten", "yuv420p10le"],
    ["ten, of all colours,", "yuv444p10le"],
    ["twelve", "yuv444p12le"],
  ])("of %s bits is made right", async (_bits, pixels) => {
    const path = await draw(`${pixels}.avif`, pixels);
    expect(await pictureFacts(path, never())).toMatchObject({ format: "avif", bitDepth: 16, widthPx: 400 });
    await expectCorners(path);
  });

  test.each(["smpte2084", "arib-std-b67"])("in HDR (%s) is refused, and says how to bring it", async (curve) => {
    const path = await draw(`${curve}.avif`, "yuv420p10le", hdr(curve));
    const refused = pictureFacts(path, never());
    await expect(refused).rejects.toBeInstanceOf(MediaError);
    await expect(refused).rejects.toThrow(/^La imagen es HDR/);
    await expect(made(path)).rejects.toThrow(/^La imagen es HDR/);
  });
});

test.each([
  [16, true],
  [13, false],
])(
  "a PNG that says its light by number (%d) is taken when it is that of an ordinary screen",
  async (curve, isRefused) => {
    const png = await corners(400, 200).png().toBuffer();
    const body = Buffer.concat([Buffer.from("cICP"), Buffer.from([9, curve, 0, 1])]);
    const chunk = Buffer.alloc(16);
    chunk.writeUInt32BE(4);
    body.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(body), 12);
    // After the signature and the header.
    const path = join(root, `${curve}.png`);
    await writeFile(path, Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
    if (isRefused) await expect(pictureFacts(path, never())).rejects.toThrow(/^La imagen es HDR/);
    else expect(await pictureFacts(path, never())).toMatchObject({ format: "png", widthPx: 400 });
  },
);
