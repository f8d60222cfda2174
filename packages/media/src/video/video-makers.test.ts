import { mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  card,
  dawn,
  drawClip,
  everythingOf,
  hasFfmpeg,
  keyFramesOf,
  tone,
  turnByMark,
  X264,
} from "../../test/clips.ts";
import { type Made, type MadeFile, MediaError } from "../maker.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { loudnessFilter } from "./loudness.ts";
import { makeFrames } from "./make-frames.ts";
import { makeLoop } from "./make-loop.ts";
import { makePlay } from "./make-play.ts";
import { makePoster } from "./make-poster.ts";
import { makeScrub } from "./make-scrub.ts";
import { makeWaveform } from "./make-waveform.ts";
import { readFrames } from "./read-frames.ts";
import { readVideoFacts } from "./video-facts.ts";
import { openVideo } from "./video-source.ts";
import { makeVideoThumbnail } from "./video-thumbnail.ts";

describe.skipIf(!hasFfmpeg())("what is made of a video", { timeout: 120_000 }, () => {
  let folder = "";
  const at = (name: string): string => join(folder, name);
  const never = (): AbortSignal => new AbortController().signal;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-video-"));
    await drawClip(folder, "plain.mp4", [...card(), ...tone(), ...X264, "-c:a", "aac"]);
    await drawClip(folder, "silent.mp4", [...card(), ...X264]);
    await drawClip(folder, "dawn.mp4", [...dawn(), ...X264]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** An input of a maker, with a folder of its own. */
  async function inputOf<Wanted extends Recipe>(name: string, recipe: Wanted, signal = never()) {
    const ratios: number[] = [];
    const made = await mkdtemp(at("made-"));
    const progress = (ratio: number): void => {
      ratios.push(ratio);
    };
    return { path: at(name), recipe, folder: made, signal, progress, ratios };
  }

  const play = async (name: string) => {
    const input = await inputOf(name, { recipe: "play" } as const);
    return { ...(await makePlay(input)), ...input };
  };

  const factsOf = (made: { readonly folder: string }, file: MadeFile | undefined) =>
    readVideoFacts(join(made.folder, file?.name ?? ""), never());

  /** Mean brightness of a frame, 0 to 255. */
  const brightness = (frame: Uint8Array): number => frame.reduce((sum, value) => sum + value, 0) / frame.length;

  /** Brightness of each of some frames of a file, at one distance. */
  async function brightnessOf(path: string, count: number): Promise<readonly number[]> {
    const found: number[] = [];
    const source = await openVideo(path, never(), requireFfmpeg());
    await readFrames(source, { size: { widthPx: 16, heightPx: 12 }, count }, never(), async (frame) => {
      found.push(brightness(frame));
    });
    return found;
  }

  describe("to be played", () => {
    test("it is H.264 with its sound, and its files are what is in the folder", async () => {
      const made = await play("plain.mp4");
      expect(made.files).toEqual([{ name: "240.mp4", mediaType: "video/mp4", widthPx: 320, heightPx: 240 }]);
      expect(await readdir(made.folder)).toEqual(["240.mp4"]);
      expect(made.data).toEqual({ durationMs: 2000, hasSound: true, isPaler: false });
      expect(await factsOf(made, made.files[0])).toMatchObject({
        codec: "h264",
        hasSound: true,
        bitDepth: 8,
        keyFramesEveryMs: 2000,
      });
      expect(made.ratios.at(-1)).toBe(1);
      expect(made.ratios).toEqual(made.ratios.toSorted((a, b) => a - b));
    });

    test("each size that is worth its bytes, and none over the source", async () => {
      await drawClip(folder, "large.mp4", [...card("2560x1440", "10", 1), ...X264]);
      await drawClip(folder, "between.mp4", [...card("1000x600", "10", 1), ...X264]);
      const sizes = async (name: string) => (await play(name)).files.map(({ name: file, widthPx }) => [file, widthPx]);
      expect(await sizes("large.mp4")).toEqual([
        ["1080.mp4", 1920],
        ["720.mp4", 1280],
        ["480.mp4", 854],
      ]);
      expect(await sizes("between.mp4")).toEqual([
        ["600.mp4", 1000],
        ["480.mp4", 800],
      ]);
    });

    test("it begins with its index, so that it plays while it comes", async () => {
      const made = await play("silent.mp4");
      const bytes = await readFile(join(made.folder, "240.mp4"));
      expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    });

    test("where it was filmed, by whom and with what is not in it", async () => {
      const labels = [
        "location=+41.6523-000.8802/",
        "artist=Ana",
        "com.apple.quicktime.model=Telefono",
        "title=Secreto",
      ];
      const said = labels.flatMap((label) => ["-metadata", label]);
      const keep = ["-movflags", "use_metadata_tags", "-metadata:s:v", "handler_name=Secreto"];
      await drawClip(folder, "labelled.mp4", ["-i", at("plain.mp4"), "-c", "copy", ...said, ...keep]);
      expect(await everythingOf(at("labelled.mp4"))).toContain("41.6523");
      const made = await play("labelled.mp4");
      const bytes = await readFile(join(made.folder, "240.mp4"), "latin1");
      for (const word of ["41.6523", "Ana", "Telefono", "Secreto"]) expect(bytes).not.toContain(word);
    });

    test("turned by its mark, it is turned", async () => {
      await turnByMark(at("silent.mp4"), at("standing.mp4"), 240);
      const made = await play("standing.mp4");
      expect(made.files).toMatchObject([{ name: "320.mp4", widthPx: 240, heightPx: 320 }]);
      expect(await factsOf(made, made.files[0])).toMatchObject({ widthPx: 240, heightPx: 320, rotation: 0 });
    });

    test("odd sides become even", async () => {
      await drawClip(folder, "odd.mp4", [...card(), "-vf", "format=yuv444p,pad=321:241", ...X264]);
      const made = await play("odd.mp4");
      expect(await factsOf(made, made.files[0])).toMatchObject({ widthPx: 320, heightPx: 240 });
    });

    test("frames that came at any pace come at one", async () => {
      await drawClip(folder, "uneven.mp4", [
        ...card(),
        "-vf",
        "select='lt(n,20)+not(mod(n,3))'",
        "-vsync",
        "vfr",
        ...X264,
      ]);
      const made = await play("uneven.mp4");
      expect(await factsOf(made, made.files[0])).toMatchObject({ isVariableRate: false });
    });

    test("a hundred and twenty frames a second become sixty", async () => {
      await drawClip(folder, "fast.mp4", [...card("160x120", "120", 1), ...X264]);
      const made = await play("fast.mp4");
      expect(await factsOf(made, made.files[0])).toMatchObject({ framesPerSecond: 60, isVariableRate: false });
    });

    test("loud and low sound come to the same loudness, and silence stays silent", async () => {
      const loudness = async (volume: number) => {
        const name = `sound-${volume}.mp4`;
        await drawClip(folder, name, [...card("64x64", "10", 4), ...tone(4, volume), ...X264, "-c:a", "aac"]);
        const made = await play(name);
        const source = await openVideo(join(made.folder, "64.mp4"), never(), requireFfmpeg());
        const filter = (await loudnessFilter(source, never(), () => {}))[0];
        return Number(/measured_I=(-?[\d.]+)/.exec(filter ?? "")?.[1]);
      };
      expect(Math.abs((await loudness(2)) + 16)).toBeLessThan(1);
      expect(Math.abs((await loudness(0.3)) + 16)).toBeLessThan(1);
      expect(await loudness(0)).toBeNaN();
    });

    test("a second video stream, subtitles and covers stay behind", async () => {
      const two = ["-i", at("plain.mp4"), "-i", at("silent.mp4"), "-map", "0", "-map", "1", "-c", "copy"];
      await drawClip(folder, "two.mkv", two);
      const made = await play("two.mkv");
      const streams: unknown = JSON.parse(await everythingOf(join(made.folder, "240.mp4")));
      expect(streams).toMatchObject({ format: { nb_streams: 2 } });
    });

    test("on a full disk says so", async () => {
      const input = await inputOf("plain.mp4", { recipe: "play" } as const);
      await symlink("/dev/full", join(input.folder, "240.mp4"));
      await expect(makePlay(input)).rejects.toThrow(/^No queda sitio en el disco/);
    });

    test("called off in the middle, it ends with the reason", async () => {
      await drawClip(folder, "long.mp4", [...card("640x360", "30", 10), ...X264]);
      const stop = new AbortController();
      const input = await inputOf("long.mp4", { recipe: "play" } as const, stop.signal);
      const progress = (ratio: number): void => {
        if (ratio > 0) stop.abort(new Error("enough"));
      };
      await expect(makePlay({ ...input, progress })).rejects.toThrow("enough");
    });

    test("of a picture or a song it makes nothing", async () => {
      await drawClip(folder, "sound.m4a", [...tone(), "-c:a", "aac"]);
      await expect(play("sound.m4a")).rejects.toThrow(MediaError);
    });
  });

  describe("to begin again without a seam", () => {
    const loop = async (name: string) => {
      const input = await inputOf(name, { recipe: "loop" } as const);
      return { ...(await makeLoop(input)), ...input };
    };

    test("it is silent, half a second shorter, and its end becomes its beginning", async () => {
      const made = await loop("dawn.mp4");
      expect(made.data).toMatchObject({ durationMs: 1500, startsAtMs: 500 });
      const path = join(made.folder, "240.mp4");
      expect(await factsOf(made, made.files[0])).toMatchObject({ hasSound: false, durationMs: 1500 });
      const frames = await brightnessOf(path, 45);
      const [first = 0, last = 0] = [frames[0], frames.at(-1)];
      // From black to white, the source's own end and beginning are 255 apart.
      expect(Math.abs(first - last)).toBeLessThan(20);
      expect(Math.max(...frames)).toBeGreaterThan(150);
    });

    test("it tells how bright it is behind a title", async () => {
      const dark = "color=black:size=320x240:rate=30:duration=2,drawbox=y=160:h=80:color=white:t=fill";
      await drawClip(folder, "bottom.mp4", ["-f", "lavfi", "-i", dark, ...X264]);
      const { data } = await loop("bottom.mp4");
      expect(data).toMatchObject({ luminance: { top: 0, middle: 0, bottom: expect.closeTo(1, 1) } });
    });

    test("one of a few frames is made too", async () => {
      await drawClip(folder, "short.mp4", [...card("64x64", "30", 0.1), ...X264]);
      expect((await loop("short.mp4")).files).toHaveLength(1);
      await drawClip(folder, "frame.mp4", [...card("64x64", "30", 1), "-frames:v", "1", ...X264]);
      expect((await loop("frame.mp4")).files).toHaveLength(1);
    });

    test("longer than fifteen seconds it is refused", async () => {
      await drawClip(folder, "sixteen.mp4", [...card("64x64", "5", 16), ...X264]);
      await expect(loop("sixteen.mp4")).rejects.toThrow(/^Para repetirse sin fin el vídeo puede durar 15 s/);
    });
  });

  describe("to be moved through", () => {
    const scrub = async (name: string) => {
      const input = await inputOf(name, { recipe: "scrub" } as const);
      return { ...(await makeScrub(input)), ...input };
    };

    test("a key frame every eight, twenty-four a second, silent", async () => {
      const made = await scrub("plain.mp4");
      expect(made.data).toEqual({ durationMs: 2000, framesPerSecond: 24, keyFramesEvery: 8 });
      expect(await factsOf(made, made.files[0])).toMatchObject({ framesPerSecond: 24, hasSound: false });
      const keys = await keyFramesOf(join(made.folder, "240.mp4"));
      expect(keys.flatMap((isKey, position) => (isKey ? [position] : []))).toEqual([0, 8, 16, 24, 32, 40]);
    });

    test("one width for a desk and one for a phone", async () => {
      await drawClip(folder, "lying.mp4", [...card("1920x1080", "10", 1), ...X264]);
      await drawClip(folder, "tall.mp4", [...card("1080x1920", "10", 1), ...X264]);
      expect((await scrub("lying.mp4")).files).toMatchObject([{ name: "720.mp4", widthPx: 1280 }, { widthPx: 720 }]);
      expect((await scrub("tall.mp4")).files).toMatchObject([{ name: "1280.mp4", widthPx: 720 }, { widthPx: 480 }]);
    });

    test("a part of one too long is written, and begins and ends where it is said", async () => {
      await drawClip(folder, "long.mp4", [...dawn(24, 10), ...X264]);
      const part = { fromMs: 6000, toMs: 12_000 };
      const input = await inputOf("long.mp4", { recipe: "scrub", part } as const);
      const made = { ...(await makeScrub(input)), ...input };
      expect(made.data).toMatchObject({ durationMs: 6000 });
      const facts = await factsOf(made, made.files[0]);
      expect(facts.durationMs).toBe(6000);
      const frames = await inputOf("long.mp4", { recipe: "frames", count: 3, part } as const);
      const { files, data } = await makeFrames(frames);
      expect(data).toEqual({ durationMs: 6000, everyMs: 2000 });
      const means = await Promise.all(
        files.map(async ({ name }) => (await sharp(join(frames.folder, name)).stats()).channels[0]?.mean ?? -1),
      );
      // It grows light in twenty-four seconds: the sixth, the eighth and the tenth.
      for (const [position, mean] of means.entries())
        expect(Math.abs(mean - ((6 + 2 * position) / 24) * 255)).toBeLessThan(10);
      for (const wrong of [
        { fromMs: 0, toMs: 30_000 },
        { fromMs: 5000, toMs: 5100 },
        { fromMs: 9000, toMs: 2000 },
      ])
        await expect(makeScrub(await inputOf("long.mp4", { recipe: "scrub", part: wrong } as const))).rejects.toThrow(
          /^El vídeo dura 24 s: la parte debe caber en él/,
        );
    });

    test("longer than twenty seconds it is refused", async () => {
      await drawClip(folder, "thirty.mp4", [...card("64x64", "5", 30), ...X264]);
      await expect(scrub("thirty.mp4")).rejects.toThrow(/Recórtalo a 20 s o divídelo en dos bloques/);
    });
  });

  describe("as pictures", () => {
    const poster = async (name: string, atMs: number): Promise<Made & { folder: string }> => {
      const input = await inputOf(name, { recipe: "poster", atMs } as const);
      return { ...(await makePoster(input)), folder: input.folder };
    };

    test("a moment, in each format", async () => {
      const made = await poster("dawn.mp4", 1000);
      expect(made.files.map(({ name }) => name)).toEqual(["320.avif", "320.webp", "320.jpg"]);
      const { channels } = await sharp(join(made.folder, "320.webp")).stats();
      // Half way from black to white.
      expect(Math.abs((channels[0]?.mean ?? 0) - 127)).toBeLessThan(15);
    });

    test("the last moment is the last frame; one after it is refused", async () => {
      expect((await poster("plain.mp4", 2000)).files).toHaveLength(3);
      await expect(poster("plain.mp4", 2500)).rejects.toThrow(
        "El vídeo dura 2 s: elige para la imagen un momento anterior.",
      );
    });

    test("turned by its mark, it stands", async () => {
      await turnByMark(at("silent.mp4"), at("standing.mp4"), 240);
      expect((await poster("standing.mp4", 0)).files[0]).toMatchObject({ widthPx: 240, heightPx: 320 });
    });

    test("moments at one distance from each other, from its first frame", async () => {
      const input = await inputOf("dawn.mp4", { recipe: "frames", count: 5 } as const);
      const { files, data } = await makeFrames(input);
      expect(data).toEqual({ durationMs: 2000, everyMs: 400 });
      expect(files.map(({ name }) => name)).toEqual(["001.webp", "002.webp", "003.webp", "004.webp", "005.webp"]);
      const means = await Promise.all(
        files.map(async ({ name }) => (await sharp(join(input.folder, name)).stats()).channels[0]?.mean ?? -1),
      );
      for (const [position, mean] of means.entries()) expect(Math.abs(mean - (position / 5) * 255)).toBeLessThan(10);
    });

    test("more moments than it has frames", async () => {
      await drawClip(folder, "few.mp4", [...card("64x64", "5", 1), ...X264]);
      const input = await inputOf("few.mp4", { recipe: "frames", count: 30 } as const);
      expect((await makeFrames(input)).files).toHaveLength(30);
    });

    test("a small one for lists", async () => {
      const input = await inputOf("plain.mp4", { recipe: "thumbnail" } as const);
      const { files } = await makeVideoThumbnail(input);
      expect(files).toEqual([{ name: "thumbnail.webp", mediaType: "image/webp", widthPx: 320, heightPx: 240 }]);
      expect((await stat(join(input.folder, "thumbnail.webp"))).size).toBeLessThan(20_000);
    });
  });

  test("what is heard of it is told for each twenty-fifth of a second, and nothing of silence", async () => {
    await drawClip(folder, "late.mp4", [
      ...[...card(), ...tone(1, 0.5), "-filter_complex", "[1:a]adelay=1000[late]", "-map", "0:v", "-map", "[late]"],
      ...[...X264, "-c:a", "aac"],
    ]);
    const input = await inputOf("late.mp4", { recipe: "waveform" } as const);
    expect((await makeWaveform(input)).files.map(({ name }) => name)).toEqual(["peaks.bin"]);
    const peaks = await readFile(join(input.folder, "peaks.bin"));
    expect(Math.abs(peaks.length - 50)).toBeLessThan(4);
    expect(Math.max(...peaks.subarray(0, 22))).toBeLessThan(3);
    expect(Math.min(...peaks.subarray(28, 46))).toBeGreaterThan(8);
    const mute = await inputOf("silent.mp4", { recipe: "waveform" } as const);
    await expect(makeWaveform(mute)).rejects.toThrow("El vídeo no tiene sonido.");
  });

  test("without ffmpeg, one sentence says what to install", async () => {
    const before = process.env.FFMPEG_PATH;
    process.env.FFMPEG_PATH = at("no-ffmpeg");
    try {
      await expect(play("plain.mp4")).rejects.toThrow(/^Este servidor no puede trabajar con vídeo: falta ffmpeg/);
    } finally {
      if (before === undefined) delete process.env.FFMPEG_PATH;
      else process.env.FFMPEG_PATH = before;
    }
  });
});
