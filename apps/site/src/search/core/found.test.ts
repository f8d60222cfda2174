import type { FoundGroup, SearchResult } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { TOOLS } from "../../frame/tools/core/catalogue";
import { isElsewhere, type SearchResults, sectionsOf } from "./found";

const page: SearchResult = { to: "/docs/x", kind: "doc", title: [], trail: [], state: "", heading: "", passage: [] };
const group = (kind: FoundGroup["kind"], hasMore = false): FoundGroup => ({
  kind,
  things: [{ id: "a1", title: "El paro", facts: [] }],
  hasMore,
});
const found = (more: Partial<SearchResults>): SearchResults => ({
  results: [page],
  isQuestion: true,
  isWeak: false,
  groups: [],
  utilities: [],
  tools: [],
  commands: [],
  isCopying: false,
  ...more,
});
const shown = (answer: SearchResults, query = "lo que sea") =>
  sectionsOf(answer, query).map(({ heading, choices }) => [heading, ...choices.map(({ to }) => to)]);

test("everything has its heading and leads to its own place, and to the whole list when there is more", () => {
  const groups = [group("graphics", true), group("files"), group("includes"), group("people", true)];
  expect(shown(found({ groups }))).toEqual([
    ["Páginas", "/docs/x"],
    ["Gráficos", "/embed_data?grafico=a1", "/embed_data?buscar=lo+que+sea"],
    ["Archivos", "/archivos?archivo=a1"],
    ["Includes", "/docs/Extensiones/Includes?include=a1"],
    ["Personas", "/admin/people/a1", "/admin/people?buscar=lo+que+sea"],
  ]);
});

test("pages that only resemble what was asked come after what says it", () => {
  expect(shown(found({ isWeak: true, groups: [group("graphics")] })).map(([heading]) => heading)).toEqual([
    "Gráficos",
    "Páginas",
  ]);
});

test.each([
  ["el paro", ["Gráficos", "Páginas"]],
  ["par", ["Gráficos", "Páginas"]],
  ["paro juvenil", ["Páginas", "Gráficos"]],
  ["el", ["Páginas", "Gráficos"]],
])("who types «%s» of the name of a graphic sees %j", (query, headings) => {
  expect(shown(found({ groups: [group("graphics")] }), query).map(([heading]) => heading)).toEqual(headings);
});

test("a page of that name stays first", () => {
  const named = { ...page, title: [{ text: "Cómo contar el paro", isMatch: false }] };
  const answer = found({ results: [named], groups: [group("graphics")] });
  expect(shown(answer, "paro").map(([heading]) => heading)).toEqual(["Páginas", "Gráficos"]);
});

test("a utility that was meant comes before everything, and one that was only named after it", () => {
  const utility = (id: string, isMeant: boolean) => ({
    ...{ id, to: `/box?${id}`, name: id, says: "", isMeant },
    results: [],
  });
  const utilities = [utility("qr", true), utility("slug", false)];
  const headings = ["Utilidades", "Páginas", "Gráficos", "Otras utilidades"];
  expect(shown(found({ utilities, groups: [group("graphics")] })).map(([heading]) => heading)).toEqual(headings);
  expect(shown(found({ utilities, results: [] }))).toEqual([
    ["Utilidades", "/box?qr"],
    ["Otras utilidades", "/box?slug"],
  ]);
  expect(shown(found({ utilities, isWeak: true })).map(([heading]) => heading)).toEqual([
    "Utilidades",
    "Otras utilidades",
    "Páginas",
  ]);
});

test("each result of a value is to be copied, and the utility to be opened", () => {
  const results = [
    { name: "Contraste", value: "5,4 : 1" },
    { name: "Con negro", value: "3,8 : 1" },
  ];
  const utility = { id: "contraste", to: "/box", name: "Contraste y daltonismo", says: "", results, isMeant: true };
  const [section] = sectionsOf(found({ results: [], utilities: [utility] }), "#c8321f");
  expect(section?.choices).toEqual([
    { kind: "result", to: "/box", result: results[0] },
    { kind: "result", to: "/box", result: results[1] },
    { kind: "all", to: "/box", words: "Abrir «Contraste y daltonismo»" },
  ]);
});

test("nothing has no heading", () => {
  expect(shown(found({ results: [] }))).toEqual([]);
});

test("the administration is another program", () => {
  const addresses = ["/admin", "/admin/people/a1", "/admin?x", "/embed_data?grafico=a1", "/administradores"];
  expect(addresses.map(isElsewhere)).toEqual([true, true, true, false, false]);
});

test("stories open in their editor, and series, trackers and comparisons on their pages", () => {
  const groups = (["stories", "series", "trackers", "averages", "elections", "comparisons"] as const).map((kind) =>
    group(kind),
  );
  expect(shown(found({ results: [], groups }))).toEqual([
    ["Historias", "/storys?historia=a1"],
    ["Series", "/docs/Herramientas%20DW/FijosDataWrapper?serie=a1"],
    ["Seguimientos", "/docs/Trackers/trump?seguimiento=a1"],
    ["Medias de encuestas", "/docs/Trackers/medias?seguimiento=a1"],
    ["Elecciones", "/docs/Trackers/elecciones?eleccion=a1"],
    ["Comparaciones", "/docs/Trackers/trumpComp?seguimiento=a1"],
  ]);
});

const screen = (id: string): FoundGroup => ({ ...group("screens"), things: [{ id, title: "Ajustes", facts: [] }] });

test("screens of the administration come first, and lead nowhere else", () => {
  expect(shown(found({ groups: [group("graphics"), screen("/admin/settings")] }))).toEqual([
    ["Administración", "/admin/settings"],
    ["Páginas", "/docs/x"],
    ["Gráficos", "/embed_data?grafico=a1"],
  ]);
  expect(shown(found({ results: [], groups: [screen("https://evil.example/admin/")] }))).toEqual([
    ["Administración", "/admin"],
  ]);
});

const command = { name: "Modo oscuro", says: "", phrases: [], run: () => undefined };

test("what can be done comes before what can be read, also where pages only resemble the search", () => {
  for (const isWeak of [false, true])
    expect(shown(found({ isWeak, commands: [command] })).map(([heading]) => heading)).toEqual(["Órdenes", "Páginas"]);
});

test.each([
  ["localiz", ["Herramientas", "Páginas", "Otras herramientas"]],
  ["terremotos", ["Páginas", "Otras herramientas"]],
])("of the tools that answer «%s», only those whose name begins so come first", (query, headings) => {
  const [locator, quakes] = ["Localizador", "Localizador de terremotos"].map((name) =>
    TOOLS.filter((tool) => tool.name === name),
  );
  const tools = [...(query === "localiz" ? (locator ?? []) : []), ...(quakes ?? [])];
  const expected = query === "localiz" ? headings.slice(0, 2) : headings;
  expect(shown(found({ tools }), query).map(([heading]) => heading)).toEqual(expected);
});

test("of what is found for its code, the graphics and the stories are to be copied", () => {
  const groups = [group("graphics"), group("stories"), group("files")];
  const sections = sectionsOf(found({ results: [], groups, isCopying: true }), "copiar el código del paro");
  expect(sections.map(({ heading }) => heading)).toEqual(["Copiar su código", "Copiar su código"]);
  expect(sections.flatMap(({ choices }) => choices.map(({ kind, to }) => [kind, to]))).toEqual([
    ["copy", "/embed_data?grafico=a1"],
    ["copy", "/storys?historia=a1"],
  ]);
});
