/**
 * Pictures at all their widths and formats, as the library makes them, beside bare `sharp` with the same widths and qualities, which decodes
 * the file for each one. Budget: 1.15 times the bare time on each file.
 *
 * The files are drawn here: a photograph of a phone, textured, with its rotation mark; and a chart with letters, as PNG.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeRendition } from "@nv/media";
import sharp from "sharp";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const BUDGET_RATIO = 1.15;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(3, 1);

const PHOTO = { width: 4000, height: 3000 };
const CHART = { width: 2000, height: 1400 };
const BARS = 40;

const WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560];

/** Light that goes by curves, with grain: neither flat nor noise, as a photograph. */
function drawPhoto(): Promise<Buffer> {
  const { width, height } = PHOTO;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 120 + 60 * Math.sin(x / 161 + Math.sin(y / 147) * 3) + ((x * 7919 + y * 104_729) % 23);
      pixels.set([light, light * 0.8 + (y / height) * 40, 60 + light / 2], (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function drawChart(): Promise<Buffer> {
  const { width, height } = CHART;
  const step = width / BARS;
  const bars = Array.from({ length: BARS }, (_, at) => {
    const tall = 100 + ((at * 97) % (height - 300));
    return `<rect x="${at * step}" y="${height - tall}" width="${step * 0.8}" height="${tall}" fill="hsl(${at * 9},70%,45%)"/><text x="${at * step}" y="${height - tall - 8}" font-size="20" fill="#c00">${tall}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Makes the pictures as a developer would write it: each width of each format from the file. */
async function makeBare(path: string, folder: string, isDrawn: boolean): Promise<number> {
  const chromaSubsampling = isDrawn ? "4:4:4" : "4:2:0";
  const { autoOrient } = await sharp(path).metadata();
  const widths = WIDTHS.filter((width) => width <= autoOrient.width);
  for (const width of widths) {
    const sized = () => sharp(path).autoOrient().resize({ width });
    await sized()
      .avif({ quality: 55, effort: 3, chromaSubsampling })
      .toFile(join(folder, `${width}.avif`));
    await sized()
      .webp({ quality: 80, effort: 4 })
      .toFile(join(folder, `${width}.webp`));
    await sized()
      .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling })
      .toFile(join(folder, `${width}.jpg`));
  }
  return widths.length * 3;
}

async function makeOurs(path: string, folder: string): Promise<number> {
  const signal = new AbortController().signal;
  const { files } = await makeRendition({
    path,
    folder,
    signal,
    recipe: { recipe: "picture", crop: null },
    progress: () => {},
  });
  return files.length;
}

async function timed(
  workDir: string,
  make: (folder: string) => Promise<number>,
): Promise<{ ms: number; files: number }> {
  const folder = join(workDir, "out");
  await mkdir(folder);
  const startMs = performance.now();
  const files = await make(folder);
  const ms = performance.now() - startMs;
  await rm(folder, { recursive: true });
  return { ms, files };
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchPictures(): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), "nv-bench-pictures-"));
  try {
    for (const { name, draw, isDrawn } of [
      { name: "photo.jpg", draw: drawPhoto, isDrawn: false },
      { name: "chart.png", draw: drawChart, isDrawn: true },
    ]) {
      const path = join(workDir, name);
      await writeFile(path, await draw());
      const bare: number[] = [];
      const ours: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ofBare = await timed(workDir, (folder) => makeBare(path, folder, isDrawn));
        const ofOurs = await timed(workDir, (folder) => makeOurs(path, folder));
        if (ofBare.files !== ofOurs.files) throw new Error(`${name}: ${ofOurs.files} files, and ${ofBare.files} bare.`);
        bare.push(ofBare.ms);
        ours.push(ofOurs.ms);
      }
      const ratio = median(ours.map((ms, at) => ms / (bare[at] ?? ms)));
      const isOver = ratio > BUDGET_RATIO;
      console.log(
        `pictures: ${name} bare sharp ${median(bare).toFixed(0)} ms, library ${median(ours).toFixed(0)} ms, ratio ${ratio.toFixed(2)} ` +
          `(at most ${BUDGET_RATIO}; median of ${ROUNDS} rounds)${isOver ? " — OVER" : ""}`,
      );
      if (isOver) process.exitCode = 1;
    }
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
