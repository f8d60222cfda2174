import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFfmpeg, readVideoFacts } from "@nv/media";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const HERE = import.meta.dirname;
const CLIPS = join(HERE, "../../apps/site/static/video");
/** The most that a clip of the pages weighs, bytes: the repository carries it, and each reader of the page loads it. */
const MOST_BYTES = 400_000;

const facts = (path: string) => readVideoFacts(path, new AbortController().signal);

test.each(["olas.mp4", "olas-vertical.mp4"])("the clip %s of the pages is light", async (name) => {
  expect((await stat(join(CLIPS, name))).size).toBeLessThan(MOST_BYTES);
});

describe.skipIf((await findFfmpeg(process.env.FFMPEG_PATH)) === null)("with ffmpeg", { timeout: 120_000 }, () => {
  let folder = "";
  const at = (name: string): string => join(folder, name);
  /** Runs a command of a page as a person does, in the folder of the files that it names. */
  const runPage = (name: string) => run("sh", ["-e", join(HERE, name)], { cwd: folder });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-page-"));
    const [lying, standing] = ["640x360", "360x640"].map((size) => `testsrc2=size=${size}:rate=25:duration=3.2`);
    for (const [drawn, name] of [
      [lying, "original.mov"],
      [standing, "original-vertical.mov"],
    ]) {
      const inputs = ["-f", "lavfi", "-i", drawn ?? "", "-f", "lavfi", "-i", "sine=duration=3.2"];
      await run("ffmpeg", ["-v", "error", ...inputs, "-c:v", "libx264", "-preset", "ultrafast", at(name ?? "")]);
    }
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true }));

  test("the clips of the pages are what their page says", async () => {
    const shown = { durationMs: 8000, framesPerSecond: 24, hasSound: false, codec: "h264" };
    expect(await facts(join(CLIPS, "olas.mp4"))).toMatchObject({ ...shown, widthPx: 1280, heightPx: 720 });
    expect(await facts(join(CLIPS, "olas-vertical.mp4"))).toMatchObject({ ...shown, widthPx: 720, heightPx: 1280 });
  });

  test("the script still draws them", async () => {
    await run(process.execPath, [join(HERE, "dibujar-clip.mjs"), at("olas.mp4"), "128", "72", "2"]);
    expect(await facts(at("olas.mp4"))).toMatchObject({ durationMs: 2000, widthPx: 128, heightPx: 72 });
  });

  test("the versions", async () => {
    await runPage("720.sh");
    await runPage("vertical.sh");
    expect(await facts(at("720.mp4"))).toMatchObject({
      widthPx: 1280,
      heightPx: 720,
      keyFramesEveryMs: 2000,
      hasSound: true,
    });
    expect(await facts(at("vertical.mp4"))).toMatchObject({ widthPx: 540, heightPx: 960 });
    await runPage("cartel.sh");
    expect((await readFile(at("poster.jpg"))).subarray(0, 2).toString("hex")).toBe("ffd8");
  });

  test("the loop, and the posters of its two versions", async () => {
    await copyFile(join(CLIPS, "olas.mp4"), at("clip.mov"));
    await runPage("bucle.sh");
    expect(await facts(at("apertura.mp4"))).toMatchObject({ durationMs: 7520, framesPerSecond: 25, hasSound: false });
    await copyFile(join(CLIPS, "olas-vertical.mp4"), at("apertura-vertical.mp4"));
    // The one of the pages' video has the same name: ffmpeg asks before it writes over a file.
    await rm(at("poster.jpg"), { force: true });
    await runPage("carteles.sh");
    for (const name of ["poster.jpg", "poster-vertical.jpg"]) {
      expect((await readFile(at(name))).subarray(0, 2).toString("hex")).toBe("ffd8");
    }
  });

  test("the captions", async () => {
    await writeFile(at("subtitulos.srt"), "1\n00:00:01,000 --> 00:00:02,500\nHola.\n");
    await runPage("subtitulos.sh");
    expect(await readFile(at("subtitulos.vtt"), "utf8")).toBe("WEBVTT\n\n00:01.000 --> 00:02.500\nHola.\n");
  });
});
