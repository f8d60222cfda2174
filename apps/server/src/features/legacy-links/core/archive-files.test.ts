import { expect, test } from "vitest";
import { findStart, missingIn } from "./archive-files.ts";

test.each([
  [["b/index.html", "index.html", "a.html"], "", { start: "index.html" }],
  [["mapa/index.htm", "mapa/js/x.js"], "", { start: "mapa/index.htm" }],
  [["mapa/especial.html", "x.js"], "", { start: "mapa/especial.html" }],
  [["a.html", "b.html"], "b.html", { start: "b.html" }],
])("%j begins where it should", (names, wanted, start) => {
  expect(findStart(names, wanted)).toEqual(start);
});

test.each([
  [["a.html", "b.html"], "", /no hay ningún index\.html: di cuál.*a\.html, b\.html/],
  [["x.js"], "", /no hay ninguna página/],
  [["a.html"], "c.html", /no hay ningún «c\.html»/],
])("%j has no beginning, and why is said", (names, wanted, why) => {
  expect(findStart(names, wanted)).toMatch(why);
});

test("what a page asks for and will not get: other hosts, and the root of its own", () => {
  const html = `<script src="https://d3js.org/d3.v3.min.js"></script><script src="js/x.js"></script>
    <link rel="stylesheet" href="//fonts.example/x.css"><img src="/2014/mapa/y.png"><img src="y.png">
    <a href="https://diario.example/">x</a><iframe src="https://d3js.org/d3.v3.min.js"></iframe>`;
  expect(missingIn(html)).toEqual(["https://d3js.org/d3.v3.min.js", "//fonts.example/x.css", "/2014/mapa/y.png"]);
});
