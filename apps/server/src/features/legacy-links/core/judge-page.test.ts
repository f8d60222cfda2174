import { expect, test } from "vitest";
import { judgePage, plainResources, saysNothingIsThere } from "./judge-page.ts";

test.each([
  "404",
  "Error 404",
  "Página no encontrada | Diario",
  "404 Not Found",
  "La página que buscas ya no está aquí",
  "CONTENIDO NO DISPONIBLE",
])("«%s» says that nothing is there", (title) => {
  expect(saysNothingIsThere(title)).toBe(true);
});

test.each(["404 muertos en las carreteras", "El país que no existe", "Los no encontrados de la guerra", ""])(
  "«%s» is a headline",
  (title) => {
    expect(saysNothingIsThere(title)).toBe(false);
  },
);

test("what a page takes in by http is told, and what it links to is not", () => {
  const html = `<a href="http://a.example/">x</a><script src='HTTP://a.example/x.js'></script>
    <link rel="stylesheet" href="http://a.example/x.css"><link rel="canonical" href="http://a.example/">
    <img src="//a.example/y.png"><img src=http://a.example/y.png>`;
  expect(plainResources(html)).toEqual(["HTTP://a.example/x.js", "http://a.example/x.css", "http://a.example/y.png"]);
});

const answer = { asked: "https://a.example/2014/", url: "https://a.example/2014/", status: 200, hops: 0, html: "" };
const mixed = '<title>Mapa</title><script src="http://b.example/d3.js"></script>';

test.each([
  ["a page of https that asks by http", { html: mixed }, "mixed"],
  ["the same page by http", { html: mixed, url: "http://a.example/2014/" }, "alive"],
  [
    "the front page, asked for as such",
    { asked: "https://a.example/", url: "https://b.example/", hops: 1 },
    "redirects",
  ],
  ["the front page in place of a page", { url: "https://a.example/", hops: 2 }, "softgone"],
  ["too many questions", { status: 429 }, "closed"],
  ["a server that is away", { status: 503 }, "failing"],
])("%s", (_name, more, state) => {
  expect(judgePage({ ...answer, ...more }).state).toBe(state);
});
