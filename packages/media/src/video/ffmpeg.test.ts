import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MediaError } from "../maker.ts";
import { findFfmpeg, locateFfmpeg, requireFfmpeg } from "./ffmpeg.ts";

let folder: string;
const at = (name: string): string => join(folder, name);

/** A program that answers as ffmpeg does when it is asked for its version. */
async function writeProgram(name: string, script = "echo 'ffmpeg version 9.1-prueba Copyright (c)'"): Promise<string> {
  await writeFile(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return at(name);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-ffmpeg-"));
  vi.stubEnv("PATH", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test("it is found on the path, with its version", async () => {
  const [ffmpeg, ffprobe] = [await writeProgram("ffmpeg"), await writeProgram("ffprobe")];
  expect(await findFfmpeg()).toEqual({ ffmpeg, ffprobe, version: "9.1-prueba" });
  expect(await findFfmpeg("")).toMatchObject({ ffmpeg });
});

test("where a setting says, ffprobe may be beside it or on the path", async () => {
  const other = await writeProgram("ffmpeg-7");
  const ffprobe = await writeProgram("ffprobe");
  vi.stubEnv("PATH", "/nowhere");
  expect(locateFfmpeg(other)).toEqual({ ffmpeg: other, ffprobe });
});

test.each([
  { name: "nothing", files: [] },
  { name: "no ffprobe", files: ["ffmpeg"] },
])("absent: $name", async ({ files }) => {
  for (const file of files) await writeProgram(file);
  expect(await findFfmpeg()).toBeNull();
  expect(() => requireFfmpeg()).toThrow(MediaError);
});

test("where a setting names a file that is no program, no other is taken", async () => {
  for (const file of ["ffmpeg", "ffprobe"]) await writeProgram(file);
  await writeFile(at("text"), "");
  await chmod(at("text"), 0o644);
  expect(locateFfmpeg(at("text"))).toBeNull();
  expect(() => requireFfmpeg(at("text"))).toThrow(/falta ffmpeg.*apt-get install ffmpeg.*FFMPEG_PATH/);
});

test("one that does not run is none", async () => {
  await writeProgram("ffprobe");
  expect(await findFfmpeg(await writeProgram("ffmpeg", "exit 1"))).toBeNull();
  expect(await findFfmpeg(await writeProgram("ffmpeg", "echo another program"))).toBeNull();
});
