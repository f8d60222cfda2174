import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import { inEachRun } from "@nv/test-kit/depth";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cutShort, drawClip, everythingOf, hasFfmpeg, hdr } from "../../test/clips.ts";
import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";
import { readVideoFacts } from "./video-facts.ts";

const SMALL = ["-f", "lavfi", "-i", "color=white:size=320x240:rate=10:duration=1"];

describe.skipIf(!hasFfmpeg())("video of more than eight bits", { timeout: 120_000 }, () => {
  let root = "";
  let runs = 0;
  const never = () => new AbortController().signal;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "nv-deep-"));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  async function made(path: string, recipe: Recipe) {
    runs += 1;
    const folder = join(root, `made-${runs}`);
    await mkdir(folder);
    return { ...(await makeRendition({ path, recipe, folder, signal: never(), progress: () => undefined })), folder };
  }

  /** Expects a video that every browser plays. */
  async function expectOrdinary(path: string): Promise<void> {
    const said: unknown = JSON.parse(await everythingOf(path));
    expect(said).toMatchObject({
      streams: [{ codec_name: "h264", pix_fmt: "yuv420p", color_space: "bt709", color_transfer: "bt709" }],
    });
  }

  /** Mean light of a picture, 0 to 255. */
  async function lightOf(path: string): Promise<number> {
    const { channels } = await sharp(path).stats();
    return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
  }

  const kinds = [
    { name: "hevc.mp4", bits: 10, args: ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le"] },
    { name: "twelve.mp4", bits: 12, args: ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv422p12le"] },
    { name: "prores.mov", bits: 10, args: ["-c:v", "prores_ks", "-profile:v", "2"] },
    { name: "vp9.webm", bits: 10, args: ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-pix_fmt", "yuv420p10le"] },
    { name: "h264.mp4", bits: 10, args: ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p10le"] },
  ];
  // The deepest, and the one that telephones make.
  test.each(inEachRun(kinds, kinds.slice(0, 2)))(
    "$name of $bits bits becomes what every browser plays",
    async ({ name, bits, args }) => {
      const path = await drawClip(root, name, [...SMALL, ...args]);
      expect(await readVideoFacts(path, never())).toMatchObject({ bitDepth: bits, isHdr: false });
      for (const recipe of ["play", "loop", "scrub"] as const) {
        const { files, folder } = await made(path, { recipe });
        for (const file of files) await expectOrdinary(join(folder, file.name));
      }
      const poster = await made(path, { recipe: "poster", atMs: 0 });
      // White stays white, whatever its bits.
      expect(await lightOf(join(poster.folder, "320.webp"))).toBeGreaterThan(250);
    },
  );

  test.each(inEachRun(["smpte2084", "arib-std-b67"], ["arib-std-b67"]))(
    "HDR (%s) comes down in all that is made of it",
    async (curve) => {
      const args = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", ...hdr(curve)];
      const path = await drawClip(root, `${curve}.mp4`, [...SMALL, ...args]);
      for (const recipe of ["play", "loop", "scrub"] as const) {
        const { files, folder } = await made(path, { recipe });
        for (const file of files) await expectOrdinary(join(folder, file.name));
      }
      for (const [recipe, name] of [
        [{ recipe: "poster", atMs: 0 }, "320.webp"],
        [{ recipe: "thumbnail" }, "thumbnail.webp"],
        [{ recipe: "frames", count: 2 }, "001.webp"],
      ] as const) {
        const { folder } = await made(path, recipe);
        expect([recipe.recipe, (await lightOf(join(folder, name))) > 180]).toEqual([recipe.recipe, true]);
      }
    },
  );

  test.each([
    { name: "HDR that does not say its colours", args: ["-color_trc", "smpte2084"] },
    {
      name: "HDR with the colours of an ordinary screen",
      args: ["-color_trc", "arib-std-b67", "-colorspace", "bt709"],
    },
    { name: "HDR in red, green and blue", args: ["-color_trc", "smpte2084", "-colorspace", "rgb"], pixels: "gbrp10le" },
  ])("$name is made", async ({ name, args, pixels = "yuv420p10le" }) => {
    const coded = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", pixels, ...args];
    const path = await drawClip(root, `${name.replaceAll(/\W/g, "-")}.mp4`, [...SMALL, ...coded]);
    const { files, folder } = await made(path, { recipe: "play" });
    for (const file of files) await expectOrdinary(join(folder, file.name));
    const poster = await made(path, { recipe: "poster", atMs: 0 });
    expect(await lightOf(join(poster.folder, "320.webp"))).toBeGreaterThan(180);
  });

  test("HDR that is cut short says so", async () => {
    const args = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", ...hdr("smpte2084")];
    const path = await drawClip(root, "whole.mp4", [...SMALL, ...args]);
    const cut = join(root, "cut.mp4");
    await cutShort(path, cut, 0.5);
    await expect(made(cut, { recipe: "play" })).rejects.toBeInstanceOf(MediaError);
  });
});
