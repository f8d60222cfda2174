import { CHOICE_READER } from "@nv/embeds";
import { FORMATS } from "@nv/formats";
import type { ResolvedFile } from "@nv/piece-parts";
import { resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { loadTestAtlas } from "../test/atlas.ts";
import type { AnyConfig } from "./capabilities.ts";
import { typeOf } from "./graphic-config.ts";
import { configProblems, normalizeConfig } from "./normalize-config.ts";
import { fileProblems, loadCharts, pieceFiles } from "./page.ts";
import { NO_KEYS } from "./page-parts.ts";
import { TYPES } from "./types.ts";

const ASSETS = { script: "run()", styles: "p{}" };
const READERS = new Map([
  [CHOICE_READER, "choose()"],
  ["media-query", "showByWidth()"],
  ["image", "enlarge()"],
  ["video-opener", "begin()"],
  ["figure", "follow()"],
  ["figure.later", "walk()"],
  ["table", "find()"],
  ["area-map", "find()"],
]);
/** Built files of every format. */
const FORMATS_BUILT = new Map(
  ["stage", ...FORMATS.map(({ about }) => about.name)].flatMap((name) => [
    [`${name}.js`, `"${name}"`],
    [`${name}.css`, ""],
    [`${name}.later.js`, ""],
  ]),
);
/** Atlas on which the examples are drawn. */
const ATLAS = await loadTestAtlas(TYPES.flatMap(({ name, example }) => typeOf(name).atlas(example.config)));
/** Charts kit with which the examples are drawn. */
const CHARTS_KIT = await loadCharts();
const CDN = "https://datawrapper.dwcdn.net";
const CHARTS = [
  { id: "ej001", title: "Muestra A" },
  { id: "ej002", title: "Muestra B" },
];

/** The files of the example of a type, with everything that it uses resolved to a page of its own. */
function filesOf(
  { name, example }: (typeof TYPES)[number],
  config: object = example.config,
  files: Partial<ResolvedFile> = {},
) {
  const frames = new Map(
    typeOf(name)
      .sources(example.config)
      .map(({ reference }) => [reference, { src: `https://example.org/${reference}`, title: "", heightsPx: [] }]),
  );
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  const fields = { ...words, ...example, config: { type: name, ...config } };
  return pieceFiles({
    slug: "muestra",
    fields,
    heightsPx: [],
    resolved: { frames, files: resolvedFiles(typeOf(name).renditions(example.config), files) },
    atlas: ATLAS,
    charts: CHARTS_KIT,
    assets: ASSETS,
    readers: READERS,
    formats: FORMATS_BUILT,
  });
}

/** Every path of a configuration that holds no further parts. */
function pathsIn(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, path === "" ? key : `${path}.${key}`));
}

describe.each(TYPES)("$name", (type) => {
  const { name, example, schema } = type;

  test("its page tells readers what AI made of what it shows, or it does not go out with that", () => {
    const wanted = typeOf(name).renditions(example.config);
    if (wanted.length === 0) return;
    const [made] = filesOf(type, example.config, { aiUse: "made" });
    expect(String(made.body)).toMatch(/<p class="[^"]*nv-by-ai">[^<]*enerad[oa] con inteligencia artificial<\/p>/);
    expect(String(filesOf(type)[0].body)).not.toContain('nv-by-ai"');
    if (typeOf(name).draws === null) return;
    const files = resolvedFiles(wanted, { aiUse: "made" });
    const refused = fileProblems(example.config, { files }, "2026-11-29").map(({ message }) => message);
    expect(refused.join(" ")).toContain("sale solo, como una imagen, sin la etiqueta");
  });

  test("its example is right as it is, in its one spelling", () => {
    expect(schema.parse(example.config)).toEqual(example.config);
    expect(configProblems(example.config)).toEqual([]);
    expect(normalizeConfig(example.config, CDN).config).toEqual(
      name === "external" ? expect.anything() : example.config,
    );
  });

  test("its example makes the same page each time, whatever the order in which its parts come", () => {
    const [page, ...others] = filesOf(type);
    const backwards = Object.fromEntries(Object.entries(example.config).reverse());
    expect(filesOf(type, backwards)).toEqual([page, ...others]);
    const html = page.body;
    expect(html).toContain(`<title>${example.title}</title>`);
    for (const { source } of typeOf(name).sources(example.config)) expect(html).toContain(source.replace("file:", ""));
  });

  test("every part of it has a name for people", () => {
    for (const path of pathsIn(example.config).filter((part) => part !== "type"))
      expect(typeOf(name).labelOf(path)).not.toBe(path);
  });

  test("a new form over two charts is right as it is, and without charts the fields wait, empty", () => {
    if (type.composes !== null) expect(configProblems(type.first(CHARTS))).toEqual([]);
    const empty = type.first();
    const lacks =
      schema.safeParse(empty).error?.issues ?? typeOf(name).fileRules(empty, () => expect.unreachable(), NO_KEYS);
    expect(lacks.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^(Falta (el|la)|Todavía no) /));
  });
});

test("types say at which widths their page is laid out otherwise", () => {
  const turns = (config: AnyConfig) => typeOf(config.type).turnsAtPx(config);
  const charts = [{ chart: "ej001" }, { chart: "ej002" }];
  expect(turns({ type: "wrapper", charts, layout: "two" })).toEqual([560]);
  expect(turns({ type: "wrapper", charts, layout: "three", breakpointPx: 700 })).toEqual([700]);
  expect(turns({ type: "wrapper", charts, layout: "one" })).toEqual([]);
  const rules = [
    { minPx: 0, maxPx: 599, chart: "ej001" },
    { minPx: 600, maxPx: null, chart: "ej002" },
  ];
  expect(turns({ type: "media-query", rules })).toEqual([0, 600]);
  expect(turns({ type: "datawrapper", source: "ej001" })).toEqual([]);
});

test("what is external becomes what its address is recognised as", () => {
  const normal = (source: string) => normalizeConfig({ type: "external", source }, CDN);
  expect(normal(`${CDN}/AbC12/7/`)).toEqual({ config: { type: "datawrapper", source: "AbC12" }, sourceKey: "AbC12" });
  expect(normal("https://example.org/x#y")).toEqual({
    config: { type: "external", source: "https://example.org/x" },
    sourceKey: "https://example.org/x",
  });
});

test("a file of the library goes only where files are taken", () => {
  const source = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b5c6";
  expect(configProblems({ type: "datawrapper", source })).toEqual([
    { field: "source", message: "Esta dirección no es de Datawrapper" },
  ]);
  expect(configProblems({ type: "map", source })).toEqual([
    { field: "source", message: "Aquí no va un archivo: pon un gráfico o una dirección" },
  ]);
});

test("a type that is not listed is told by its name", () => {
  expect(() => typeOf("holograma")).toThrow('There is no type "holograma" among datawrapper, ');
});

test("a page carries what it needs alone, a choice before heights are told, and is not made without what it waits for", () => {
  const typeNamed = (wanted: string) => TYPES.filter(({ name }) => name === wanted);
  const [byWidth, chosen, framed] = ["media-query", "switcher", "map"].flatMap(typeNamed);
  if (byWidth === undefined || chosen === undefined || framed === undefined) throw new Error("All three are listed.");
  expect(filesOf(byWidth)[0].body).toContain("<script>run()\nshowByWidth()</script>");
  expect(filesOf(chosen)[0].body).toContain("<script>choose()\nrun()</script>");
  expect(filesOf(framed)[0].body).toContain("<script>run()</script>");
  READERS.clear();
  expect(() => filesOf(byWidth)).toThrow("no script for pages of the type media-query");
  expect(() => filesOf(chosen)).toThrow("no script for pages of the type switcher");
});
