import { expect, test } from "vitest";
import { pageCharacters } from "./page-characters.ts";

const PAGE =
  '<!doctype html><style>h1{content:"ẞ"}</style><main><h1>Çà va</h1><p title="ø">Łódź</p></main>' +
  '<script type="application/json" id="nv-config">{"label":"Ω"}</script><script>const a="Ж"</script>';

test("titles have the characters of the headings, texts those of everything that is read", () => {
  const { titles, texts } = pageCharacters(PAGE);
  expect(titles).toBe(" \"&'<>avÇà");
  for (const character of "ŁźΩÇñ7€") expect(texts).toContain(character);
});

test("what only a machine reads brings no letters", () => {
  const { titles, texts } = pageCharacters(PAGE);
  for (const character of "ẞЖø") expect(titles + texts).not.toContain(character);
});

test("two pages of the same characters are cut alike, whatever their order", () => {
  expect(pageCharacters("<h1>roma</h1>")).toEqual(pageCharacters("<h1>amor</h1>"));
});

test("a page that ends in the middle of something is read to its end", () => {
  expect(pageCharacters("<h1>ñu").titles).toContain("ñ");
  expect(pageCharacters("<style>").texts).toContain("a");
});
