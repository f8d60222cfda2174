import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { VideoFacts } from "@nv/contracts/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { card, cutShort, drawClip, hasFfmpeg, putInPlace, tone, turnByMark, X264 } from "../../test/clips.ts";
import { MediaError } from "../maker.ts";
import { readVideoFacts } from "./video-facts.ts";

describe.skipIf(!hasFfmpeg())("facts of a video", { timeout: 60_000 }, () => {
  let folder = "";
  const at = (name: string): string => join(folder, name);
  const facts = (name: string): Promise<VideoFacts> => readVideoFacts(at(name), new AbortController().signal);
  const complaint = (name: string): Promise<string> =>
    facts(name).then(
      () => "",
      (error: unknown) => (error instanceof MediaError ? error.message : String(error)),
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-video-"));
    await drawClip(folder, "plain.mp4", [...card(), ...tone(), ...X264, "-g", "15", "-c:a", "aac"]);
    await drawClip(folder, "silent.mp4", [...card(), ...X264, "-movflags", "+faststart"]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("of an ordinary one", async () => {
    expect(await facts("plain.mp4")).toEqual({
      kind: "video",
      format: "mp4",
      codec: "h264",
      widthPx: 320,
      heightPx: 240,
      durationMs: 2000,
      framesPerSecond: 30,
      isVariableRate: false,
      keyFramesEveryMs: 500,
      bitDepth: 8,
      isHdr: false,
      rotation: 0,
      hasSound: true,
    });
  });

  test("one key frame alone is as far from the next as the end", async () => {
    await drawClip(folder, "one-key.mp4", [...card(), ...X264, "-g", "600"]);
    expect(await facts("one-key.mp4")).toMatchObject({ keyFramesEveryMs: 2000, hasSound: false });
  });

  test("HDR in ten bits", async () => {
    const hdr = ["-color_trc", "smpte2084", "-color_primaries", "bt2020", "-colorspace", "bt2020nc"];
    await drawClip(folder, "hdr.mp4", [...card(), ...X264, "-pix_fmt", "yuv420p10le", ...hdr]);
    expect(await facts("hdr.mp4")).toMatchObject({ bitDepth: 10, isHdr: true });
  });

  test("frames that do not come at one pace", async () => {
    const uneven = ["-vf", "select='lt(n,20)+not(mod(n,3))'", "-vsync", "vfr"];
    await drawClip(folder, "uneven.mp4", [...card(), ...uneven, ...X264]);
    expect(await facts("uneven.mp4")).toMatchObject({ isVariableRate: true });
  });

  test("one that stands, by its mark", async () => {
    await turnByMark(at("silent.mp4"), at("standing.mp4"), 240);
    expect(await facts("standing.mp4")).toMatchObject({ widthPx: 240, heightPx: 320, rotation: 90 });
  });

  test.each([
    {
      name: "odd.mp4",
      args: [...card(), "-vf", "format=yuv444p,pad=321:241", ...X264],
      seen: { widthPx: 321, heightPx: 241 },
    },
    { name: "tape.mp4", args: [...card(), "-vf", "setsar=4/3", ...X264], seen: { widthPx: 427, heightPx: 240 } },
    {
      name: "web.webm",
      args: [...card("64x64"), "-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8"],
      seen: { format: "webm", codec: "vp8" },
    },
    {
      name: "film.mov",
      args: [...card("320x240", "30000/1001"), ...X264],
      seen: { format: "mov", framesPerSecond: 29.97 },
    },
    {
      name: "rounded.mkv",
      args: [...card("320x240", "60000/1001"), ...X264],
      seen: { format: "mkv", isVariableRate: false },
    },
    { name: "old.avi", args: [...card(), "-c:v", "mpeg4"], seen: { format: "avi", codec: "mpeg4" } },
    { name: "tv.ts", args: [...card(), "-c:v", "mpeg2video"], seen: { format: "mpegts", codec: "mpeg2video" } },
  ])("$name", async ({ name, args, seen }) => {
    await drawClip(folder, name, args);
    expect(await facts(name)).toMatchObject(seen);
  });

  test("a recording of a browser, whose header tells no duration", async () => {
    const live = ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-live", "1", "-f", "webm"];
    await drawClip(folder, "live.webm", [...card("64x64"), ...live]);
    const { durationMs } = await facts("live.webm");
    expect(Math.abs(durationMs - 2000)).toBeLessThanOrEqual(40);
  });

  test("a name that looks like an address or an option is a name", async () => {
    await drawClip(folder, "http:x -y.mp4", [...card("64x64", "10", 1), ...X264]);
    expect(await facts("http:x -y.mp4")).toMatchObject({ widthPx: 64 });
  });

  describe("what cannot be read has its sentence", () => {
    const CUT = /^El vídeo está cortado/;
    const BROKEN = /^El archivo no se puede leer como vídeo/;

    test.each([
      ["without its index", "plain.mp4"],
      ["with an index of more than there is", "silent.mp4"],
    ])("cut short, %s", async (_, from) => {
      await cutShort(at(from), at("cut.mp4"), 0.4);
      expect(await complaint("cut.mp4")).toMatch(CUT);
    });

    test("cut short, Matroska", async () => {
      await drawClip(folder, "whole.mkv", [...card(), ...X264, "-cues_to_front", "0"]);
      await cutShort(at("whole.mkv"), at("cut.mkv"), 0.4);
      expect(await complaint("cut.mkv")).toMatch(CUT);
    });

    test("sound alone", async () => {
      await drawClip(folder, "sound.m4a", [...tone(), "-c:a", "aac"]);
      expect(await complaint("sound.m4a")).toBe("El archivo solo tiene sonido: no lleva ninguna imagen de vídeo.");
    });

    test("a song with its cover", async () => {
      await drawClip(folder, "cover.png", [...card(), "-frames:v", "1"]);
      const cover = ["-i", at("sound.m4a"), "-i", at("cover.png"), "-map", "0", "-map", "1", "-c", "copy"];
      await drawClip(folder, "song.m4a", [...cover, "-disposition:v:0", "attached_pic"]);
      expect(await complaint("song.m4a")).toMatch(/solo tiene sonido/);
    });

    test("a codec that nobody knows", async () => {
      await putInPlace(at("silent.mp4"), at("codec.mp4"), "avc1", "zzzz");
      expect(await complaint("codec.mp4")).toMatch(/^El vídeo está codificado en «/);
    });

    test("a side of more than 8192 pixels", async () => {
      await drawClip(folder, "wide.mp4", [...card("8200x16", "10", 1), ...X264]);
      expect(await complaint("wide.mp4")).toMatch(
        /^El vídeo mide 8200 × 16 píxeles y el lado mayor no puede pasar de 8192/,
      );
    });

    test("more than four hours", async () => {
      await drawClip(folder, "long.mp4", [...card("64x64", "1/1800", 16_200), ...X264]);
      expect(await complaint("long.mp4")).toMatch(/^El vídeo dura más de 4 horas/);
    });

    test.each([
      ["a playlist", "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nplain.mp4\n#EXT-X-ENDLIST\n"],
      ["a list of files", "ffconcat version 1.0\nfile 'plain.mp4'\n"],
      [
        "a manifest",
        '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period></Period></MPD>',
      ],
      ["a text", "esto no es un vídeo\n".repeat(200)],
      ["nothing", ""],
    ])("%s under the name of a video", async (_, text) => {
      await writeFile(at("list.mp4"), text);
      expect(await complaint("list.mp4")).toMatch(new RegExp(`${BROKEN.source}|${CUT.source}`));
    });

    test.each([
      ["a playlist", "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nplain.mp4\n#EXT-X-ENDLIST\n", "m3u8"],
      ["a list of files", "ffconcat version 1.0\nfile 'plain.mp4'\n", "ffconcat"],
    ])("%s under its own name", async (_, text, end) => {
      await writeFile(at(`list.${end}`), text);
      expect(await complaint(`list.${end}`)).toMatch(BROKEN);
    });
  });

  test("stops when it is told to", async () => {
    const stop = new AbortController();
    const reading = readVideoFacts(at("plain.mp4"), stop.signal);
    stop.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
  });
});
