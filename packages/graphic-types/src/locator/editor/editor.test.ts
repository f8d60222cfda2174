import type { FoundPlace } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { LocatorConfig, MOST_SHAPE_POINTS } from "../config.ts";
import { locatorDoubts } from "../doubts.ts";
import { locatorExample } from "../example.ts";
import { LOCATOR_PALETTES } from "../palette.ts";
import { isStreetLevel } from "../streets/wanted-streets.ts";
import { shapelessTold, withThings } from "./add-things.ts";
import { altDraft } from "./alt-draft.ts";
import { areaOfAll, areaOfPlace, isInArea, pannedArea, zoomedArea } from "./edit-area.ts";
import { adopted, newId, outsideOf, showPlace, withOffset, without, withPoint } from "./edit-parts.ts";
import { chosenStyle, styleField } from "./house-style.ts";
import { GeoFileFault, readGeoFile, systemOf, toDegrees } from "./read-geo-file.ts";

const EMPTY = LocatorConfig.parse({ type: "locator" });
const BOX = { ...EMPTY.area, kind: "box" as const, west: -4, south: 40, east: -2, north: 41 };

const place = (part: Partial<FoundPlace>): FoundPlace => ({
  ...{ kind: "point", name: "Muestra", within: "", code: "", point: { lon: -3, lat: 40.5 }, bounds: null, zoom: null },
  isSeat: part.kind !== "municipality",
  ...part,
});

const wide = ({ west, east }: { readonly west: number; readonly east: number }) => (east - west + 360) % 360;

describe("the area of a place", () => {
  test.each([
    { what: "a street", part: { kind: "address" as const }, lessThan: 0.05 },
    { what: "an address of a map that was near", part: { zoom: 17 }, lessThan: 0.02 },
    { what: "a point", part: {}, lessThan: 0.5 },
    {
      what: "a town",
      part: { kind: "municipality" as const, bounds: [-3.05, 40.4, -2.95, 40.6] as const },
      lessThan: 0.6,
    },
  ])("of $what is as wide as it needs", ({ part, lessThan }) => {
    const area = areaOfPlace(BOX, place({ ...part, bounds: part.bounds === undefined ? null : [...part.bounds] }));
    expect(wide(area)).toBeLessThan(lessThan);
    expect(isInArea(area, { lon: -3, lat: 40.5 })).toBe(true);
  });

  test("of Spain is Spain with its islands", () => {
    expect(areaOfPlace(BOX, place({ kind: "country", code: "724" })).kind).toBe("spain");
  });

  test("is moved and comes nearer within what maps show, also across the antimeridian", () => {
    expect(wide(zoomedArea(BOX, 2))).toBeCloseTo(1);
    expect(pannedArea(BOX, 0.5, 0).west).toBeCloseTo(-3);
    const far = pannedArea({ ...BOX, west: 170, east: 179 }, 1, 0);
    expect([far.west, far.east]).toEqual([179, -172]);
    let area: typeof EMPTY.area = BOX;
    for (let turn = 0; turn < 60; turn += 1) area = zoomedArea(pannedArea(area, 0, 1), 0.5);
    expect(area.north).toBeLessThanOrEqual(84);
    expect(wide(area)).toBeLessThanOrEqual(350);
  });
});

describe("what is on a map", () => {
  test("a town is pointed at, a country is painted and named, and the example goes", () => {
    const town = showPlace(locatorExample.config, place({ kind: "municipality", name: "Alacant/Alicante" }), {
      ...{ isFresh: true, words: "alican" },
    });
    expect(town.marks.map(({ label }) => label)).toEqual(["Alicante"]);
    expect(town.rings).toEqual([]);
    const country = showPlace(
      EMPTY,
      place({ kind: "country", code: "504", name: "Marruecos", bounds: [-13, 27, -1, 36] }),
      { isFresh: false, words: "" },
    );
    expect(country.highlights).toMatchObject([{ kind: "country", code: "504" }]);
    expect(country.area.focus).toBe("504");
    expect(country.labels.map(({ text }) => text)).toEqual(["Marruecos"]);
    // A map of the sea shows the nearest town.
    const atSea = showPlace(EMPTY, place({ kind: "point", point: { lon: -174.2, lat: -20.6 }, townM: 118_000 }), {
      ...{ isFresh: false, words: "" },
    });
    expect(isInArea(atSea.area, { lon: -175.2, lat: -21.14 })).toBe(true);
    // A map of a point begins where the atlas has something to say.
    for (const point of [
      { lon: -174.2, lat: -20.2 },
      { lon: 2.35, lat: 48.85 },
      { lon: -1.672, lat: 37.699 },
    ])
      expect(isStreetLevel(showPlace(EMPTY, place({ kind: "point", point }), { isFresh: true, words: "" }))).toBe(
        false,
      );
    const region = place({ kind: "region", name: "Gaza", country: "275", bounds: [34.2, 31.2, 34.57, 31.6] });
    expect(showPlace(EMPTY, region, { isFresh: true, words: "" }).area.focus).toBe("275");
    expect(showPlace(town, region, { isFresh: false, words: "" }).area.focus).toBe("");
    const sea = showPlace(EMPTY, place({ kind: "sea", name: "Mar Rojo", isSeat: false, bounds: [32, 12, 44, 30] }), {
      ...{ isFresh: true, words: "mar rojo" },
    });
    expect([sea.marks, sea.labels]).toMatchObject([[], [{ text: "Mar Rojo", kind: "water" }]]);
  });

  test("keeps the look that it had when the example goes: the style of the house, what readers explore, where streets come from", () => {
    const look = {
      colours: { ...LOCATOR_PALETTES.claro, water: "#7fa3b5" },
      ...{ inset: "none", scaleBar: false, ratio: "1:1", phoneRatio: "4:5" },
      streets: { from: "none", file: "", names: false, buildings: false, hidden: [] },
      tiles: { styleUrl: "https://mapas.example.org/estilo.json", attribution: "© Muestra", origins: [] },
    } as const;
    const begun = LocatorConfig.parse({ ...locatorExample.config, ...look });
    const town = showPlace(begun, place({ kind: "municipality", name: "Zaragoza" }), { isFresh: true, words: "zara" });
    expect(town.marks.map(({ label }) => label)).toEqual(["Zaragoza"]);
    expect(town).toMatchObject(look);
  });

  test("is moved on the Earth, its text beside it, on the phone apart, and taken out", () => {
    const chosen = { list: "marks", id: "oviedo" } as const;
    const moved = withPoint(locatorExample.config, chosen, { lon: 1.234_567_8, lat: 41 });
    expect(moved.marks[1]?.point).toEqual({ lon: 1.23457, lat: 41 });
    expect(outsideOf(moved)).toEqual([chosen]);
    expect(outsideOf(without(moved, chosen))).toEqual([]);
    const dragged = withOffset(locatorExample.config, "oviedo", true, { dx: 5, dy: -8 });
    expect(dragged.marks[1]).toMatchObject({ offset: null, phoneOffset: { dx: 5, dy: -8 } });
    expect(newId(locatorExample.config, "marca")).toBe("marca-1");
    expect(LocatorConfig.safeParse(moved).success).toBe(true);
  });

  test("the mark of a municipality whose town nobody knows says that it is the middle of its term, until somebody puts it where the town is", () => {
    const showing = { isFresh: true, words: "caceres" };
    const found = showPlace(EMPTY, place({ kind: "municipality", name: "Cáceres", code: "10037" }), showing);
    expect(found.marks).toMatchObject([{ label: "Cáceres", detail: "Centro del término municipal" }]);
    expect(showPlace(EMPTY, place({ kind: "address", name: "Calle Mayor, 1" }), showing).marks[0]?.detail).toBe("");
    const seat = showPlace(EMPTY, place({ kind: "municipality", name: "Cáceres", isSeat: true }), showing);
    expect(seat.marks).toMatchObject([{ label: "Cáceres", detail: "" }]);
    const chosen = { list: "marks", id: found.marks[0]?.id ?? "" } as const;
    const moved = withPoint(found, chosen, { lon: -6.372, lat: 39.476 });
    expect(moved.marks[0]?.detail).toBe("");
    const written = { ...found, marks: found.marks.map((mark) => ({ ...mark, detail: "96.000 habitantes" })) };
    expect(withPoint(written, chosen, { lon: -6.372, lat: 39.476 }).marks[0]?.detail).toBe("96.000 habitantes");
    // No distance is told from where no town is.
    const both = { ...found, marks: [...found.marks, ...locatorExample.config.marks.slice(0, 1)] };
    expect(altDraft(both)).toMatch(/^Mapa de situación de Cáceres\. /);
    expect(altDraft({ ...both, marks: both.marks.toReversed() })).not.toMatch(/kilómetros .* de Cáceres/);
  });

  test("is told in a sentence to begin with", () => {
    expect(altDraft(locatorExample.config)).toMatch(
      /^Mapa de situación de Aldeamuestra, \d+ kilómetros al suroeste de Oviedo\. Aparecen también Oviedo, Gijón y León\. Un círculo/,
    );
    expect(altDraft({ ...EMPTY, area: { ...EMPTY.area, kind: "world" } })).toBe("Mapa del mundo.");
  });

  test("is told in right Spanish when it is one country, and not at all when it names nothing", () => {
    const showing = { isFresh: false, words: "" };
    const country = (name: string, code: string) => place({ kind: "country", name, code, bounds: [22, 44, 40, 52] });
    const ukraine = showPlace({ ...EMPTY, area: BOX }, country("Ucrania", "804"), showing);
    expect(altDraft(ukraine)).toBe("Mapa de Ucrania.");
    expect(altDraft(showPlace(ukraine, country("Polonia", "616"), showing))).toBe(
      "Mapa de Ucrania. Aparece también Polonia.",
    );
    expect(altDraft(showPlace(EMPTY, place({}), showing))).toBe("");
    expect(altDraft({ ...EMPTY, area: BOX, marks: [] })).toBe("");
  });

  test("keeps its frame when another place comes, and is seen whole when that is asked for", () => {
    const showing = { isFresh: false, words: "" };
    const ukraine = showPlace(
      EMPTY,
      place({ kind: "country", name: "Ucrania", code: "804", bounds: [22, 44, 40, 52], point: { lon: 31, lat: 49 } }),
      showing,
    );
    const near = showPlace(ukraine, place({ point: { lon: 37.55, lat: 47.1 } }), showing);
    expect(near.area).toEqual(ukraine.area);
    const far = showPlace(near, place({ point: { lon: 44.5, lat: 48.7 } }), showing);
    expect(far.area).toEqual(ukraine.area);
    expect(outsideOf(far)).toMatchObject([{ list: "marks" }]);
    const whole = areaOfAll(far, [[22, 44, 40, 52]]);
    for (const point of [
      { lon: 44.5, lat: 48.7 },
      { lon: 22.1, lat: 44.1 },
      { lon: 39.9, lat: 51.9 },
    ])
      expect(isInArea(whole, point)).toBe(true);
  });

  test("is seen whole across the antimeridian, with its circles and arrows, and all of Spain as Spain", () => {
    const fiji = {
      ...EMPTY,
      area: BOX,
      marks: [],
      rings: [{ id: "a", centre: { lon: 179.5, lat: -18 }, radiusKm: 300, label: "" }],
    };
    const whole = areaOfAll(
      {
        ...fiji,
        arrows: [
          { id: "b", from: { lon: -175, lat: -21 }, to: { lon: 179.5, lat: -18 }, label: "", bend: 0, look: "main" },
        ],
      },
      [],
    );
    expect(whole.west).toBeGreaterThan(174);
    expect(whole.east).toBeLessThan(-173);
    const highlights = [{ id: "es", kind: "country" as const, code: "724" }];
    expect(areaOfAll({ ...EMPTY, area: BOX, highlights }, [[-9.3, 36, 4.3, 43.8]]).kind).toBe("spain");
    const both = [place({ point: { lon: -16.3, lat: 28.5 } }), place({})].reduce(
      (config, one) => showPlace(config, one, { isFresh: false, words: "" }),
      EMPTY,
    );
    expect(areaOfAll(both, []).kind).toBe("spain");
    expect(areaOfAll(EMPTY, [])).toBe(EMPTY.area);
  });

  test("has a name that it wrote by itself as one's own once it is moved, and no more once it is taken away", () => {
    const name = { id: "pais-616", text: "Polonia", kind: "country" as const, point: { lon: 19.4, lat: 52.1 } };
    const own = adopted(EMPTY, name);
    expect(own.labels).toMatchObject([{ text: "Polonia", kind: "country", point: name.point }]);
    expect(own.around.hidden).toEqual(["pais-616"]);
    expect(without(EMPTY, { list: "around", id: "pais-616" }).around.hidden).toEqual(["pais-616"]);
    expect(LocatorConfig.safeParse(own).success).toBe(true);
  });

  test("leaves who publishes it in doubt about what names nothing", () => {
    const unnamed = showPlace(EMPTY, place({}), { isFresh: false, words: "" });
    expect(locatorDoubts(unnamed, "Mapa de situación.")).toEqual([
      "Una marca no tiene rótulo: el lector no sabe qué señala.",
      "El texto alternativo no dice qué lugar se ve.",
    ]);
    expect(locatorDoubts(locatorExample.config, locatorExample.altText)).toEqual([]);
  });
});

const file = (name: string, text: string) => new File([text], name);
const geo = (geometry: object, properties = {}) => ({ type: "Feature", properties, geometry });
const collection = (...features: readonly object[]) => JSON.stringify({ type: "FeatureCollection", features });

describe("a file", () => {
  test("with lines, an area and a point is on the map, and seen whole", async () => {
    const text = collection(
      geo(
        {
          type: "LineString",
          coordinates: [
            [-3.2, 40.1],
            [-3.19, 40.11],
          ],
        },
        { name: "Calle Mayor" },
      ),
      geo({
        type: "Polygon",
        coordinates: [
          [
            [-3.2, 40.1],
            [-3.1, 40.1],
            [-3.1, 40.2],
            [-3.2, 40.1],
          ],
        ],
      }),
      geo({ type: "Point", coordinates: [-3.15, 40.12, 700] }, { nombre: "Fuente" }),
    );
    const { config, told } = withThings(EMPTY, toDegrees(await readGeoFile(file("calles.geojson", text))), true);
    expect(config.shapes.map(({ kind, label, look }) => [kind, label, look])).toEqual([
      ["line", "Calle Mayor", "quiet"],
      ["area", "", "quiet"],
    ]);
    expect(config.marks.map(({ label }) => label)).toEqual(["Fuente"]);
    expect(config.area.kind).toBe("box");
    expect(isInArea(config.area, { lon: -3.1, lat: 40.2 })).toBe(true);
    expect(told).toBe("Añadidos 1 punto y 2 trazados.");
    const [line] = await readGeoFile(file("calles.geojson", text)).then(({ things }) => things);
    expect(line && withThings(EMPTY, [line], true).told).toBe("Añadido 1 trazado.");
    expect(LocatorConfig.safeParse(config).success).toBe(true);
  });

  test("in metres is asked about, and turned into degrees", async () => {
    const read = await readGeoFile(
      file(
        "utm.geojson",
        collection(
          geo({
            type: "LineString",
            coordinates: [
              [440_290, 4_474_254],
              [440_390, 4_474_354],
            ],
          }),
        ),
      ),
    );
    expect(read.zone === null ? "" : systemOf(read.zone)).toBe("EPSG:25830");
    const [lon = 0, lat = 0] = toDegrees(read)[0]?.parts[0]?.[0] ?? [];
    expect(lon).toBeCloseTo(-3.7038, 3);
    expect(lat).toBeCloseTo(40.4168, 3);
  });

  test("with more than a map carries is made lighter, and says so", async () => {
    const coordinates = Array.from({ length: 9000 }, (_, at) => [-3 + at / 9000, 40 + Math.sin(at) / 3000]);
    const { config, told } = withThings(
      EMPTY,
      toDegrees(await readGeoFile(file("ruta.json", collection(geo({ type: "LineString", coordinates }))))),
      false,
    );
    expect((config.shapes[0]?.parts[0]?.length ?? 0) / 2).toBeLessThanOrEqual(MOST_SHAPE_POINTS);
    expect(told).toMatch(/Simplificados de 9000 a \d/);
  });

  test("of points as a table is read, with Spanish decimals", async () => {
    const shapeless = { type: "Feature", properties: { nombre: "Sin forma" }, geometry: null };
    const half = await readGeoFile(
      file(
        "medio.geojson",
        collection(geo({ type: "Point", coordinates: [-3, 40] }), shapeless, geo({ type: "Curve" })),
      ),
    );
    expect(shapelessTold(half.shapeless)).toEqual(["Quedan fuera 2 elementos sin forma: Sin forma, elemento 3."]);
    const read = await readGeoFile(file("p.csv", "nombre;latitud;longitud\nUno;40,1;-3,2\n"));
    expect(toDegrees(read)).toEqual([{ name: "Uno", kind: "point", parts: [[[-3.2, 40.1]]] }]);
  });

  test.each([
    ["nada.geojson", collection(), /ningún punto/],
    ["cortado.geojson", '{"type":"Feat', /cortado/],
    ["otro.json", "[1]", /no un GeoJSON/],
    ["topo.json", '{"type":"Topology"}', /TopoJSON/],
    ["foto.jpg", "PK\u0003", /No es un GeoJSON/],
    ["puntos.csv", "a;b\n1;2\n", /columnas de las coordenadas/],
    ["puntos.csv", "lat;lon\n40;x\n", /^Fila 2: «x; 40»/],
    ["lejos.geojson", collection(geo({ type: "Point", coordinates: [9e6, 9e6] })), /WGS84/],
    [
      "muchos.geojson",
      collection(...Array.from({ length: 5001 }, () => geo({ type: "Point", coordinates: [0, 0] }))),
      /5000/,
    ],
  ])("%s says what is wrong: %#", async (name, text, sentence) => {
    const failure = await readGeoFile(file(name, text)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GeoFileFault);
    expect(failure instanceof Error ? failure.message : "").toMatch(sentence);
  });
});

describe("the style of a map", () => {
  const HOUSE = { state: "chosen", name: "Otoño", colours: { ...LOCATOR_PALETTES.papel, mark: "#00aa00" } } as const;

  test("the house's is offered by its name, and says that the map keeps its colours", () => {
    const painted = { ...EMPTY, ...chosenStyle("house", HOUSE) };
    expect(painted.colours).toEqual(HOUSE.colours);
    const { value, options, hint } = styleField(painted, HOUSE);
    expect([value, hint]).toEqual(["house", "El mapa guarda sus colores: si el estilo cambia, este no cambia."]);
    expect(options.map(({ label }) => label)).toEqual([
      "El estilo de la casa: Otoño",
      "Claro, y oscuro en una noticia oscura",
      "Oscuro",
      "Papel, en grises",
    ]);
  });

  test("another takes the place of the house's colours", () => {
    expect({ ...EMPTY, colours: HOUSE.colours, ...chosenStyle("oscuro", HOUSE) }).toMatchObject({
      ...{ style: "oscuro", colours: null },
    });
  });

  test("colours of a style that has changed since stay, and are told as the map's own", () => {
    const old = { ...EMPTY, colours: { ...HOUSE.colours, water: "#ABCDEF" } };
    expect(styleField(old, HOUSE)).toMatchObject({ value: "own" });
    expect(styleField(old, HOUSE).options.at(-1)?.label).toBe("Los colores que ya tiene");
    expect(chosenStyle("own", HOUSE)).toEqual({});
  });

  test.each([
    { house: { state: "none" } as const, hint: /^La casa no tiene un estilo elegido/ },
    { house: { state: "failed" } as const, hint: /^No se ha podido traer el estilo de la casa/ },
    { house: null, hint: /^$/ },
  ])("without one ($house.state) there are the three that every map has", ({ house, hint }) => {
    const field = styleField(EMPTY, house);
    expect(field.options.map(({ value }) => value)).toEqual(["claro", "oscuro", "papel"]);
    expect(field.hint).toMatch(hint);
  });
});
