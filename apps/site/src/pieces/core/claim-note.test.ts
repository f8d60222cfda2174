import { expect, test } from "vitest";
import { claimNote } from "./claim-note";

test.each([
  [{ confirmed: 2, unknown: [] }, "✓ Los datos lo confirman"],
  [{ confirmed: 0, unknown: ["El paro juvenil sube."] }, "No sé comprobar esta frase con los datos"],
  [
    { confirmed: 1, unknown: ["El paro juvenil sube."] },
    "No sé comprobar «El paro juvenil sube»; el resto, confirmado",
  ],
  [{ confirmed: 0, unknown: ["Uno.", "Dos.", "Tres."] }, "No sé comprobar «Uno» ni otras 2"],
])("%j is told as «%s»", (checked, note) => {
  expect(claimNote(checked)).toBe(note);
});

test("a long sentence is told by its beginning", () => {
  expect(claimNote({ confirmed: 1, unknown: [`${"palabra ".repeat(20)}.`] }).length).toBeLessThan(120);
});
