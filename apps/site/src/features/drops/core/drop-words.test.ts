import type { DropSummary } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { foundInWords, stateOf } from "./drop-words.ts";

test("what seems to be data of people is told in words and counts", () => {
  expect(
    foundInWords([
      { kind: "email", count: 12 },
      { kind: "identity", count: 3 },
    ]),
  ).toBe("12 correos y 3 DNI o NIE");
  expect(
    foundInWords([
      { kind: "phone", count: 1 },
      { kind: "account", count: 1 },
      { kind: "email", count: 1 },
    ]),
  ).toBe("1 teléfono, 1 cuenta bancaria y 1 correo");
});

const NOW_MS = 1_795_000_000_000;
const DROP: DropSummary = {
  id: "3f0c6a5e-0000-4000-8000-000000000001",
  slug: "paro",
  title: "Paro",
  fileId: "3f0c6a5e-0000-4000-8000-000000000002",
  days: 7,
  status: "published",
  version: 2,
  updatedAtMs: NOW_MS,
  changedBy: "Ana Muestra",
  expiresAtMs: NOW_MS + 1,
  latestUrl: "https://graficos.example/d/paro/",
  revisionUrl: "https://graficos.example/d/paro/1-abcdefghij/paro.csv",
  kind: "table",
  mediaType: "text/csv",
  sizeBytes: 10,
  hash: "a".repeat(64),
};
const gone: Partial<DropSummary> = { status: "retired", latestUrl: null, revisionUrl: null, expiresAtMs: null };

test.each([
  { name: "until a day", more: {}, says: /^Público hasta el / },
  { name: "for good", more: { days: 0, expiresAtMs: null }, says: /^Público para siempre$/ },
  { name: "over, and not taken away yet", more: { expiresAtMs: NOW_MS }, says: /^Caducado / },
  { name: "over", more: { ...gone, changedBy: "Caducidad" }, says: /^Caducado \d/ },
  { name: "taken away by somebody", more: gone, says: /^Retirado Ana Muestra, / },
] as const)("$name", ({ more, says }) => {
  const { text, detail } = stateOf({ ...DROP, ...more }, NOW_MS);
  expect(`${text} ${detail}`).toMatch(says);
});
