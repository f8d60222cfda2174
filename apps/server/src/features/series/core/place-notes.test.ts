import { expect, test } from "vitest";
import { placeNotes } from "./place-notes.ts";

const BEFORE = "Último dato: 13 nov 2026. Variación sobre el mes anterior.";
const NOW = "Último dato: 20 nov 2026.";

test.each([
  ["a chart without notes", "", "", NOW],
  ["only its own", BEFORE, BEFORE, NOW],
  [
    "a person's own",
    "Nota de la redactora: no incluye Ceuta.",
    "",
    `Nota de la redactora: no incluye Ceuta.<br>${NOW}`,
  ],
  ["a person's own behind its own", `${BEFORE} No incluye Ceuta.`, BEFORE, `${NOW} No incluye Ceuta.`],
  ["a person's own around it", `Uno.<br>${BEFORE}<br/>Tres: <b>x</b>`, BEFORE, `Uno.<br>${NOW}<br/>Tres: <b>x</b>`],
  ["spaces by their names", "Uno. Último dato: 13&nbsp;nov.", "Último dato: 13\u00a0nov.", `Uno. ${NOW}`],
  ["its own that nobody remembers, in a line", "Uno.\nÚltimo dato: algo. Más.\nTres.", "", `Uno.\n${NOW}\nTres.`],
  ["words like its own in a person's line", "El último dato: ojo.", "", `El último dato: ojo.<br>${NOW}`],
  ["signs that mean something to who replaces", `$& ${BEFORE} $1`, BEFORE, `$& ${NOW} $1`],
])("the notes of a chart keep what is not the series's: %s", (_name, existing, before, expected) => {
  expect(placeNotes(existing, before, NOW)).toBe(expected);
  // Done again, it comes to the same.
  expect(placeNotes(expected, NOW, NOW)).toBe(expected);
});

test("a series that says nothing adds nothing", () => {
  expect(placeNotes("Uno.", "", "")).toBe("Uno.");
});
