import { expect, test } from "vitest";
import { metadataChanges, metadataText, readMetadataText } from "./metadata-text.ts";

test.each([{}, { mesa: "Datos", niveles: [1, 2], x: { y: null } }])("%j is read as it was written", (metadata) => {
  expect(readMetadataText(metadataText(metadata))).toEqual({ metadata });
});

test.each([
  { text: "{mesa: Datos}", problem: expect.stringContaining("No es JSON") },
  { text: "[1]", problem: expect.stringContaining("objeto") },
  { text: '"a"', problem: expect.stringContaining("objeto") },
  { text: "null", problem: expect.stringContaining("objeto") },
  { text: JSON.stringify({ a: "ñ".repeat(2050) }), problem: expect.stringContaining("caben 4096") },
])("%j says what is wrong", ({ text, problem }) => {
  expect(readMetadataText(text)).toEqual({ problem });
});

test.each([
  { before: { a: 1, b: 2 }, after: { a: 1, c: 3 }, changes: { b: null, c: 3 } },
  { before: { a: { b: 1 } }, after: { a: { b: 1 } }, changes: null },
  { before: {}, after: { a: 1 }, changes: { a: 1 } },
  { before: { a: 1 }, after: {}, changes: { a: null } },
])("from $before to $after is $changes", ({ before, after, changes }) => {
  expect(metadataChanges(before, after)).toEqual(changes);
});
