import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PhotoWords } from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { preparePhoto } from "../photos/prepare-photo.ts";
import { makePortrait } from "../pictures/make-portrait.ts";
import { readFacts } from "../read-facts.ts";
import { createMediaApart, type MediaApart } from "./work-apart.ts";

let folder: string;
let media: MediaApart;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-apart-"));
  media = createMediaApart(1000);
});
afterEach(async () => {
  media.close();
  await rm(folder, { recursive: true });
});

const signal = new AbortController().signal;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${inside}</svg>`;

/** Notes of a program, which are cleaned away for a second, and draw nothing. */
const longSvg = svg(`<metadata>${'<note of="a layer" by="a program"/>'.repeat(250_000)}</metadata><path d="M0 0h9"/>`);

/** Milliseconds that this thread worked meanwhile: on a busy machine a pause says nothing. */
async function workedMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test("a picture is known and made as in this process, and what is made lies where it was asked for", async () => {
  const path = join(folder, "plaza.png");
  const pixels = sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } });
  await writeFile(path, await pixels.png().toBuffer());
  const { facts, mediaType, words } = await media.readFacts(path, "plaza.png", signal);
  expect([facts, mediaType, words.name]).toMatchObject([{ kind: "picture", widthPx: 900 }, "image/png", "plaza"]);
  const ratios: number[] = [];
  const progress = (ratio: number) => void ratios.push(ratio);
  const made = await media.makeRendition({ path, recipe: { recipe: "thumbnail" }, folder, signal, progress });
  expect(await readdir(folder)).toEqual(expect.arrayContaining(made.files.map(({ name }) => name)));
});

test("a picture for the photo desk is made ready as in this process, byte by byte, and a broken one is refused in words", async () => {
  const path = join(folder, "plaza.tiff");
  const pixels = sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } });
  await writeFile(path, await pixels.tiff().toBuffer());
  const { facts } = await media.readFacts(path, "plaza.tiff", signal);
  const words = PhotoWords.parse({ caption: "Una plaza «de noche»", keywords: ["año"], byline: "Ana Muestra" });
  const { size: sizeBytes } = await stat(path);
  const photo = { path, folder, facts, sizeBytes, words, keepsPosition: false, isReduced: false, signal };
  const { path: herePath, ...here } = await preparePhoto(photo);
  const bytes = await readFile(herePath);
  await rm(herePath);
  const { path: apartPath, ...apart } = await media.preparePhoto(photo);
  expect([apart, (await readFile(apartPath)).equals(bytes)]).toEqual([here, true]);
  await writeFile(path, bytes.subarray(0, 200));
  await expect(media.preparePhoto(photo)).rejects.toThrow(MediaError);
});

test("a portrait is made as in this process, and what is no photograph is refused in words", async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#642" } })
    .jpeg()
    .toBuffer();
  const portrait = await media.makePortrait(picture, 96, signal);
  expect(portrait.equals(await makePortrait(picture, 96))).toBe(true);
  expect(await sharp(portrait).metadata()).toMatchObject({ format: "webp", width: 96, height: 96 });
  await expect(media.makePortrait(picture.subarray(0, 300), 96, signal)).rejects.toThrow("No se puede leer");
});

test("what is refused is refused in its sentence, and the next order is done", async () => {
  const path = join(folder, "hondo.svg");
  await writeFile(path, svg("<g>".repeat(300) + "</g>".repeat(300)));
  await expect(media.readFacts(path, "hondo.svg", signal)).rejects.toThrow(MediaError);
  await expect(media.readFacts(path, "hondo.svg", signal)).rejects.toThrow("demasiado complicado");
  await writeFile(path, svg('<path d="M0 0h9"/>'));
  expect((await media.readFacts(path, "bien.svg", signal)).facts).toMatchObject({ kind: "picture", format: "svg" });
});

test("a drawing of nine megabytes keeps nobody else waiting", async () => {
  const path = join(folder, "grande.svg");
  await writeFile(path, longSvg);
  const hereMs = await workedMs(() => readFacts(path, "grande.svg", signal));
  const readApart = () => workedMs(() => media.readFacts(path, "grande.svg", signal));
  // The least of three: what other files left on the heap is collected when it pleases.
  const apartMs = Math.min(await readApart(), await readApart(), await readApart());
  expect(apartMs).toBeLessThan(hereMs / 5);
});

test("who waits no more is let go at once, and the process does what comes next", async () => {
  const path = join(folder, "grande.svg");
  await writeFile(path, longSvg);
  const reason = new Error("cancelled");
  const leaving = new AbortController();
  const reading = media.readFacts(path, "grande.svg", leaving.signal);
  leaving.abort(reason);
  await expect(reading).rejects.toBe(reason);
  await writeFile(path, svg('<path d="M0 0h9"/>'));
  expect((await media.readFacts(path, "bien.svg", signal)).mediaType).toBe("image/svg+xml");
});
