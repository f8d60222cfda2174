import { expect, test } from "vitest";
import { findSentences } from "./sentences.ts";

test.each([
  ["Una. Dos.", ["Una.", "Dos."]],
  ["Sube 1.234. Baja 3,5.", ["Sube 1.234.", "Baja 3,5."]],
  ["La 3.ª es Alfa. La 1.ª, Beta", ["La 3.ª es Alfa.", "La 1.ª, Beta"]],
  ["En EE. UU. Trump sube. Y baja.", ["En EE. UU. Trump sube.", "Y baja."]],
  ["¿Sube? ¡No! «Baja.» Fin…", ["¿Sube?", "¡No!", "«Baja.»", "Fin…"]],
  ["Fuente: p. ej. INE. 12 datos.", ["Fuente: p. ej. INE.", "12 datos."]],
  ["", []],
])("«%s»", (text, expected) => {
  expect(findSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
