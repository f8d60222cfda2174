import type { FileFacts } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { factsInShort, factsInWords, isExpired, lengthInWords, quotaShare } from "./facts-in-words";

const PICTURE: FileFacts = {
  kind: "picture",
  format: "jpeg",
  widthPx: 3000,
  heightPx: 4000,
  bitDepth: 16,
  colourSpace: "cmyk",
  hasAlpha: false,
  isTurned: true,
  frames: 1,
};
const VIDEO: FileFacts = {
  kind: "video",
  format: "mp4",
  codec: "h264",
  widthPx: 1920,
  heightPx: 1080,
  durationMs: 92_400,
  framesPerSecond: 29.97,
  isVariableRate: true,
  keyFramesEveryMs: null,
  bitDepth: 8,
  isHdr: false,
  rotation: 0,
  hasSound: true,
};

const valuesOf = (facts: FileFacts) => Object.fromEntries(factsInWords(facts).map(({ name, value }) => [name, value]));

test("a picture of several pages says which one is used", () => {
  expect(valuesOf({ ...PICTURE, pages: 3 })).toMatchObject({ Páginas: "3; se usa la primera" });
});

test("a picture says how it stands, its colour and how deep it is", () => {
  expect(valuesOf(PICTURE)).toEqual({
    Formato: "JPEG",
    Tamaño: "3000\u00a0×\u00a04000\u00a0px",
    Orientación: "Vertical, ya girada",
    Color: "CMYK (de imprenta)",
    Profundidad: "16 bits por canal",
  });
});

test("a video says how long it is, how it moves and whether it sounds", () => {
  expect(valuesOf(VIDEO)).toMatchObject({
    Duración: "1:32",
    Fotogramas: "29,97 por segundo, a ritmo desigual",
    "Fotogramas clave": "No se sabe",
    Sonido: "Sí",
  });
});

test("geometry says what it covers", () => {
  const facts: FileFacts = { kind: "geometry", format: "geojson", features: 52, bounds: [-9.3, 36, 4.3, 43.8] };
  expect(valuesOf(facts)).toMatchObject({ Extensión: "De −9,3, 36 a 4,3, 43,8" });
});

test.each<[FileFacts, string]>([
  [PICTURE, "JPEG, 3000\u00a0×\u00a04000\u00a0px"],
  [VIDEO, "MP4, 1:32"],
  [{ kind: "table", format: "csv", rows: 1, columns: ["a"] }, "1 fila"],
  [{ kind: "archive", format: "zip", files: 12, unpackedBytes: 1, holds: "ai2html" }, "ai2html"],
])("in a list it is %#", (facts, words) => {
  expect(factsInShort(facts)).toBe(words);
});

test("short ones are told in seconds", () => {
  expect(lengthInWords(4200)).toBe("4,2 s");
});

test("a library without room is full", () => {
  expect(quotaShare(0, 0)).toContain("100");
});

test("rights hold through their last day", () => {
  expect(isExpired({ rightsUntil: "2026-11-22" }, "2026-11-22")).toBe(false);
  expect(isExpired({ rightsUntil: "2026-11-21" }, "2026-11-22")).toBe(true);
  expect(isExpired({ rightsUntil: "" }, "2026-11-22")).toBe(false);
});
