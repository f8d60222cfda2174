import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ZipPart, zipOf } from "@nv/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";

let root = "";
let runs = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "nv-frames-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A picture as grey as its place. */
async function grey(place: number, width = 40, format: "png" | "jpeg" = "png"): Promise<Buffer> {
  const background = { r: 10 * place, g: 10 * place, b: 10 * place };
  return sharp({ create: { width, height: 20, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

async function made(parts: readonly ZipPart[], count: number) {
  runs += 1;
  const folder = join(root, `${runs}`);
  await mkdir(folder);
  const path = join(root, `${runs}.zip`);
  await writeFile(path, zipOf([...parts]));
  const { signal } = new AbortController();
  const recipe = { recipe: "frames", count } as const;
  return { folder, ...(await makeRendition({ path, recipe, folder, signal, progress: () => {} })) };
}

const frames = (names: readonly string[], width?: number) =>
  Promise.all(names.map(async (name, place) => ({ name, bytes: await grey(place + 1, width), isStored: true })));

test("the pictures of a folder are its frames: two before ten, and at one distance where there are more", async () => {
  const parts = await frames(["v/10.png", "v/2.png", "v/1.png", "v/3.png", "v/4.png"]);
  const { files, data, folder } = await made([...parts, { name: "v/leeme.txt", bytes: "hola" }], 3);
  expect(files).toEqual(
    ["001.webp", "002.webp", "003.webp"].map((name) => ({ name, mediaType: "image/webp", widthPx: 40, heightPx: 20 })),
  );
  expect(data).toEqual({ pictures: 5 });
  const shades = await Promise.all(
    files.map(async ({ name }) => (await sharp(join(folder, name)).raw().toBuffer())[0] ?? 0),
  );
  // First, third and last by their names: the third, the fourth and the first that was put in.
  for (const [place, shade] of [30, 40, 10].entries()) expect(Math.abs((shades[place] ?? 0) - shade)).toBeLessThan(4);
});

test("large ones are made smaller", async () => {
  const { files } = await made(await frames(["1.png", "2.png"], 2000), 2);
  expect(files[0]).toMatchObject({ widthPx: 960, heightPx: 10 });
});

test.each([
  {
    name: "of two sizes",
    parts: async () => [...(await frames(["1.png"])), { name: "2.png", bytes: await grey(2, 41), isStored: true }],
    says: "«1.png» mide 40 × 20 px y «2.png», 41 × 20",
  },
  {
    name: "of two formats",
    parts: async () => [
      ...(await frames(["1.png"])),
      { name: "2.png", bytes: await grey(2, 40, "jpeg"), isStored: true },
    ],
    says: "«1.png» es PNG y «2.png», JPEG",
  },
  { name: "fewer than are asked for", parts: () => frames(["1.png"]), says: "hay una imagen y se piden 2 fotogramas" },
  { name: "that are none", parts: async () => [{ name: "a.txt", bytes: "hola" }], says: "no hay ninguna imagen" },
  {
    name: "of which one is broken",
    parts: async () => [...(await frames(["1.png"])), { name: "2.png", bytes: "x", isStored: true }],
    says: "«2.png» está rota",
  },
])("pictures $name are refused with a sentence", async ({ parts, says }) => {
  const refused = made(await parts(), 2);
  await expect(refused).rejects.toBeInstanceOf(MediaError);
  await expect(refused).rejects.toThrow(says);
});
