/**
 * Ten pictures of 5 MB made ready for Photo Center, beside bare `sharp` that writes the same format at the same quality, and no texts. Each
 * needs other pixels: four that a mark turns, three in CMYK, three as TIFF. Budget: 1.2 times the bare time of all ten. What goes byte by
 * byte has no counterpart, and is told beside.
 *
 * The pictures are drawn here, with grain, so that they weigh what photographs do.
 */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PhotoWords } from "@nv/contracts/schemas";
import { createMediaApart, type MediaApart, readFacts } from "@nv/media";
import sharp from "sharp";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const BUDGET_RATIO = 1.2;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(3, 1);

/** Options with which the server writes pictures too. */
const QUALITY = { quality: 92, chromaSubsampling: "4:4:4" } as const;

const WORDS = PhotoWords.parse({
  caption: "Una plaza inventada, de noche",
  byline: "Ana Muestra",
  agency: "Diario de Ejemplo",
  keywords: ["plaza", "noche"],
  altText: "Una plaza vacía",
});

/** Light that goes by curves, with grain: neither flat nor noise, as a photograph. */
function draw(width: number, height: number, grain: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 120 + 60 * Math.sin(x / 161 + Math.sin(y / 147) * 3) + ((x * 7919 + y * 104_729 + x * y) % grain);
      pixels.set([light, light * 0.8 + (y / height) * 40, 60 + light / 2], (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A kind of picture that needs other pixels, how many there are, and one that goes as it is. */
const KINDS = [
  { name: "turned", count: 4, make: () => draw(3900, 2900, 47).jpeg(QUALITY).withMetadata({ orientation: 6 }) },
  { name: "cmyk", count: 3, make: () => draw(2500, 1850, 43).toColourspace("cmyk").jpeg(QUALITY) },
  { name: "tiff", count: 3, make: () => draw(3250, 2400, 41).tiff({ compression: "lzw" }) },
] as const;

interface Picture {
  readonly path: string;
  readonly sizeBytes: number;
  readonly facts: Awaited<ReturnType<typeof readFacts>>["facts"];
}

async function drawAll(folder: string): Promise<readonly Picture[]> {
  const { signal } = new AbortController();
  const pictures: Picture[] = [];
  for (const { name, count, make } of KINDS) {
    const bytes = await make().toBuffer();
    for (let number = 0; number < count; number += 1) {
      const path = join(folder, `${name}-${number}`);
      await writeFile(path, bytes);
      const { facts } = await readFacts(path, name, signal);
      pictures.push({ path, facts, sizeBytes: (await stat(path)).size });
    }
  }
  return pictures;
}

/** Makes the photograph as a developer would write it. */
async function makeBare({ path }: Picture, folder: string): Promise<void> {
  await sharp(path).autoOrient().toColourspace("srgb").jpeg(QUALITY).toFile(join(folder, "photo.jpg"));
}

/** Makes it as the server does, in a process of its own. */
async function makeOurs(media: MediaApart, picture: Picture, folder: string): Promise<void> {
  const { signal } = new AbortController();
  await media.preparePhoto({ ...picture, folder, words: WORDS, keepsPosition: false, isReduced: false, signal });
}

async function timed(
  pictures: readonly Picture[],
  workDir: string,
  make: (picture: Picture, folder: string) => Promise<void>,
): Promise<number> {
  const folder = join(workDir, "out");
  await mkdir(folder);
  const startMs = performance.now();
  for (const picture of pictures) await make(picture, folder);
  const ms = performance.now() - startMs;
  await rm(folder, { recursive: true });
  return ms;
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchPhotos(): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), "nv-bench-photos-"));
  const media = createMediaApart();
  const makeApart = (picture: Picture, folder: string) => makeOurs(media, picture, folder);
  try {
    const pictures = await drawAll(workDir);
    const [bare, ours]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await timed(pictures, workDir, makeBare));
      ours.push(await timed(pictures, workDir, makeApart));
    }
    const ratio = median(ours.map((ms, at) => ms / (bare[at] ?? ms)));
    const isOver = ratio > BUDGET_RATIO;
    const mb = pictures.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / pictures.length / 1e6;
    console.log(
      `photos: ${pictures.length} pictures of ${mb.toFixed(1)} MB, bare sharp ${median(bare).toFixed(0)} ms, made ready ` +
        `${median(ours).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most ${BUDGET_RATIO}; median of ${ROUNDS} rounds)` +
        `${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
    const [first] = pictures;
    if (first === undefined) return;
    const upright = join(workDir, "upright.jpg");
    await writeFile(
      upright,
      await sharp(await readFile(first.path))
        .jpeg(QUALITY)
        .toBuffer(),
    );
    const { facts } = await readFacts(upright, "upright.jpg", new AbortController().signal);
    const asIs = { path: upright, facts, sizeBytes: (await stat(upright)).size };
    const plain = await timed([asIs], workDir, makeApart);
    console.log(
      `photos: one of ${(asIs.sizeBytes / 1e6).toFixed(1)} MB that goes byte by byte, ${plain.toFixed(0)} ms`,
    );
  } finally {
    media.close();
    await rm(workDir, { recursive: true, force: true });
  }
}
