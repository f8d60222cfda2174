import { expect, test } from "vitest";
import { copiedGraphic } from "./copy-order";

test.each([
  ["copiar el código de los embalses", "los embalses"],
  ["Copiar codigo del IPC, mes a mes", "IPC, mes a mes"],
  ["copiar código embalses", "embalses"],
  ["copia el embed de 2024", "2024"],
  ["copiar el código de ", ""],
  ["copiar código", ""],
  ["copiar", null],
  ["copiar un bloque de código", null],
  ["el código de los embalses", null],
  ["", null],
])("«%s» is about %j", (text, graphic) => {
  expect(copiedGraphic(text)).toBe(graphic);
});
