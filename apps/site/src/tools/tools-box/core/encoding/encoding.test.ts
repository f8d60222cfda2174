import { expect, test } from "vitest";
import { ask, result } from "../../../../../test/ask-utility.ts";
import { encodingUtility } from "./encoding.ts";

const turn = (text: string, how: string, name = "Texto") => result(ask(encodingUtility, { text, how }), name);

test.each([
  ["España, año 2026", "to-url", "Una parte de la dirección", "Espa%C3%B1a%2C%20a%C3%B1o%202026"],
  ["https://ejemplo.es/a ñ?x=1", "to-url", "Una dirección entera", "https://ejemplo.es/a%20%C3%B1?x=1"],
  ["Espa%C3%B1a+2026", "from-url", "Texto", "España 2026"],
  ["España 🗺", "to-base64", "Base64", "RXNwYcOxYSDwn5e6"],
  ["RXNwYcOxYSDwn5e6", "from-base64", "Texto", "España 🗺"],
  ["data:text/plain;base64,RXNwYcOxYQ==", "from-base64", "Texto", "España"],
])("%s, %s, %s: %s", (text, how, name, expected) => {
  expect(turn(text, how, name)).toBe(expected);
});

test.each([
  ["%E", "from-url", /^\[text\] Hay un % sin sus dos cifras/],
  ["¡hola!", "from-base64", /^\[text\] Eso no es Base64/],
  ["/////w==", "from-base64", /^\[text\] Eso no es Base64 de un texto/],
  ["", "to-url", /^\[text\] Escribe un texto/],
])("%s, %s, is refused with the rule", (text, how, rule) => {
  expect(turn(text, how)).toMatch(rule);
});

test("half a character does not stop it", () => {
  expect(turn("a\ud800", "to-url", "Una parte de la dirección")).toBe("a%EF%BF%BD");
});
