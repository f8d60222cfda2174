import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MediaError } from "../maker.ts";
import { createMediaApart, type MediaApart } from "./work-apart.ts";

/** Nine megabytes of drawing are seconds of work for who does it. */
vi.setConfig({ testTimeout: 60_000 });

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

/** How long this process was kept from everything else, at most, milliseconds. */
async function longestPauseMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work();
  clearInterval(timer);
  return longest;
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
  const pauseMs = await longestPauseMs(() => media.readFacts(path, "grande.svg", signal));
  expect(pauseMs).toBeLessThan(200);
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
