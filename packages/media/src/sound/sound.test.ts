import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawClip, everythingOf, hasFfmpeg, tone } from "../../test/clips.ts";
import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";
import { readFacts } from "../read-facts.ts";

describe.skipIf(!hasFfmpeg())("a sound", { timeout: 120_000 }, () => {
  let folder = "";
  const at = (name: string) => join(folder, name);
  const never = () => new AbortController().signal;
  const facts = async (name: string) => readFacts(at(name), name, never());

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-sound-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function made(name: string) {
    const into = await mkdtemp(at("made-"));
    const input = { path: at(name), recipe: { recipe: "sound" } as const, folder: into, signal: never() };
    return { ...(await makeRendition({ ...input, progress: () => {} })), folder: into };
  }

  test.each([
    { name: "voz.mp3", codec: ["-c:a", "libmp3lame"], is: { format: "mp3", codec: "mp3" }, mediaType: "audio/mpeg" },
    { name: "voz.m4a", codec: ["-c:a", "aac"], is: { format: "m4a", codec: "aac" }, mediaType: "audio/mp4" },
    { name: "voz.ogg", codec: ["-c:a", "libvorbis"], is: { format: "ogg", codec: "vorbis" }, mediaType: "audio/ogg" },
    { name: "voz.opus", codec: ["-c:a", "libopus"], is: { format: "ogg", codec: "opus" }, mediaType: "audio/ogg" },
    { name: "voz.wav", codec: [], is: { format: "wav", codec: "pcm_s16le" }, mediaType: "audio/wav" },
    { name: "voz.flac", codec: [], is: { format: "flac", codec: "flac" }, mediaType: "audio/flac" },
  ])(
    "that comes as $name is one, whatever its name says, and is played as AAC",
    async ({ name, codec, is, mediaType }) => {
      await drawClip(folder, name, [...tone(), ...codec]);
      const read = await facts(name);
      expect(read).toMatchObject({ facts: { kind: "audio", channels: 1, ...is }, mediaType, words: { name: "voz" } });
      if (read.facts.kind !== "audio") throw new Error("It is a sound.");
      expect(Math.abs(read.facts.durationMs - 2000)).toBeLessThanOrEqual(100);
      const { files, folder: into } = await made(name);
      expect(files).toEqual([{ name: "sound.m4a", mediaType: "audio/mp4", widthPx: null, heightPx: null }]);
      const again = await readFacts(join(into, "sound.m4a"), "sound.m4a", never());
      expect(again.facts).toMatchObject({ kind: "audio", format: "m4a", codec: "aac", channels: 1 });
    },
  );

  test("keeps nothing of who recorded it, and no cover", async () => {
    const told = ["-metadata", "title=Secreto", "-metadata", "comment=Calle Mayor 3"];
    await drawClip(folder, "notas.mp3", [...tone(), "-c:a", "libmp3lame", ...told]);
    const { folder: into } = await made("notas.mp3");
    const everything = await everythingOf(join(into, "sound.m4a"));
    expect(everything).not.toMatch(/Secreto|Calle Mayor/);
  });

  test("in a container of videos is one too, as recorders of phones write it", async () => {
    await drawClip(folder, "grabadora.mp4", [...tone(), "-c:a", "aac"]);
    expect(await facts("grabadora.mp4")).toMatchObject({
      ...{ facts: { kind: "audio", format: "m4a" }, mediaType: "audio/mp4" },
    });
  });

  test.each([
    { what: "of which only the label is there", bytes: Buffer.concat([Buffer.from("fLaC"), Buffer.alloc(400)]) },
    {
      what: "that lasts nothing",
      bytes: Buffer.from(
        "RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0",
        "latin1",
      ),
    },
  ])("$what is told in a sentence", async ({ bytes }) => {
    await writeFile(at("roto"), bytes);
    await expect(facts("roto")).rejects.toThrow(MediaError);
  });
});
