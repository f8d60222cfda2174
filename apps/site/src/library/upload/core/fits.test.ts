import { expect, test } from "vitest";
import { whyNotPacked, whyNotSent } from "./fits";

const MB = 1_000_000;

test("what its name says is too large is not sent", () => {
  expect(whyNotSent({ name: "foto.JPG", size: 50 * MB })).toBe("");
  expect(whyNotSent({ name: "foto.JPG", size: 51 * MB })).toMatch(/Las imágenes pueden pesar hasta 50\sMB/);
  expect(whyNotSent({ name: "clip.mov", size: 400 * MB })).toBe("");
  expect(whyNotSent({ name: "sin-final", size: 501 * MB })).toMatch(/Los archivos pueden pesar hasta 500\sMB/);
});

test("what is empty is not sent", () => {
  expect(whyNotSent({ name: "foto.jpg", size: 0 })).toBe("Está vacío.");
});

test("a folder is packed when its archive could be taken", () => {
  const file = { file: { size: MB } };
  expect(whyNotPacked([file])).toBe("");
  expect(whyNotPacked([])).toBe("No hay nada dentro.");
  expect(whyNotPacked(Array.from({ length: 2001 }, () => file))).toContain("caben 2000");
  expect(whyNotPacked([{ file: { size: 501 * MB } }])).toContain("puede pesar hasta");
});
