import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHOTO_LIMITS } from "@nv/contracts";
import { PhotoWords } from "@nv/contracts/schemas";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { corners, movingGif, textured, WITH_PLACE } from "../pictures/drawn-pictures.ts";
import { readFacts } from "../read-facts.ts";
import { photoPlan } from "./photo-plan.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { readPhoto } from "./read-photo.ts";

let folder = "";
let runs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-photos-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WORDS = PhotoWords.parse({
  caption: "La plaza de Villa Ejemplo, con «comillas», & signos <raros>.",
  byline: "Ana Muestra",
  agency: "Diario de Ejemplo",
  source: "Ayuntamiento de Ejemplo",
  keywords: ["plaza", "año nuevo"],
  takenOn: "2026-11-22",
  altText: "Una plaza vacía, de noche",
  headline: "Noche en la plaza",
  title: "plaza-noche",
  copyright: "© Diario de Ejemplo",
  instructions: "Una sola vez",
  city: "Villa Ejemplo",
  region: "Provincia Alfa",
  country: "España",
});

interface Wanted {
  readonly words?: PhotoWords;
  readonly keepsPosition?: boolean;
  readonly isReduced?: boolean;
  readonly name?: string;
}

/** Prepares a picture as the server does. */
async function prepare(bytes: Uint8Array | Promise<Uint8Array>, wanted: Wanted = {}) {
  runs += 1;
  const path = join(folder, `in-${runs}`);
  await writeFile(path, await bytes);
  const { signal } = new AbortController();
  const { facts } = await readFacts(path, wanted.name ?? "foto", signal);
  const own = await mkdtemp(join(folder, "out-"));
  const { words = WORDS, keepsPosition = false, isReduced = false } = wanted;
  const { length: sizeBytes } = await readFile(path);
  const prepared = await preparePhoto({ path, folder: own, facts, sizeBytes, words, keepsPosition, isReduced, signal });
  return { ...prepared, bytes: await readFile(prepared.path), facts };
}

const pixelsOf = async (picture: Uint8Array) => (await sharp(picture).raw().toBuffer()).toString("hex");
const withPlace = (picture: Sharp) => picture.withExif(WITH_PLACE);

describe.each([
  ["a JPEG", () => withPlace(corners(40, 20)).jpeg().toBuffer(), "image/jpeg", WORDS],
  ["a PNG", () => withPlace(corners(40, 20)).png().toBuffer(), "image/png", WORDS],
  ["a WebP without notes", () => corners(40, 20).webp().toBuffer(), "image/webp", WORDS],
  ["a WebP with notes", () => withPlace(corners(41, 21)).webp().toBuffer(), "image/webp", WORDS],
] as const)("%s", (_name, draw, mediaType, words) => {
  test("goes with its pixels as they were, and with its texts", async () => {
    const drawn = await draw();
    const ready = await prepare(drawn);
    expect(ready.mediaType).toBe(mediaType);
    expect(await pixelsOf(ready.bytes)).toBe(await pixelsOf(drawn));
    expect(readPhoto(ready.bytes).words).toEqual(words);
  });

  test("does not tell where it was taken, nor anything else that it told", async () => {
    const ready = await prepare(draw());
    expect(readPhoto(ready.bytes).position).toBeNull();
    expect(ready.bytes.includes("WGS-84-DE-PRUEBA")).toBe(false);
    expect(ready.bytes.includes("Todos los derechos")).toBe(false);
  });
});

test("the older records of a JPEG hold the texts too, cut at a character where they are too long", async () => {
  const words = { ...WORDS, byline: "ñ".repeat(20), altText: "" };
  const { bytes } = await prepare(corners(40, 20).jpeg().toBuffer(), { words });
  const at = bytes.indexOf(Buffer.from([0x1c, 2, 80]));
  expect(bytes.readUInt16BE(at + 3)).toBe(32);
  expect(bytes.toString("utf8", at + 5, at + 37)).toBe("ñ".repeat(16));
  expect(bytes.indexOf("Photoshop 3.0")).toBeGreaterThan(0);
});

test("the place where it was taken goes when it is to go, and nothing else with it", async () => {
  const drawn = withPlace(corners(40, 20)).jpeg().toBuffer();
  const { bytes } = await prepare(drawn, { keepsPosition: true });
  const { position } = readPhoto(bytes);
  expect(position?.latitude).toBeCloseTo(40.4201, 3);
  expect(position?.longitude).toBeCloseTo(-3.7158, 3);
  expect(bytes.includes("WGS-84-DE-PRUEBA")).toBe(false);
});

test("what stands after a JPEG, as other pictures with where they were taken, stays behind", async () => {
  const inside = await withPlace(corners(8, 8)).jpeg().toBuffer();
  const { bytes } = await prepare(Buffer.concat([await corners(40, 20).jpeg().toBuffer(), inside]));
  expect(bytes.includes("WGS-84-DE-PRUEBA")).toBe(false);
  expect((await sharp(bytes).metadata()).width).toBe(40);
});

test("colours that are not sRGB keep their profile", async () => {
  const drawn = await corners(40, 20).withIccProfile("p3").jpeg().toBuffer();
  const { bytes } = await prepare(drawn);
  expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(drawn).metadata()).icc);
});

test.each([
  {
    name: "an SVG, as a PNG at twice its size",
    draw: async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>'),
    is: { format: "png", width: 60, height: 40 },
  },
  {
    name: "an AVIF, as a JPEG",
    draw: () => corners(40, 20).avif().toBuffer(),
    is: { format: "jpeg", width: 40, height: 20 },
  },
  {
    name: "an AVIF with transparency, as a PNG",
    draw: () => corners(40, 20).ensureAlpha(0.5).avif().toBuffer(),
    is: { format: "png", hasAlpha: true },
  },
  {
    name: "a TIFF, as a JPEG",
    draw: () => withPlace(corners(40, 20)).tiff().toBuffer(),
    is: { format: "jpeg", width: 40 },
  },
  {
    name: "one in CMYK, in RGB",
    draw: () => corners(40, 20).toColourspace("cmyk").jpeg().toBuffer(),
    is: { space: "srgb" },
  },
  {
    name: "one that a mark turns, upright",
    draw: () => corners(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    is: { width: 20, height: 40 },
  },
])("$name, with its texts", async ({ draw, is }) => {
  const { bytes, widthPx } = await prepare(draw());
  const found = await sharp(bytes).metadata();
  expect(found).toMatchObject(is);
  expect([found.width, found.orientation]).toEqual([widthPx, undefined]);
  expect(readPhoto(bytes)).toEqual({ words: WORDS, position: null });
});

test("a turned one shows what it showed", async () => {
  const drawn = await corners(40, 20).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
  const { bytes } = await prepare(drawn);
  const [red = 0, green = 0] = await sharp(bytes).extract({ left: 15, top: 5, width: 1, height: 1 }).raw().toBuffer();
  expect([red > 200, green < 60]).toEqual([true, true]);
});

test("a GIF keeps moving, and loses what others wrote into it", async () => {
  const drawn = await movingGif(4);
  const comment = Buffer.from([0x21, 0xfe, 6, ...Buffer.from("40N 3W"), 0]);
  const headEnd = 13 + 3 * 2 ** (((drawn[10] ?? 0) & 7) + 1);
  const told = Buffer.concat([drawn.subarray(0, headEnd), comment, drawn.subarray(headEnd)]);
  const { bytes, mediaType } = await prepare(told);
  expect(mediaType).toBe("image/gif");
  expect(bytes.includes("40N 3W")).toBe(false);
  expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(4);
});

test("texts of the largest sizes fit", async () => {
  const words = PhotoWords.parse({
    ...WORDS,
    caption: "é".repeat(PHOTO_LIMITS.caption),
    keywords: Array.from({ length: PHOTO_LIMITS.keywords }, (_, at) => `${at}${"ñ".repeat(PHOTO_LIMITS.keyword - 2)}`),
  });
  const { bytes } = await prepare(corners(40, 20).jpeg().toBuffer(), { words });
  expect((await sharp(bytes).metadata()).width).toBe(40);
  expect(readPhoto(bytes).words.keywords).toHaveLength(PHOTO_LIMITS.keywords);
});

test("what XML cannot hold is left out, and the rest is there", async () => {
  const words = { ...WORDS, headline: "No\u0001che\ud800 clara" };
  const { bytes } = await prepare(corners(40, 20).png().toBuffer(), { words });
  expect(readPhoto(bytes).words.headline).toBe("Noche clara");
});

test("one that is to be reduced is a lighter one", async () => {
  const { widthPx, heightPx, mediaType } = await prepare(textured(7000, 70).png().toBuffer(), { isReduced: true });
  expect([widthPx, heightPx, mediaType]).toEqual([6000, 60, "image/jpeg"]);
});

const facts = {
  kind: "picture",
  format: "jpeg",
  widthPx: 4,
  heightPx: 3,
  bitDepth: 8,
  colourSpace: "srgb",
  hasAlpha: false,
  isTurned: false,
  frames: 1,
} as const;
const plain = { facts, sizeBytes: 1000, hasPosition: false, keepsPosition: false, isReduced: false };

test.each([
  { name: "nothing of a JPEG", given: {}, notices: [], problem: "" },
  {
    name: "the position that is left out",
    given: { hasPosition: true },
    notices: ["Tenía la posición GPS: sale sin ella."],
    problem: "",
  },
  {
    name: "the format",
    given: { facts: { ...facts, format: "svg" } },
    notices: ["Photo Center no admite SVG: sale como PNG, al doble de su tamaño."],
    problem: "",
  },
  {
    name: "the colours",
    given: { facts: { ...facts, colourSpace: "cmyk" } },
    notices: ["Venía en CMYK, para imprenta: sale en RGB. Mira los colores."],
    problem: "",
  },
  {
    name: "what a GIF cannot hold",
    given: { facts: { ...facts, format: "gif", frames: 3 } },
    notices: ["Un GIF no puede llevar IPTC: los textos van solo en la ficha de Photo Center."],
    problem: "",
  },
  {
    name: "what weighs too much",
    given: { sizeBytes: 31_500_000 },
    notices: [],
    problem: "Pesa 31,5 MB; a Photo Center van hasta 25 MB. Puedes reducirla.",
  },
  {
    name: "what is reduced",
    given: { sizeBytes: 31_500_000, isReduced: true },
    notices: ["Se reduce hasta que pesa menos de 25 MB."],
    problem: "",
  },
  {
    name: "a PDF",
    given: { facts: { kind: "document", format: "pdf" } as const },
    notices: [],
    problem:
      "Photo Center no admite PDF, y aquí no se puede convertir: expórtalo como PNG al doble de su tamaño, o como SVG.",
  },
  {
    name: "a table",
    given: { facts: { kind: "document", format: "docx" } as const },
    notices: [],
    problem: "No es una imagen: a Photo Center solo van imágenes.",
  },
])("$name is told before it is sent", ({ given, notices, problem }) => {
  expect(photoPlan({ ...plain, ...given })).toMatchObject({ notices, problem });
});

test.each([
  ["a JPEG that is cut", async () => (await textured(80, 60).jpeg().toBuffer()).subarray(0, 900), "jpeg"],
  ["a PNG that is cut", async () => (await textured(80, 60).png().toBuffer()).subarray(0, 900), "png"],
  ["a GIF that is cut", async () => (await movingGif(9)).subarray(0, 90), "gif"],
] as const)("%s is refused in words", async (_name, draw, format) => {
  const path = join(folder, "broken");
  await writeFile(path, await draw());
  const own = await mkdtemp(join(folder, "out-"));
  const { signal } = new AbortController();
  const photo = { path, folder: own, facts: { ...facts, format }, sizeBytes: 900, words: WORDS };
  await expect(preparePhoto({ ...photo, keepsPosition: false, isReduced: false, signal })).rejects.toBeInstanceOf(
    MediaError,
  );
});
