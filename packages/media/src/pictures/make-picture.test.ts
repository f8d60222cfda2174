import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRendition } from "../make-rendition.ts";
import { MediaError } from "../maker.ts";
import { bombPng, corners, movingGif, textured, WITH_PLACE } from "./drawn-pictures.ts";

let root = "";
let runs = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "nv-pictures-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const PICTURE: Recipe = { recipe: "picture", crop: null };

/** Makes a rendition of some bytes, in a folder of its own. */
async function made(bytes: Uint8Array | string, recipe: Recipe = PICTURE, signal = new AbortController().signal) {
  runs += 1;
  const folder = join(root, `${runs}`);
  await mkdir(folder);
  const path = join(root, `${runs}.bin`);
  await writeFile(path, bytes);
  const ratios: number[] = [];
  const result = await makeRendition({ path, recipe, folder, signal, progress: (ratio) => ratios.push(ratio) });
  const onDisk = await readdir(folder, { recursive: true, withFileTypes: true });
  return { ...result, folder, ratios, count: onDisk.filter((entry) => entry.isFile()).length };
}

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name).sort();

async function pixelAt(path: string, xShare: number, yShare: number): Promise<number[]> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const x = Math.floor(xShare * info.width);
  const y = Math.floor(yShare * info.height);
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

/** Which of the colours of {@link corners} it is, however dull: ink has no bright green. */
async function colourAt(path: string, xShare: number, yShare: number): Promise<string> {
  const [red = 0, green = red, blue = red] = await pixelAt(path, xShare, yShare);
  const bright = 0.8 * Math.max(red, green, blue);
  return [red, green, blue].map((value) => (value > bright ? "1" : "0")).join("");
}

test("a photograph is made at each width that it has, in three formats", async () => {
  const { files, data, ratios, count } = await made(await textured(1000, 500).jpeg().toBuffer());
  expect(names(files)).toEqual(
    ["320", "480", "640", "960"].flatMap((width) => [`${width}.avif`, `${width}.jpg`, `${width}.webp`]),
  );
  expect(files.find(({ name }) => name === "640.avif")).toEqual({
    name: "640.avif",
    mediaType: "image/avif",
    widthPx: 640,
    heightPx: 320,
  });
  expect(count).toBe(files.length);
  expect(ratios.at(-1)).toBe(1);
  expect(data).toEqual({ placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/), isAnimated: false });
});

test.each([
  { widthPx: 1, heightPx: 1, widths: ["1"] },
  { widthPx: 200, heightPx: 100, widths: ["200"] },
  { widthPx: 420, heightPx: 10, widths: ["320", "420"] },
  { widthPx: 40, heightPx: 30_000, widths: ["21"] },
])("a picture of $widthPx × $heightPx is made at $widths", async ({ widthPx, heightPx, widths }) => {
  const { files, folder } = await made(await corners(widthPx, heightPx).png().toBuffer());
  expect(names(files)).toEqual(widths.flatMap((width) => [`${width}.avif`, `${width}.jpg`, `${width}.webp`]).sort());
  for (const { name, widthPx: width, heightPx: height } of files)
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ width, height });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture with the rotation mark %d stands upright, whole and cut",
  async (orientation) => {
    // What is shown is 400 × 200 with red at its top left; it is stored as the mark says.
    const shown = await corners(400, 200).png().toBuffer();
    const undo = [0, 0, 0, 180, 0, 0, 270, 0, 90][orientation] ?? 0;
    let stored = sharp(shown);
    if (orientation === 2) stored = stored.flop();
    if (orientation === 3) stored = stored.rotate(undo);
    if (orientation === 4) stored = stored.flip();
    if (orientation === 6 || orientation === 8) stored = stored.rotate(undo);
    // Transposing and transversing undo themselves.
    if (orientation === 5) stored = stored.flip().rotate(90);
    if (orientation === 7) stored = stored.flop().rotate(90);
    const bytes = await stored
      .withMetadata({ orientation })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    const whole = await made(bytes);
    expect(whole.files.at(-1)).toMatchObject({ widthPx: 400, heightPx: 200 });
    const path = join(whole.folder, "400.webp");
    expect([await colourAt(path, 0.1, 0.1), await colourAt(path, 0.9, 0.1), await colourAt(path, 0.1, 0.9)]).toEqual([
      "100",
      "010",
      "001",
    ]);
    const cut = await made(bytes, { recipe: "picture", crop: { ratio: 1, x: 1, y: 0.5 } });
    expect(cut.files.at(-1)).toMatchObject({ widthPx: 200, heightPx: 200 });
    const cutPath = join(cut.folder, "200.webp");
    expect([await colourAt(cutPath, 0.1, 0.1), await colourAt(cutPath, 0.9, 0.9)]).toEqual(["010", "111"]);
  },
);

test.each([
  { crop: { ratio: 1, x: 0, y: 0.5 }, size: [200, 200], left: "100", right: "100" },
  { crop: { ratio: 1, x: 0.5, y: 0.5 }, size: [200, 200], left: "100", right: "010" },
  { crop: { ratio: 10, x: 0.5, y: 1 }, size: [400, 40], left: "001", right: "111" },
  { crop: { ratio: 0.1, x: 1, y: 0 }, size: [20, 200], left: "010", right: "010" },
])("a crop $crop keeps what is around its point", async ({ crop, size, left, right }) => {
  const { files, folder } = await made(await corners(400, 200).png().toBuffer(), { recipe: "picture", crop });
  const last = files.at(-1);
  expect([last?.widthPx, last?.heightPx]).toEqual(size);
  const path = join(folder, last?.name ?? "");
  expect([await colourAt(path, 0.1, 0.1), await colourAt(path, 0.9, 0.1)]).toEqual([left, right]);
});

test.each([
  { name: "16 bits", bytes: () => corners(40, 40).toColourspace("rgb16").png().toBuffer() },
  { name: "Display P3", bytes: () => corners(40, 40).withIccProfile("p3").png().toBuffer() },
  { name: "TIFF", bytes: () => corners(40, 40).tiff().toBuffer() },
  { name: "AVIF", bytes: () => corners(40, 40).avif({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer() },
  { name: "WebP", bytes: () => corners(40, 40).webp({ lossless: true }).toBuffer() },
])("a picture of $name comes out in sRGB of 8 bits", async ({ bytes }) => {
  const { files, folder } = await made(await bytes());
  for (const { name } of files) {
    const path = join(folder, name);
    const metadata = await sharp(path).metadata();
    expect(metadata).toMatchObject({ space: "srgb", depth: "uchar", width: 40 });
    expect(metadata.icc).toBeUndefined();
    expect([await colourAt(path, 0.2, 0.2), await colourAt(path, 0.8, 0.2), await colourAt(path, 0.2, 0.8)]).toEqual([
      "100",
      "010",
      "001",
    ]);
  }
});

test.each([
  {
    name: "CMYK without a profile",
    bytes: () => corners(40, 40).toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer(),
  },
  {
    name: "CMYK with a profile",
    bytes: () => corners(40, 40).withIccProfile("cmyk").jpeg({ quality: 100 }).toBuffer(),
  },
])("a picture of $name comes out in sRGB, as near as ink has it", async ({ bytes }) => {
  const { files, folder } = await made(await bytes());
  for (const { name } of files) {
    const path = join(folder, name);
    expect(await sharp(path).metadata()).toMatchObject({ space: "srgb", depth: "uchar", width: 40 });
    expect([await colourAt(path, 0.2, 0.2), await colourAt(path, 0.2, 0.8), await colourAt(path, 0.8, 0.8)]).toEqual([
      "100",
      "001",
      "111",
    ]);
  }
});

test("colours of a wide gamut are converted, not relabelled", async () => {
  const srgbRed = { r: 200, g: 40, b: 40 };
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: srgbRed } });
  const { folder } = await made(await drawn.withIccProfile("p3").png().toBuffer());
  const [red = 0, green = 0, blue = 0] = await pixelAt(join(folder, "8.jpg"), 0.5, 0.5);
  for (const [got, wanted] of [
    [red, 200],
    [green, 40],
    [blue, 40],
  ] as const)
    expect(Math.abs(got - wanted)).toBeLessThan(6);
});

test("a grey picture stays grey", async () => {
  const { folder } = await made(await textured(64, 64).greyscale().png().toBuffer());
  const [red = 0, green = red, blue = red] = await pixelAt(join(folder, "64.webp"), 0.5, 0.5);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3);
});

test("transparency lies on white in the JPEG and stays in the rest", async () => {
  const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { folder, data } = await made(await clear.png().toBuffer());
  expect(await pixelAt(join(folder, "50.jpg"), 0.5, 0.5)).toEqual([255, 255, 255]);
  expect((await pixelAt(join(folder, "50.webp"), 0.5, 0.5))[3]).toBe(0);
  expect((await pixelAt(join(folder, "50.avif"), 0.5, 0.5))[3]).toBe(0);
  expect(data).toMatchObject({ placeholder: expect.stringMatching(/^#f/) });
});

test("a transparency that hides nothing is dropped", async () => {
  const { folder } = await made(await corners(50, 50).ensureAlpha().png().toBuffer());
  expect(await sharp(join(folder, "50.webp")).metadata()).toMatchObject({ hasAlpha: false });
});

test("of a picture that moves, its first moment is made, and that it moves is told", async () => {
  const { data, files } = await made(await movingGif(5));
  expect(data).toMatchObject({ isAnimated: true });
  expect(files[0]).toMatchObject({ widthPx: 2, heightPx: 2 });
});

test("the colour of the reserved place is the one that fills most of it", async () => {
  const { data } = await made(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#f80808" } })
      .png()
      .toBuffer(),
  );
  expect(data).toMatchObject({ placeholder: "#f80808" });
});

const withPlace = () => corners(300, 200).withExif(WITH_PLACE).jpeg().toBuffer();

test.each<{ recipe: Recipe }>([
  { recipe: PICTURE },
  // Narrow, so that a drawing is made at few widths.
  { recipe: { recipe: "picture", crop: { ratio: 0.1, x: 0.5, y: 0.5 } } },
  { recipe: { recipe: "thumbnail" } },
  { recipe: { recipe: "tiles" } },
])("nothing that is derived by $recipe tells where it was taken, or by whom", async ({ recipe }) => {
  const original = await withPlace();
  expect(original.includes("WGS-84-DE-PRUEBA")).toBe(true);
  const { files, folder } = await made(original, recipe);
  const embedded = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><image width="30" height="20" href="data:image/jpeg;base64,${original.toString("base64")}"/></svg>`;
  const ofDrawing = await made(embedded, recipe);
  const paths = [
    ...files.map(({ name }) => join(folder, name)),
    ...ofDrawing.files.map(({ name }) => join(ofDrawing.folder, name)),
  ];
  for (const path of paths) {
    const bytes = await readFile(path);
    for (const told of ["WGS-84", "Exif\0\0", "Ana Ruiz", "GPSLatitude"])
      expect(bytes.includes(told), path).toBe(false);
    if (path.endsWith(".dzi")) continue;
    if (path.endsWith(".svg")) {
      const inner = /base64,([^"]+)/.exec(bytes.toString())?.[1] ?? "";
      expect(inner).not.toBe("");
      expect((await sharp(Buffer.from(inner, "base64")).metadata()).exif).toBeUndefined();
      continue;
    }
    const { exif, xmp, iptc } = await sharp(path).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  }
});

test("a thumbnail fits in its square, and is not larger than the picture", async () => {
  const large = await made(await textured(2000, 1000).jpeg().toBuffer(), { recipe: "thumbnail" });
  expect(large).toMatchObject({
    files: [{ name: "thumbnail.webp", mediaType: "image/webp", widthPx: 480, heightPx: 240 }],
    data: null,
  });
  const small = await made(await corners(20, 10).png().toBuffer(), { recipe: "thumbnail" });
  expect(small.files[0]).toMatchObject({ widthPx: 20, heightPx: 10 });
});

test("tiles have the shape that viewers of deep zoom ask for", async () => {
  const bytes = await corners(1000, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { files, data, folder, count } = await made(bytes, { recipe: "tiles" });
  expect(data).toEqual({ widthPx: 600, heightPx: 1000, tilePx: 512, overlapPx: 1, format: "webp" });
  expect(names(files)).toContain("tiles.dzi");
  expect(names(files)).toContain("tiles_files/10/1_1.webp");
  expect(count).toBe(files.length);
  expect(files.every(({ name }) => /^tiles(\.dzi|_files\/\d+\/\d+_\d+\.webp)$/.test(name))).toBe(true);
  expect(await readFile(join(folder, "tiles.dzi"), "utf8")).toMatch(
    /TileSize="512"[\s\S]*Height="1000"[\s\S]*Width="600"|Width="600"[\s\S]*Height="1000"/,
  );
  // Turned by a quarter: what was at the bottom left is at the top left.
  expect(await colourAt(join(folder, "tiles_files/10/0_0.webp"), 0.1, 0.1)).toBe("001");
});

async function refusal(bytes: Uint8Array | string, recipe: Recipe = PICTURE): Promise<string> {
  const error = await made(bytes, recipe).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MediaError);
  return error instanceof Error ? error.message : "";
}

test.each<{ name: string; bytes: () => Promise<Uint8Array> }>([
  { name: "JPEG", bytes: () => textured(300, 200).jpeg().toBuffer() },
  { name: "progressive JPEG", bytes: () => textured(300, 200).jpeg({ progressive: true }).toBuffer() },
  { name: "PNG", bytes: () => textured(300, 200).png().toBuffer() },
  { name: "WebP", bytes: () => textured(300, 200).webp().toBuffer() },
  { name: "AVIF", bytes: () => textured(300, 200).avif().toBuffer() },
  { name: "TIFF", bytes: () => textured(300, 200).tiff().toBuffer() },
  { name: "GIF", bytes: () => textured(300, 200).gif().toBuffer() },
])("a $name that is cut short is refused by every recipe", async ({ bytes }) => {
  const whole = await bytes();
  const cut = whole.subarray(0, Math.floor(whole.length / 2));
  for (const recipe of [PICTURE, { recipe: "thumbnail" }, { recipe: "tiles" }] as const)
    expect(await refusal(cut, recipe)).toMatch(/^La imagen está rota o incompleta/);
});

test("a small file of too many pixels is refused before it is decoded", async () => {
  expect(await refusal(bombPng(100_000, 100_000))).toMatchInlineSnapshot(
    `"La imagen tiene 10.000 millones de píxeles: como mucho, 500. Redúcela y tráela otra vez."`,
  );
  expect(await refusal(bombPng(65_535, 65_535), { recipe: "thumbnail" })).toMatch(/millones de píxeles/);
});

test("what is no picture is refused", async () => {
  expect(await refusal("%PDF-1.7 nothing to see")).toMatch(/^La imagen está rota/);
  expect(await refusal("")).toMatch(/^La imagen está rota/);
});

test("work that must stop stops between two files", async () => {
  const controller = new AbortController();
  const folder = join(root, "stopped");
  await mkdir(folder);
  const path = join(root, "stopped.png");
  await writeFile(path, await corners(700, 400).png().toBuffer());
  const reason = new Error("enough");
  const making = makeRendition({
    path,
    recipe: PICTURE,
    folder,
    signal: controller.signal,
    progress: () => controller.abort(reason),
  });
  await expect(making).rejects.toBe(reason);
  expect(await readdir(folder)).toEqual(["320.avif"]);
});

const drawing = (attributes: string, inside = '<rect width="50%" height="100%" fill="#f00"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test("a drawing is served as it is, clean, with two pictures beside it", async () => {
  const { files, folder } = await made(
    drawing('width="100" height="50"', '<script>alert(1)</script><rect width="50" height="50" fill="#f00"/>'),
  );
  expect(files.map(({ name, widthPx, heightPx }) => [name, widthPx, heightPx])).toEqual([
    ["picture.svg", 100, 50],
    ["640.webp", 640, 320],
    ["640.jpg", 640, 320],
    ["1280.webp", 1280, 640],
    ["1280.jpg", 1280, 640],
  ]);
  expect(await readFile(join(folder, "picture.svg"), "utf8")).not.toContain("script");
  const path = join(folder, "640.jpg");
  expect([await colourAt(path, 0.1, 0.5), await colourAt(path, 0.9, 0.5)]).toEqual(["100", "111"]);
});

test("a drawing that is cut is made at every width, whatever size it says", async () => {
  const { files, folder } = await made(drawing('viewBox="0 0 2 1"'), {
    recipe: "picture",
    crop: { ratio: 0.5, x: 1, y: 0 },
  });
  expect(names(files)).toContain("480.avif");
  expect(files.at(-1)).toMatchObject({ name: "640.jpg", widthPx: 640, heightPx: 1280 });
  expect(await colourAt(join(folder, "480.jpg"), 0.5, 0.5)).toBe("111");
});

test.each([
  { name: "of a huge size", text: drawing('width="1000000" height="1000000"'), why: /píxeles/ },
  { name: "without an end", text: '<svg xmlns="http://www.w3.org/2000/svg"><g>', why: /incompleto/ },
  {
    name: "of a million million copies",
    text: drawing(
      'width="9" height="9"',
      `<g id="a0"><path d="M0 0h1"/></g>${Array.from({ length: 12 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join("")}<use href="#a12"/>`,
    ),
    why: /complicado/,
  },
])("a drawing $name is refused", async ({ text, why }) => {
  expect(await refusal(text)).toMatch(why);
});
