import { expect, test } from "vitest";
import { cataloguePage } from "../../../../test/catalogue-page.ts";
import { createPageSearch } from "./search.service.ts";

const COLORS = cataloguePage({
  path: "/docs/Guia de estilos/Colors",
  title: "Colores",
  description: "Tinta sobre papel y un solo rojo.",
  trail: ["Guía de estilos"],
  aliases: ["paleta", "daltonismo"],
  sections: [
    { heading: "", anchor: "", text: "Escribe dos colores y lee su contraste.", code: "" },
    {
      heading: "Colores de datos",
      anchor: "colores-de-datos",
      text: "Siete colores para las series, en este orden.",
      code: "",
    },
  ],
});
const MAPS = cataloguePage({
  path: "/docs/Guia de estilos/maps",
  title: "Mapas",
  sections: [
    { heading: "Rótulos", anchor: "rótulos", text: "Un halo de otro color rodea el rótulo de cada año.", code: "" },
  ],
});
const OLD_MAPS = cataloguePage({ ...MAPS, path: "/docs/Old/googleMaps", title: "Mapas antiguos", state: "retirado" });
const POST = cataloguePage({ ...MAPS, path: "/blog/mapas", title: "Mapas", kind: "post" });

const { search } = createPageSearch([POST, OLD_MAPS, MAPS, COLORS]);
const found = (query: string) => search(query).results.map(({ to }) => to);

test("a result leads to the section that answers, with the words marked in a passage", () => {
  const [first] = search("series de datos").results;
  expect(first).toEqual({
    to: "/docs/Guia%20de%20estilos/Colors#colores-de-datos",
    kind: "doc",
    title: [{ text: "Colores", isMatch: false }],
    trail: ["Guía de estilos"],
    state: "estable",
    heading: "Colores de datos",
    passage: [
      { text: "Siete colores para las ", isMatch: false },
      { text: "series", isMatch: true },
      { text: ", en este orden.", isMatch: false },
    ],
  });
});

test("a page found by another of its words is told by its own sentence", () => {
  const [first] = search("daltonismo").results;
  expect(first?.passage).toEqual([{ text: "Tinta sobre papel y un solo rojo.", isMatch: false }]);
});

test.each([
  { name: "without accents", query: "rotulos" },
  { name: "a letter swapped", query: "rotlúos" },
  { name: "another ending", query: "rotular" },
  { name: "half typed", query: "rótu" },
  { name: "capitals and signs", query: "¿RÓTULOS?" },
])("found $name", ({ query }) => {
  expect(found(query)).toContain("/docs/Guia%20de%20estilos/maps#r%C3%B3tulos");
});

test("ñ is a letter of its own", () => {
  expect(found("año")).not.toEqual([]);
  expect(found("ano")).toEqual([]);
});

test("an excerpt is prose: what only code says leads to its section, and is told by what is written there", () => {
  const pages = [
    cataloguePage({
      path: "/docs/API",
      title: "API",
      description: "La ficha, sin abrir el programa.",
      sections: [
        { heading: "Con orden", anchor: "orden", text: "Pide la ficha desde la terminal.", code: "curl -H Bearer" },
        { heading: "Sola", anchor: "sola", text: "", code: "wget --quiet" },
      ],
    }),
  ];
  const told = (query: string) =>
    createPageSearch(pages)
      .search(query)
      .results.map(({ to, passage }) => [to, passage.map(({ text }) => text).join("")]);
  expect(told("curl")).toEqual([["/docs/API#orden", "Pide la ficha desde la terminal."]]);
  expect(told("wget")).toEqual([["/docs/API#sola", "La ficha, sin abrir el programa."]]);
});

const STATS = cataloguePage({
  path: "/docs/Datos",
  title: "Datos",
  sections: [{ heading: "", anchor: "", text: "El paro sirve para un ejemplo.", code: "" }],
});
const WITHOUT_STATS = cataloguePage({
  path: "/docs/Letras",
  title: "Letras",
  sections: [
    { heading: "", anchor: "", text: "Para qué sirve un par de letras parecidas, y qué parámetros toma.", code: "" },
  ],
});

test("a word is not taken for one that says nothing, nor for the beginning of another", () => {
  const { search: searchStats } = createPageSearch([WITHOUT_STATS, STATS]);
  const { results } = searchStats("paro");
  expect(results.map(({ to }) => to)).toEqual(["/docs/Datos"]);
  expect(results[0]?.passage.filter(({ isMatch }) => isMatch)).toEqual([{ text: "paro", isMatch: true }]);
  expect(createPageSearch([WITHOUT_STATS]).search("paro").results).toEqual([]);
});

test.each([
  { query: "colores", isWeak: false },
  { query: "series de da", isWeak: false },
  { query: "rotlúos", isWeak: false },
  { query: "rótuxos", isWeak: true },
  { query: "colores del gazpacho", isWeak: true },
  { query: "sieet", isWeak: true },
])("«$query» is answered weakly: $isWeak", ({ query, isWeak }) => {
  const answer = search(query);
  expect(answer.results).not.toEqual([]);
  expect(answer.isWeak).toBe(isWeak);
});

test.each(["Fondo de mapa", "mapa-base", "imagen fija"])(
  "who writes «%s», and nothing else, is led to what is called so",
  (name) => {
    const base = cataloguePage({ path: "/docs/Mapas/mapa-base", title: "Fondo de mapa", aliases: ["imagen fija"] });
    const about = cataloguePage({
      path: "/docs/Otra",
      title: "Fondo de mapa base: imagen fija",
      aliases: ["fondo", "base de mapa", "imagen", "imagen fija de un mapa"],
      sections: [{ heading: name, anchor: "a", text: `${name}. `.repeat(20), code: "" }],
    });
    expect(createPageSearch([about, base]).search(name).results[0]?.to).toBe("/docs/Mapas/mapa-base");
  },
);

test("a page is found with a letter wrong in each of two words, and it is told that it only resembles them", () => {
  const answer = search("rótulxs colorxs");
  expect(answer).toMatchObject({ results: [{}], isWeak: true });
});

test("a post is found by its address, whatever its title", () => {
  const titled = cataloguePage({ ...POST, path: "/blog/incorporaciones", title: "La primera semana" });
  expect(createPageSearch([titled]).search("incorporaciones").results).toHaveLength(1);
});

test("what is current comes before a post and before what is retired", () => {
  expect(found("mapas").map((to) => to.replace(/#.*/, ""))).toEqual([
    "/docs/Guia%20de%20estilos/maps",
    "/blog/mapas",
    "/docs/Old/googleMaps",
  ]);
});

test.each([
  { name: "nothing", query: "", isQuestion: false },
  { name: "spaces", query: "   ", isQuestion: false },
  { name: "signs", query: "?!", isQuestion: false },
  { name: "the first letter of a word", query: "x", isQuestion: false },
  { name: "words that say nothing", query: "como se hace para", isQuestion: false },
  { name: "something else", query: "paella con marisco", isQuestion: true },
  { name: "a word without end", query: "a".repeat(10_000), isQuestion: true },
])("$name finds nothing and breaks nothing", ({ query, isQuestion }) => {
  expect(search(query)).toEqual({ results: [], isQuestion, isWeak: false });
});
