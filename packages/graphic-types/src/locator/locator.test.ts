import { type AtlasName, fitMap } from "@nv/geography";
import { contrastRatio } from "@nv/ui/color";
import { expect, test } from "vitest";
import { loadTestAtlas } from "../../test/atlas.ts";
import { configProblems } from "../normalize-config.ts";
import { fileProblems, pieceFiles } from "../page.ts";
import { locatorProjection } from "./area.ts";
import { locatorBasemap } from "./basemap.ts";
import { LocatorConfig } from "./config.ts";
import { drawLocator } from "./draw/draw-locator.ts";
import { isOnLand, landParts } from "./draw/land-parts.ts";
import { DRAWN_WIDTHS_PX, drawnSize, WIDE_FROM_PX } from "./drawn-sizes.ts";
import { locatorExample } from "./example.ts";
import { LOCATOR_PALETTES, withRivers } from "./palette.ts";
import { pageStreets } from "./streets/wanted-streets.ts";

const NAMES: readonly AtlasName[] = [
  "spain",
  "spain-light",
  "world-110m",
  "world-50m",
  "world-10m",
  "names",
  "names-near",
  "waters",
];
const ATLAS = await loadTestAtlas(NAMES);

/** Most bytes of a page: P10 of the reader's budgets. */
const MOST_PAGE_BYTES = 80_000;
/** Bytes that every page of the house has besides its graphic, estimated high. */
const COMMON_BYTES = 10_000;

const read = (config: object) => LocatorConfig.parse({ type: "locator", ...config });
const box = (west: number, south: number, east: number, north: number) => ({ kind: "box", west, south, east, north });
const mark = (label: string, lon: number, lat: number, more: object = {}) => ({
  id: label.replaceAll(/[^a-zA-Z0-9]/g, "-"),
  label,
  point: { lon, lat },
  ...more,
});
const draw = (config: LocatorConfig, frame: "phone" | "wide" = "wide") =>
  drawLocator(config, locatorBasemap(config, ATLAS), drawnSize(config, frame));

/** A street every so many metres, as a file of a town has them. */
const STREETS = Array.from({ length: 40 }, (_, at) => ({
  id: `calle-${at}`,
  kind: "line",
  look: "quiet",
  label: at === 3 ? "Calle de Muestra" : "",
  parts: [Array.from({ length: 60 }, (_part, step) => (step % 2 === 0 ? -5.85 + step * 0.0002 : 43.358 + at * 0.0002))],
}));

const MAPS = {
  spain: read({ area: { kind: "spain" }, marks: [mark("Madrid", -3.7, 40.42)] }),
  street: read({ area: box(-5.851, 43.357, -5.839, 43.366), marks: [mark("Aquí", -5.845, 43.36)], shapes: STREETS }),
  sahara: read({ area: box(-17.5, 20.5, -1, 36), marks: [mark("El Aaiún", -13.2, 27.15)] }),
  world: read({ area: { kind: "world" }, marks: [mark("Tokio", 139.7, 35.7)] }),
  europe: read({ area: box(-11, 35, 32, 71), marks: [mark("Bruselas", 4.35, 50.85)] }),
  crimea: read({ area: box(27.5, 43.6, 41, 50.5), marks: [mark("Sebastopol", 33.52, 44.6)] }),
};

function pageOf(config: LocatorConfig, assets = { script: "", styles: "" }): string {
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  const [page] = pieceFiles({
    slug: "muestra",
    fields: { ...words, ...locatorExample, config },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    assets,
    readers: new Map([
      ["locator", ""],
      ["locator.later", ""],
      ["locator.worker", ""],
      ["locator.archives", ""],
    ]),
    atlas: ATLAS,
  });
  return page.body;
}

test.each(Object.entries(MAPS))("the page of a map of %s is light, and the same each time", (_name, config) => {
  const page = pageOf(config);
  expect(Buffer.byteLength(page) + COMMON_BYTES).toBeLessThan(MOST_PAGE_BYTES);
  expect(pageOf(structuredClone(config))).toBe(page);
});

test("nothing runs in the page of a street but what every page has", () => {
  const ofEvery = { script: "// todas", styles: "" };
  const scripts = [...pageOf(MAPS.street, ofEvery).matchAll(/<script(?<kind>[^>]*)>(?<text>[^<]*)/g)];
  const running = scripts.filter(({ groups }) => !groups?.kind?.includes("json"));
  expect(running.map(({ groups }) => groups?.text)).toEqual([ofEvery.script]);
});

test("a map with as many points as it may have is drawn coarser until its page is light", () => {
  const config = read({
    area: box(-11, 35, 32, 71),
    shapes: Array.from({ length: 5 }, (_, at) => ({
      id: `frente-${at}`,
      kind: "line",
      // Back and forth, so that every corner is seen.
      parts: [
        Array.from({ length: 1000 }, (_part, step) =>
          step % 2 === 0 ? -8 + step * 0.038 : 40 + at * 3 + ((step >> 1) % 2),
        ),
      ],
    })),
  });
  const tiles = { styleUrl: "https://mapas.example.org/estilo.json", attribution: "© Muestra" };
  for (const one of [config, read({ ...config, tiles })])
    expect(Buffer.byteLength(pageOf(one)) + COMMON_BYTES).toBeLessThan(MOST_PAGE_BYTES);
});

test("a page has a map for phones and one for wide frames, says its text once, and whose the map is", () => {
  const page = pageOf(locatorExample.config);
  expect(page.match(/<svg /g)).toHaveLength(2);
  expect(page.split(`aria-label="${locatorExample.altText}"`)).toHaveLength(2);
  expect(page).toContain("© Instituto Geográfico Nacional, CC BY 4.0 · Natural Earth");
  expect(page).toContain(">Aldeamuestra</text>");
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(pageOf(MAPS.world)).not.toContain("Instituto Geográfico Nacional");
});

test("no text is smaller than 12 px on a phone, nor in the narrowest frame of the wide map", () => {
  const sizesOf = (frame: "phone" | "wide") =>
    [...draw(locatorExample.config, frame).svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizesOf("phone"))).toBeGreaterThanOrEqual(12);
  expect((Math.min(...sizesOf("wide")) * WIDE_FROM_PX) / DRAWN_WIDTHS_PX.wide).toBeGreaterThanOrEqual(12);
});

test("its layers have names, and a disputed border has one of its own, dashed", () => {
  const { svg } = draw(MAPS.sahara);
  for (const name of [
    "agua",
    "tierra-vecina",
    "tierra",
    "fronteras",
    "fronteras-en-disputa",
    "marcas",
    "rotulos",
    "escala",
    "recuadro",
  ])
    expect(svg).toContain(`<g id="${name}"`);
  expect(svg).toMatch(/<g id="fronteras-en-disputa"><path d="M[^"]+"[^>]+stroke-dasharray/);
  expect(draw(MAPS.crimea).svg).toContain('id="fronteras-en-disputa"');
});

test("the Canary Islands are in their box on a map of Spain, and the scale is not over it", () => {
  const { svg, map } = draw(MAPS.spain, "phone");
  expect(svg).toContain('<g id="canarias">');
  expect(map.inset).not.toBeNull();
});

test("a label stays where it was dragged, on the map on which it was", () => {
  const at = { dx: 60, dy: -40 };
  const config = read({ area: box(-7, 42.5, -4, 44), marks: [mark("a", -5.5, 43.2, { offset: at })] });
  const [wide] = draw(config).labels;
  const [x = 0, y = 0] = draw(config).map.project({ lon: -5.5, lat: 43.2 }) ?? [];
  expect((wide?.x ?? 0) + (wide?.width ?? 0) / 2).toBeCloseTo(x + 60);
  expect((wide?.y ?? 0) + (wide?.height ?? 0) / 2).toBeCloseTo(y - 40);
  const [phone] = draw(config, "phone").labels;
  expect(phone?.y).not.toBeCloseTo(wide?.y ?? 0, 0);
});

test("what has no room and what is not on the map is told", () => {
  const marks = Array.from({ length: 40 }, (_, at) =>
    mark(`Un nombre largo ${at}`.replaceAll(" ", "-"), -5.5 + at * 0.001, 43.2),
  );
  const { left } = draw(read({ area: box(-7, 42.5, -4, 44), marks }), "phone");
  expect(left.length).toBeGreaterThan(20);
  const away = read({ area: box(-7, 42.5, -4, 44), marks: [mark("Madrid", -3.7, 40.4)] });
  expect(draw(away).left).toEqual(["Madrid"]);
});

test("a box across the antimeridian has what is on both of its sides", () => {
  const config = read({
    area: box(176.5, -19.5, -178, -15.5),
    marks: [mark("Suva", 178.44, -18.14), mark("Lau", -178.8, -18.2)],
  });
  expect(draw(config).left).toEqual([]);
});

test("texts cannot bring elements along", () => {
  const hostile = '</text><script>alert("1")</script>';
  const config = read({ area: { kind: "spain" }, marks: [mark("a", -3.7, 40.4, { label: hostile })] });
  expect(pageOf(config)).not.toContain("<script>alert");
});

test("colours of one's own are those of the page, light or dark", () => {
  const colours = { ...LOCATOR_PALETTES.papel, water: "#123456" };
  expect(pageOf(read({ ...MAPS.spain, colours }))).toContain("--nv-water:#123456");
  expect(pageOf(read({ ...MAPS.spain, colours }))).not.toContain(LOCATOR_PALETTES.oscuro.water);
  expect(pageOf(MAPS.spain)).toContain(`[data-nv-theme="dark"] .nv-loc{--nv-land:${LOCATOR_PALETTES.oscuro.land}`);
});

test.each([
  ["a box upside down", { area: box(-4, 41, -3, 40) }, ["area.north"]],
  ["a box without width", { area: box(-4, 40, -4, 41) }, ["area.east"]],
  ["a box across the antimeridian", { area: box(170, -20, -170, -10) }, []],
  ["names that are there twice", { marks: [mark("a", 1, 1), mark("a", 2, 2)] }, ["marks.1"]],
  ["a line of half a place", { shapes: [{ id: "s", kind: "line", parts: [[1, 2, 3, 4, 5]] }] }, ["shapes.0"]],
  ["a latitude that is none", { shapes: [{ id: "s", kind: "line", parts: [[1, 95, 3, 4]] }] }, ["shapes.0"]],
  [
    "more points than a page holds",
    { shapes: [{ id: "s", kind: "line", parts: [Array.from({ length: 5002 }, () => 1)] }] },
    ["shapes.0"],
  ],
])("what is wrong with %s is said beside it", (_name, config, fields) => {
  expect(configProblems(read(config)).map(({ field }) => field)).toEqual(fields);
});

test("coordinates out of range and colours that are none are refused", () => {
  const issues = LocatorConfig.safeParse({
    type: "locator",
    marks: [mark("a", 200, 40)],
    style: "claro",
    colours: { ...LOCATOR_PALETTES.claro, land: "red;}" },
  }).error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(issues).toEqual([
    ["marks.0.point.lon", "La longitud va de -180 a 180"],
    ["colours.land", "Escribe un color como #c8321f"],
  ]);
});

test("on a map of the world what it is about is never at its edge, and whoever makes it says what is in the middle", () => {
  const fiji = { area: { kind: "world" }, marks: [mark("Terremoto", 178.8, -17)] };
  const shareOf = (config: LocatorConfig, lon: number) => {
    const map = fitMap("world", { widthPx: 800, heightPx: 400 }, locatorProjection(config));
    return (map.project({ lon, lat: 0 })?.[0] ?? 0) / map.widthPx;
  };
  expect(shareOf(read(fiji), 178.8)).toBeGreaterThan(0.4);
  expect(shareOf(read(fiji), 178.8)).toBeLessThan(0.6);
  expect(shareOf(read({ area: { kind: "world" }, marks: [mark("Madrid", -3.7, 40.4)] }), 0)).toBeCloseTo(0.5);
  expect(shareOf(read({ ...fiji, area: { kind: "world", middle: "america" } }), -90)).toBeCloseTo(0.5);
  expect(shareOf(read({ ...fiji, area: { kind: "world", middle: "greenwich" } }), 178.8)).toBeGreaterThan(0.9);
});

test("nothing is published that points at nothing, nor a street map without streets", () => {
  const said = (config: LocatorConfig) =>
    fileProblems(config, { files: new Map() }, "2026-03-03").map(({ field, message }) => [field, message]);
  expect(said(read({}))).toEqual([["marks", "Todavía no señala nada: pon una marca, un rótulo o un trazado"]]);
  const blank = { ...MAPS.street, shapes: [] };
  const [[field, message] = []] = said(read({ ...blank, streets: { from: "none" } }));
  expect([field, message]).toEqual(["streets.from", expect.stringContaining("tres salidas")]);
  expect([pageStreets(read(blank))?.isNeeded, said(read(blank))]).toEqual([true, []]);
  expect([pageStreets(MAPS.street)?.isNeeded, said(MAPS.street)]).toEqual([false, []]);
});

test.each([
  { area: box(37.4, 47.05, 37.6, 47.15), where: "Mariúpol", needs: true },
  { area: box(-5.86, 43.35, -5.82, 43.38), where: "Oviedo", needs: true },
  { area: box(-6.1, 43.2, -5.6, 43.5), where: "the middle of Asturias", needs: false },
])("streets are needed where the atlas draws straight lines: $where, $needs", ({ area, needs }) => {
  expect(pageStreets(read({ area, marks: [mark("Aquí", 0, 0)] }))?.isNeeded ?? false).toBe(needs);
});

const AROUND = { countries: true, cities: true, waters: true };

test("what is around names itself, where there is room, and not what was taken away or written by hand", () => {
  const area = { ...box(22, 44, 40.3, 52.4), focus: "804" };
  const config = read({
    area,
    around: AROUND,
    labels: [{ id: "kiev", text: "Kiev", point: { lon: 30.5, lat: 50.45 } }],
  });
  const { around, left, labels } = draw(config);
  const texts = around.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(["Ucrania", "Polonia", "Rumanía", "Bielorrusia", "Bucarest", "Chisináu", "Mar de Azov"]),
  );
  expect(texts).not.toContain("Kiev");
  expect(left).toEqual([]);
  // No two texts cover each other.
  for (const [at, one] of labels.entries())
    for (const other of labels.slice(at + 1)) {
      const isOver =
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height;
      expect([one.id, other.id, isOver]).toEqual([one.id, other.id, false]);
    }
  const hidden = read({ ...config, around: { ...AROUND, hidden: ["pais-616"] } });
  expect(draw(hidden).around.map(({ text }) => text)).not.toContain("Polonia");
  expect(draw(read({ area })).around).toEqual([]);
});

test("rivers and lakes are drawn where the atlas is as fine as the map, and their names follow them", () => {
  const ALL = { ...AROUND, rivers: true };
  const ukraine = read({ area: { ...box(22, 44, 40.3, 52.4), focus: "804" }, around: ALL });
  const { svg, around } = draw(ukraine);
  expect(svg).toContain('id="rios"');
  const group = /<g id="nombres-del-agua".*?<\/g>/.exec(svg)?.[0] ?? "";
  expect(group).toContain("Dniéster");
  // It is named in the country that the map is about, where the text has room there.
  const dnieper = around.find(({ text }) => text === "Dniéper")?.point.lat ?? 90;
  expect(dnieper).toBeLessThan(51);
  expect(around.filter(({ text }) => text === "Dniéster")).toMatchObject([{ id: "rio-river:dniester", kind: "water" }]);
  const hidden = read({ ...ukraine, around: { ...ALL, hidden: ["rio-river:dniester"] } });
  expect(draw(hidden).svg).not.toContain("Dniéster");
  expect(draw(read({ ...ukraine, around: { ...ALL, waters: false } })).svg).not.toContain("Dniéster");
  // A drawing that goes about as a picture has its names straight.
  const picture = drawLocator(ukraine, locatorBasemap(ukraine, ATLAS), {
    ...drawnSize(ukraine, "wide"),
    isPicture: true,
  });
  expect(picture.svg).not.toContain("textPath");
  expect(draw(read({ area: box(-4, 40.2, -3.4, 40.6), around: ALL })).svg).not.toContain('id="rios"');
  expect(draw(read({ area: { kind: "world" }, around: ALL })).svg).not.toContain('id="rios"');
  expect(draw(read({ area: box(27.5, -4, 36, 3), around: ALL })).svg).toContain('id="lagos"');
});

test("a town without room for its name makes room for a greater one", () => {
  const canaries = read({ area: box(-18.73, 27.42, -12.85, 29.63), around: AROUND });
  for (const frame of ["phone", "wide"] as const) {
    const texts = draw(canaries, frame).around.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["Las Palmas de Gran Canaria", "Santa Cruz de Tenerife"]));
  }
});

test("the islands of a map have names, a coast the name of its sea, and a country that is islands its own", () => {
  const named = (area: object, more: object = {}) =>
    draw(read({ area, around: AROUND, ...more })).around.map(({ text }) => text);
  expect(named(box(-18.73, 27.42, -12.85, 29.63))).toEqual(
    expect.arrayContaining(["Océano Atlántico", "La Palma", "Gran Canaria", "El Hierro"]),
  );
  // Of Portugal there are rocks alone.
  expect(named(box(-18.73, 27.42, -12.85, 29.63))).not.toContain("Portugal");
  const off = { marks: [mark("Epicentro", -174.6, -20.2)] };
  expect(named(box(-177.3, -22.1, -171.9, -18.3), off)).toEqual(
    expect.arrayContaining(["Tonga", "Nukualofa", "Vavau", "Océano Pacífico"]),
  );
  expect(named(box(2.7, 36.5, 3.4, 37))).toEqual(expect.arrayContaining(["Argelia", "Mar Mediterráneo"]));
  expect(named(box(-6.6, 36.3, -5.9, 36.7))).toEqual(expect.arrayContaining(["Bahía de Cádiz", "Golfo de Cádiz"]));
  expect(named(box(-4, 40.2, -3.4, 40.6)).filter((text) => /mar|océano/i.test(text))).toEqual([]);
});

test("an island of which nothing is seen has no name, and one on which the map is has its own", () => {
  const named = (area: object, frame: "phone" | "wide", more: object = {}) =>
    draw(read({ area, around: AROUND, ...more }), frame).around.map(({ text }) => text);
  const minorca = { marks: [mark("Ciutadella de Menorca", 3.84144, 40.00112)] };
  const lanzarote = { marks: [mark("Arrecife", -13.54769, 28.96302)] };
  for (const frame of ["phone", "wide"] as const) {
    // Three square kilometres of rock, in a box of five hundred.
    expect(named(box(-18.73, 27.42, -12.85, 29.63), frame)).not.toContain("Islas Salvajes");
    expect(named(box(3.55766, 39.75632, 4.22304, 40.22858), frame, minorca)).toContain("Menorca");
    // Its outline goes on beyond the antimeridian.
    expect(named({ ...box(176.531, -21.217, -177.653, -15.576), focus: "242" }, frame)).toContain("Vanua Levu");
    expect(named(box(-13.75326, 28.78316, -13.34212, 29.14288), frame, lanzarote)).toContain("Lanzarote");
  }
});

test.each(Object.entries(LOCATOR_PALETTES))(
  "in the colours %s rivers and their names are read on any land",
  (_name, palette) => {
    const { land, neighbour, highlight, waterLabel, label, river } = withRivers(palette);
    for (const ground of [land, neighbour, highlight]) {
      expect(contrastRatio(waterLabel, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(label, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(river, ground)).toBeGreaterThanOrEqual(2);
    }
    expect(contrastRatio(waterLabel, palette.water)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ["Argel", box(2.81351, 36.5127, 3.36141, 36.9518), [3.08746, 36.73225]],
  ["Cádiz", box(-6.51293, 36.33398, -6.06527, 36.70658), [-6.2891, 36.52672]],
  ["Ciutadella", box(3.55766, 39.75632, 4.22304, 40.22858), [3.84144, 40.00112]],
] as const)("the little map lies on the sea where there is some: %s", (name, area, [lon, lat]) => {
  const config = read({ area, marks: [mark(name, lon, lat)] });
  const land = [...landParts(locatorBasemap(config, ATLAS)).values()].flat();
  const { svg, map } = draw(config);
  const [, x = "", y = ""] = /<g id="recuadro"><g transform="translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? [];
  const middle = map.unproject(Number(x) + 80, Number(y) + 65);
  expect(middle && isOnLand(land, middle)).toBe(false);
});

test("an ocean is not named in a strait", () => {
  const config = read({
    area: box(-5.54243, 35.70933, -5.09841, 36.06905),
    around: AROUND,
    marks: [mark("Ceuta", -5.32042, 35.88919)],
  });
  const texts = draw(config).around.map(({ text }) => text);
  expect(texts).toContain("Estrecho de Gibraltar");
  expect(texts).not.toContain("Océano Atlántico");
  // West of it the ocean is seen.
  expect(draw(read({ area: box(-7.2, 35.4, -5.6, 36.6), around: AROUND })).around.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Estrecho de Gibraltar"]),
  );
});

test("a lesser town has no name where a greater one beside it has none", () => {
  const labels = [{ id: "canarias", text: "Canarias", kind: "region", point: { lon: -15.9, lat: 28.75 } }];
  const area = box(-18.7251, 27.42424, -12.8516, 29.62996);
  for (const frame of ["phone", "wide"] as const)
    expect(draw(read({ area, around: AROUND, labels }), frame).around.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Las Palmas de Gran Canaria", "Santa Cruz de Tenerife"]),
    );
});

test("the name of an island is not on another one", () => {
  const area = { ...box(-18.725, 27.424, -12.852, 29.63), focus: "724" };
  const config = read({ area, around: AROUND });
  const { names, ...ground } = locatorBasemap(config, ATLAS);
  const land = [...landParts(ground).values()].flat();
  for (const frame of ["phone", "wide"] as const) {
    const { svg, map, around } = draw(config, frame);
    expect(around.map(({ text }) => text)).toEqual(expect.arrayContaining(["Lanzarote", "Fuerteventura"]));
    for (const { name, bounds } of names) {
      const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${name.toUpperCase()}<`).exec(svg) ?? [];
      const at = x === undefined ? null : map.unproject(Number(x), Number(y) - 5);
      const [west = 0, south = 0, east = 0, north = 0] = bounds ?? [];
      const isOwn =
        at && at.lon > west - 0.05 && at.lon < east + 0.05 && at.lat > south - 0.05 && at.lat < north + 0.05;
      expect(at !== null && !isOwn && isOnLand(land, at), name).toBe(false);
    }
  }
});

test("a country that is cut is named inside of its borders or not at all", () => {
  const gaza = draw(read({ area: box(34.1, 31.1, 34.8, 31.7), around: AROUND })).around.map(({ text }) => text);
  expect(gaza).toContain("Israel");
  expect(gaza).not.toContain("Palestina");
  // Its place would be under the scale bar, and that of Romania under the little map.
  const near = { area: { ...box(34.155, 31.152, 34.615, 31.648), focus: "275" }, around: AROUND };
  for (const frame of ["phone", "wide"] as const)
    expect(draw(read(near), frame).around.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Egipto", "Israel"]),
    );
  const moldova = draw(read({ area: box(26.168, 45.14, 30.632, 48.86), around: AROUND }), "phone");
  expect(moldova.around.map(({ text }) => text)).toContain("Rumanía");
});

test("the corner of a country has no name in the sea, where it would be that of an island", () => {
  const area = { ...box(-18.725, 27.424, -12.852, 29.63), focus: "724" };
  for (const frame of ["phone", "wide"] as const)
    expect(draw(read({ area, around: AROUND }), frame).around.map(({ text }) => text)).not.toContain("Marruecos");
});

test("a great river is named in its country, whose name stands off it", () => {
  const area = { ...box(19.968, 43.424, 42.324, 53.327), focus: "804" };
  const labels = [{ id: "ucrania", text: "Ucrania", kind: "country", point: { lon: 32.37, lat: 49.436 } }];
  const ground = locatorBasemap(read({ area, around: AROUND }), ATLAS);
  const ukraine = landParts(ground).get("804") ?? [];
  for (const frame of ["phone", "wide"] as const) {
    const { around, left } = draw(read({ area, labels, around: { ...AROUND, rivers: true } }), frame);
    const dnieper = around.find(({ text }) => text === "Dniéper");
    expect(left).toEqual([]);
    expect(dnieper && isOnLand(ukraine, dnieper.point)).toBe(true);
  }
});

test("near a village its neighbours are named, and near a city abroad no suburb of it is", () => {
  const named = (area: object) => draw(read({ area, around: AROUND })).around.map(({ text }) => text);
  expect(named(box(0.4, 42.4, 1.2, 43))).toEqual(expect.arrayContaining(["Benasque", "Bagnères-de-Luchon"]));
  expect(named(box(2.6, 36.4, 3.5, 37))).not.toEqual(expect.arrayContaining(["Bab Ezzouar"]));
});

test("a coast is named in its sea, along it", () => {
  const { svg } = draw(read({ area: box(2.4, 41.5, 3.9, 42.6), around: AROUND }));
  expect(/<g id="nombres-del-agua".*?<\/g>/.exec(svg)?.[0]).toContain("Costa Brava");
});

test("a map of Spain with its rivers is as light as any", () => {
  const page = pageOf(read({ area: { kind: "spain" }, around: { ...AROUND, rivers: true } }));
  for (const river of ["Ebro", "Guadiana", "Tajo"]) expect(page).toContain(river);
  expect(Buffer.byteLength(page) + COMMON_BYTES).toBeLessThan(MOST_PAGE_BYTES);
});

test.each([
  ["Algiers", box(2.9, 36.6, 3.2, 36.9), { lon: 3.06, lat: 36.75 }, "region"],
  ["Toulouse", box(1.2, 43.4, 1.7, 43.8), { lon: 1.44, lat: 43.6 }, "region"],
  ["Ceuta", box(-5.5, 35.7, -5.1, 36.1), { lon: -5.33, lat: 35.89 }, "region"],
  ["Oviedo", box(-6.2, 43.2, -5.5, 43.6), { lon: -5.84, lat: 43.36 }, "spain"],
  ["the sea off Tonga", box(-175.4, -20.7, -175, -20.3), { lon: -175.2, lat: -20.5 }, "world"],
] as const)("the little map of %s tells where it is", (_place, area, point, kind) => {
  const config = read({ area, marks: [mark("Aquí", point.lon, point.lat)] });
  expect(locatorBasemap(config, ATLAS).inset?.kind).toBe(kind);
});

test("nobody is named whose data is not on the map", () => {
  const sourcesOf = (area: object) => locatorBasemap(read({ area }), ATLAS).sources;
  expect(sourcesOf(box(22, 44, 40.3, 52.4))).toEqual(["world"]);
  expect(sourcesOf(box(176.5, -19.5, -178, -15.5))).toEqual(["world"]);
  expect(sourcesOf(box(-4, 40.2, -3.4, 40.6))).toEqual(["spain"]);
  expect(sourcesOf(box(-3.2, 35.1, -2.7, 35.5))).toEqual(["spain", "world"]);
  // Germany, whose map ends short of the Pyrenees.
  expect(sourcesOf({ ...box(4.75, 46.34, 16.12, 56), focus: "276" })).toEqual(["world"]);
  const inland = { area: box(-4.4, 38.6, -1.4, 41.2), around: { rivers: true } };
  expect(locatorBasemap(read({ ...inland, around: {} }), ATLAS).sources).toEqual(["spain"]);
  expect(locatorBasemap(read(inland), ATLAS).sources).toEqual(["spain", "world"]);
});

test.each([
  { around: AROUND, credited: ["world", "towns"] },
  { around: { ...AROUND, cities: false }, credited: ["world"] },
])("the towns of the gazetteer are credited where they name themselves: $around.cities", ({ around, credited }) => {
  const area = { ...box(22, 44, 40.3, 52.4), focus: "804" };
  expect(locatorBasemap(read({ area, around }), ATLAS).sources).toEqual(credited);
});
