import { expect, test } from "vitest";
import { fixedPart, quotedLabels, unsaidLabels } from "./quoted-labels.ts";

test("what is quoted or bold and begins with a capital is a label; what begins a step is the manual's own", () => {
  const page = "1. **Invita.** **Personas**, **Invitar**: «Revisar la lista», y «sin usar».\n";
  expect(quotedLabels(page)).toEqual(["Revisar la lista", "Personas", "Invitar"]);
});

test.each([
  ["Otras … formas de ponerlo", "formas de ponerlo"],
  ["Ya existe: «…». ¿Abrirlo?", "Ya existe"],
  ["Sobran 12 caracteres", "caracteres"],
  ["«…»", ""],
])("of «%s» stays «%s»", (quoted, stays) => {
  expect(fixedPart(quoted)).toBe(stays);
});

test("a label that no screen says is told", () => {
  const isWritten = (text: string) => text === "Elegir archivos";
  expect(unsaidLabels("**Elegir archivos**, o **Traer archivos**.", isWritten)).toEqual(["Traer archivos"]);
});
