import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import type { FontFacts } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { filesOfStyle, type StyleFile, styleFileFindings } from "./file-findings.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const HASH = "a".repeat(64);
const TODAY = "2026-11-27";

const FONT: FontFacts = {
  kind: "font",
  format: "woff2",
  family: "Letra Inventada",
  style: "Regular",
  weightMin: 400,
  weightMax: 400,
  isVariable: false,
  embedding: "free",
  missing: "",
};

const fileOf = (facts: Partial<FontFacts> = {}, words: Partial<StyleFile["words"]> = {}): StyleFile => ({
  hash: HASH,
  facts: { ...FONT, ...facts },
  words: { name: "Letra", licence: "OFL 1.1", rightsUntil: "", ...words },
});

/** The usual style with a file for its titles. */
const STYLE = {
  ...DEFAULT_HOUSE_STYLE,
  faces: { ...DEFAULT_HOUSE_STYLE.faces, display: { kind: "file", id: ID, hash: HASH } },
} as const;

const findingsOf = (file: StyleFile | null) =>
  styleFileFindings(STYLE, new Map(file === null ? [] : [[ID, file]]), TODAY);

test("a typeface with a licence and all its letters is taken", () => {
  expect(filesOfStyle(STYLE)).toEqual([ID]);
  expect(findingsOf(fileOf())).toEqual({ problems: [], doubts: [] });
});

test.each([
  { name: "without a licence", file: fileOf({}, { licence: " " }), said: "no tiene licencia apuntada" },
  { name: "whose rights are over", file: fileOf({}, { rightsUntil: "2026-11-26" }), said: "Letra" },
  {
    name: "without letters of Spain",
    file: fileOf({ missing: "ñ·²" }),
    said: "le faltan letras que las piezas usan: ñ · ²",
  },
  { name: "that may not be embedded", file: fileOf({ embedding: "restricted" }), said: "no deja incrustarse en nada" },
  { name: "that may not be cut", file: fileOf({ embedding: "no-subsetting" }), said: "no deja que se recorte" },
  { name: "that is but pixels", file: fileOf({ embedding: "bitmap" }), said: "mapa de bits" },
  {
    name: "that is none",
    file: { ...fileOf(), facts: { kind: "document", format: "pdf" } as const },
    said: "es documento",
  },
  {
    name: "with other bytes by now",
    file: { ...fileOf(), hash: "b".repeat(64) },
    said: "ha cambiado desde que se eligió",
  },
  { name: "that is gone", file: null, said: "ya no está en Archivos" },
])("a typeface $name is refused in a sentence", ({ file, said }) => {
  const { problems } = findingsOf(file);
  expect(problems).toEqual([{ field: "faces.display", message: expect.stringContaining(said) }]);
});

test("one that was made for documents is doubted", () => {
  const { problems, doubts } = findingsOf(fileOf({ embedding: "print" }));
  expect(problems).toEqual([]);
  expect(doubts).toEqual([{ field: "faces.display", message: expect.stringContaining("mira que la licencia") }]);
});

test("a mark is a drawing: a photograph is refused", () => {
  const photo = { kind: "picture", format: "jpeg", widthPx: 9, heightPx: 9, bitDepth: 8, colourSpace: "srgb" } as const;
  const file = { ...fileOf(), facts: { ...photo, hasAlpha: false, isTurned: false, frames: 1 } };
  const style = { ...DEFAULT_HOUSE_STYLE, logo: { light: ID, dark: "" } };
  expect(styleFileFindings(style, new Map([[ID, file]]), TODAY).problems).toEqual([
    { field: "logo.light", message: "El logotipo es SVG o PNG, y «Letra» no lo es" },
  ]);
});
