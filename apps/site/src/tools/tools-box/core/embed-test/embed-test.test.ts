import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { embedTestUtility } from "./embed-test.ts";

const read = (code: string, name = "Dirección") => result(ask(embedTestUtility, { code }), name);
const PAGE = "Página de prueba: guárdala y ábrela";

test.each([
  ['<iframe src="//datawrapper.dwcdn.net/AbC12/"></iframe>', "https://datawrapper.dwcdn.net/AbC12/"],
  ["https://ejemplo.es/g/1?a=1&amp;b=2", "https://ejemplo.es/g/1?a=1&b=2"],
])("the address in %s", (code, url) => {
  expect(read(code)).toBe(url);
});

test.each([
  ['{"datawrapper-height":{"AbC12":412}}', "Datawrapper y pide 412 píxeles"],
  ['{"sender":"Flourish","context":"iframe.resize","height":575}', "Flourish y pide 575"],
  ["pymxPYMxgxPYMxheightxPYMx300", "pym.js y pide 300"],
  ['{"source":"nv","v":1,"type":"height","height":321}', "Narrativas Visuales y pide 321"],
  ['{"hola":1}', "no pide ninguna altura"],
])("the message %s", (message, words) => {
  expect(notes(ask(embedTestUtility, { message }))).toContain(words);
});

test("the page to try it frames the address and cannot be broken out of", () => {
  const page = read('https://ejemplo.es/"><script>alert(1)</script>', PAGE);
  expect(page.match(/<iframe /g)).toHaveLength(3);
  expect(page).not.toContain("<script>alert");
});

test("what would fail in a page is told", () => {
  expect(notes(ask(embedTestUtility, { code: '<iframe src="http://ejemplo.es/"></iframe>', message: "" }))).toBe(
    [
      "fault: La dirección es http: dentro de una página segura, el navegador la bloquea.",
      "fault: Al marco le falta title: un lector de pantalla diría solo «marco».",
      'advice: Sin loading="lazy" se descarga aunque nadie llegue a verlo.',
    ].join("\n"),
  );
});

test.each(["", "hola", "javascript:alert(1)", '<iframe src="data:text/html,x">'])(
  "«%s» is refused with the rule",
  (code) => {
    expect(read(code)).toMatch(/^\[code\] Ahí no hay ninguna dirección/);
  },
);
