import { areaLayer, COMMUNITIES, PROVINCES, readImportedAreas } from "@nv/geography";
import { AreaMapConfig } from "../src/area-map/config.ts";
import { SymbolMapConfig } from "../src/symbol-map/config.ts";

/** A map as a desk makes it, with invented data. */
export interface DeskMap {
  readonly name: string;
  readonly config: AreaMapConfig | SymbolMapConfig;
}

/** An area of the atlas, and where about it is. */
export interface DeskPlace {
  readonly code: string;
  readonly lon: number;
  readonly lat: number;
}

/** Chance that is the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Values that are alike in neighbours, from about -1 to 1. @param noise - What is each one's own. */
function fieldOf(places: readonly DeskPlace[], seed: number, noise: number): readonly number[] {
  const random = chance(seed);
  return places.map(({ lon, lat }) => {
    const wave = Math.sin(lon * 0.9 + seed) + Math.cos(lat * 1.3 - seed) + Math.sin((lon + lat) * 1.7) * 0.4;
    return (wave / 2.4) * (1 - noise) + (random() + random() + random() - 1.5) * noise;
  });
}

const written = (value: number, decimals = 1) => value.toFixed(decimals).replace(".", ",");

const withFigures = (
  places: readonly Pick<DeskPlace, "code">[],
  values: readonly string[],
  [place, value, unit = ""]: readonly [place: string, value: string, unit?: string],
) => ({
  data: {
    columns: [{ name: place }, { name: value, kind: "number", unit }],
    rows: places.map(({ code }, at) => [code, values[at] ?? ""]),
    codes: places.map(({ code }) => code),
  },
  place,
  value,
});

const withTexts = (
  places: readonly Pick<DeskPlace, "code">[],
  values: readonly string[],
  [place, value]: readonly [string, string],
) => ({
  data: {
    columns: [{ name: place }, { name: value }],
    rows: places.map(({ code }, at) => [code, values[at] ?? ""]),
    codes: places.map(({ code }) => code),
  },
  place,
  value,
  scale: "categories",
});

const area = (name: string, parts: object): DeskMap => ({
  name,
  config: AreaMapConfig.parse({ type: "area-map", heading: name, subheading: "Datos inventados", ...parts }),
});

const symbols = (name: string, parts: object): DeskMap => ({
  name,
  config: SymbolMapConfig.parse({ type: "symbol-map", heading: name, subheading: "Datos inventados", ...parts }),
});

/** A town of twelve by ten blocks, as somebody brings its sections. */
function town() {
  const side = 0.004;
  const features = Array.from({ length: 120 }, (_, at) => {
    const [column, row] = [at % 12, Math.floor(at / 12)];
    // Each corner is where its neighbours have it too.
    const corner = (x: number, y: number) => [
      -3.7 + x * side + Math.sin(x * 3 + y) * side * 0.25,
      40.4 + y * side * 0.8 + Math.cos(y * 2 + x) * side * 0.2,
    ];
    const ring = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
      corner(column, row),
    ];
    const code = `99001${String(Math.floor(at / 24) + 1).padStart(2, "0")}${String(at + 1).padStart(3, "0")}`;
    return {
      type: "Feature",
      properties: { CUSEC: code, nombre: `Sección ${at + 1}` },
      geometry: { type: "Polygon", coordinates: [ring] },
    };
  });
  const read = readImportedAreas(JSON.stringify({ type: "FeatureCollection", features }));
  if (typeof read === "string") throw new Error(read);
  const layer = areaLayer(read.areas, { key: "CUSEC", nameKey: "nombre", most: 200_000 });
  if (layer === null) throw new Error("A town of 120 sections is light.");
  return { name: "secciones.geojson", credit: "Ayuntamiento de Ejemplia", ...layer };
}

const PARTIES = ["Partido Rojo", "Partido Azul", "Partido Verde", "Partido Ocre", "Coalición Violeta"] as const;

const CAUSES = ["Rayo", "Negligencia", "Intencionado"] as const;

/** Countries whose GDP somebody would invent, with where about they are. */
const WORLD: readonly DeskPlace[] = [
  ...[
    ["724", -4, 40],
    ["250", 2, 47],
    ["276", 10, 51],
    ["380", 12, 42],
    ["620", -8, 39],
    ["826", -2, 54],
    ["372", -8, 53],
  ],
  ...[
    ["528", 5, 52],
    ["056", 4, 50],
    ["756", 8, 47],
    ["040", 14, 47],
    ["616", 19, 52],
    ["203", 15, 50],
    ["348", 19, 47],
  ],
  ...[
    ["642", 25, 46],
    ["100", 25, 43],
    ["300", 22, 39],
    ["752", 15, 62],
    ["578", 9, 61],
    ["246", 26, 64],
    ["208", 9, 56],
  ],
  ...[
    ["804", 31, 49],
    ["112", 28, 53],
    ["643", 60, 60],
    ["792", 35, 39],
    ["840", -98, 39],
    ["124", -106, 56],
  ],
  ...[
    ["484", -102, 23],
    ["076", -53, -10],
    ["032", -65, -35],
    ["152", -71, -33],
    ["604", -75, -9],
    ["170", -73, 4],
  ],
  ...[
    ["862", -66, 7],
    ["218", -78, -1],
    ["068", -64, -17],
    ["600", -58, -23],
    ["858", -56, -33],
    ["156", 104, 35],
  ],
  ...[
    ["356", 79, 22],
    ["392", 138, 37],
    ["410", 128, 36],
    ["360", 118, -2],
    ["036", 134, -25],
    ["710", 25, -29],
  ],
  ...[
    ["566", 8, 9],
    ["818", 30, 27],
    ["504", -6, 32],
    ["012", 3, 28],
    ["231", 40, 9],
    ["404", 38, 1],
    ["834", 35, -6],
  ],
].map(([code, lon, lat]) => ({ code: String(code), lon: Number(lon), lat: Number(lat) }));

const within = (places: readonly DeskPlace[], province: string) =>
  places.filter(({ code }) => code.startsWith(province));

/**
 * Twenty maps as a desk makes them elsewhere, of invented data.
 *
 * @param municipalities - All of them, with where they are.
 */
export function deskMaps(municipalities: readonly DeskPlace[]): readonly DeskMap[] {
  const byProvince = new Map(municipalities.map((one) => [one.code.slice(0, 2), one]));
  const provinces = PROVINCES.map(({ code }): DeskPlace => ({ lon: 0, lat: 40, ...byProvince.get(code), code }));
  const communities = COMMUNITIES.map(({ code }, at) => ({ code, lon: at, lat: 40 }));
  const figures = (places: readonly DeskPlace[], seed: number, noise: number, write: (value: number) => string) =>
    fieldOf(places, seed, noise).map(write);
  const seville = within(municipalities, "41");
  const madrid = within(municipalities, "28");
  const random = chance(99);
  const layer = town();
  const sections = layer.areas.map(
    ({ code }, at): DeskPlace => ({ code, lon: (at % 12) / 3, lat: Math.floor(at / 12) / 3 }),
  );
  const quakes = Array.from({ length: 60 }, (_, at) => {
    const strength = 1.5 + random() ** 4 * 4;
    const [lat, lon] = [36 + random() * 2.6, -5 + random() * 5];
    return [`Terremoto ${at + 1}`, written(lat, 3), written(lon, 3), written(strength)];
  });
  const fires = Array.from({ length: 80 }, (_, at) => {
    const [lat, lon] = [37.5 + random() * 5.5, -7 + random() * 6.5];
    return [
      `Monte ${at + 1}`,
      written(lat, 3),
      written(lon, 3),
      written(50 + random() ** 5 * 9000, 0),
      CAUSES[at % 3] ?? "",
    ];
  });
  return [
    area("El paro por provincias", {
      ...withFigures(
        provinces,
        figures(provinces, 1, 0.2, (v) => written(13 + v * 7)),
        ["Provincia", "Paro", "%"],
      ),
      decimals: 1,
      labels: "values",
      ramp: "red",
    }),
    area("El cambio de la población, municipio a municipio", {
      areas: { kind: "municipalities" },
      ...withFigures(
        municipalities,
        figures(municipalities, 2, 0.35, (v) => written(v * 25)),
        ["Municipio", "Cambio", "%"],
      ),
      scale: "sides",
      classes: 6,
      decimals: 1,
    }),
    area("Quién ganó en cada municipio", {
      areas: { kind: "municipalities" },
      ...withTexts(
        municipalities,
        figures(municipalities, 3, 0.25, (v) => PARTIES[Math.min(4, Math.max(0, Math.floor((v + 0.8) * 3)))] ?? ""),
        ["Municipio", "Ganador"],
      ),
    }),
    area("Quién gobierna en cada comunidad", {
      areas: { kind: "communities" },
      ...withTexts(
        communities,
        communities.map((_, at) => PARTIES[at % 3] ?? ""),
        ["Comunidad", "Gobierno"],
      ),
      labels: "names",
    }),
    area("El PIB por habitante en el mundo", {
      areas: { kind: "countries" },
      ...withFigures(
        WORLD,
        figures(WORLD, 4, 0.5, (v) => written(30_000 + v * 25_000, 0)),
        ["País", "PIB por habitante", "€"],
      ),
    }),
    area("El crecimiento en Europa", {
      areas: { kind: "countries", within: "europe" },
      ...withFigures(
        WORLD.slice(0, 25),
        figures(WORLD.slice(0, 25), 5, 0.5, (v) => written(v * 4)),
        ["País", "Crecimiento", "%"],
      ),
      scale: "sides",
      classes: 6,
      decimals: 1,
      labels: "both",
    }),
    area("La inflación en América Latina", {
      areas: { kind: "countries", within: "latin-america" },
      ...withFigures(
        WORLD.slice(27, 38),
        figures(WORLD.slice(27, 38), 6, 0.8, (v) => written(12 + v * 10)),
        ["País", "Inflación", "%"],
      ),
      method: "jenks",
      classes: 4,
      decimals: 1,
      ramp: "red",
    }),
    area("La renta por secciones", {
      areas: { kind: "layer", layer },
      ...withFigures(
        sections,
        figures(sections, 7, 0.3, (v) => written(14_000 + v * 9000, 0)),
        ["Sección", "Renta por persona", "€"],
      ),
    }),
    area("Los municipios de Sevilla por su deuda", {
      areas: { kind: "municipalities", within: "p41" },
      ...withFigures(
        seville,
        figures(seville, 8, 0.6, (v) => written(400 + v * 380, 0)),
        ["Municipio", "Deuda por habitante", "€"],
      ),
      method: "hand",
      limits: "100; 250; 500; 750",
    }),
    area("La vacunación en Madrid, con municipios protegidos", {
      areas: { kind: "municipalities", within: "p28" },
      ...withFigures(
        madrid,
        figures(madrid, 9, 0.5, (v) => (v > 0.3 ? ".." : v < -0.5 ? "" : written(80 + v * 15))),
        ["Municipio", "Vacunados", "%"],
      ),
      decimals: 1,
    }),
    area("Los días de calor, provincia a provincia", {
      ...withFigures(
        provinces,
        figures(provinces, 10, 0.1, (v) => written(25 + v * 20, 0)),
        ["Provincia", "Días de más de 35 grados"],
      ),
      method: "equal",
      classes: 6,
      ramp: "red",
    }),
    area("El voto por correo respecto a la media", {
      ...withFigures(
        provinces,
        figures(provinces, 11, 0.4, (v) => written(5 + v * 3)),
        ["Provincia", "Voto por correo", "%"],
      ),
      scale: "sides",
      middle: "5",
      decimals: 1,
    }),
    area("Las provincias de Castilla y León", {
      areas: { kind: "provinces", within: "c07" },
      ...withFigures(
        provinces.filter(({ code }) => ["05", "09", "24", "34", "37", "40", "42", "47", "49"].includes(code)),
        ["5,1", "9,2", "7,7", "6,4", "8,8", "4,9", "3,8", "10,2", "7,0"],
        ["Provincia", "Escuelas por mil niños"],
      ),
      decimals: 1,
      classes: 3,
      labels: "both",
    }),
    area("Los países que lo prohíben", {
      areas: { kind: "countries" },
      ...withTexts(
        WORLD,
        WORLD.map((_, at) => ["Prohibido", "Permitido", "Con permiso"][at % 3] ?? ""),
        ["País", "Norma"],
      ),
    }),
    symbols("Los terremotos de un mes que no fue", {
      areas: { kind: "provinces", within: "c01" },
      data: {
        columns: [
          { name: "Suceso" },
          { name: "Latitud", kind: "number" },
          { name: "Longitud", kind: "number" },
          { name: "Magnitud", kind: "number" },
        ],
        rows: quakes,
      },
      placedBy: "coordinates",
      place: "Suceso",
      lat: "Latitud",
      lon: "Longitud",
      size: "Magnitud",
      radiusPx: 14,
      decimals: 1,
      labels: "none",
    }),
    symbols("Los habitantes de cada provincia", {
      data: withFigures(
        provinces,
        figures(provinces, 12, 0.8, (v) => written(2_000_000 + v * 1_900_000, 0)),
        ["Provincia", "Habitantes"],
      ).data,
      place: "Provincia",
      size: "Habitantes",
      labels: "both",
    }),
    symbols("Lo que cada provincia gana o pierde", {
      data: withFigures(
        provinces,
        figures(provinces, 13, 0.5, (v) => written(v * 40_000, 0)),
        ["Provincia", "Saldo"],
      ).data,
      place: "Provincia",
      size: "Saldo",
      paint: "s2",
    }),
    symbols("Casos y tasa, a la vez", {
      data: {
        columns: [{ name: "Provincia" }, { name: "Casos", kind: "number" }, { name: "Tasa", kind: "number" }],
        rows: provinces.map(({ code }, at) => [
          code,
          written(200 + ((at * 37) % 900), 0),
          written(5 + ((at * 13) % 40)),
        ]),
        codes: provinces.map(({ code }) => code),
      },
      place: "Provincia",
      size: "Casos",
      colour: "Tasa",
      labels: "none",
      overlap: "apart",
    }),
    symbols("Las ciudades más pobladas del mundo", {
      areas: { kind: "countries" },
      data: {
        columns: [
          { name: "Ciudad" },
          { name: "lat", kind: "number" },
          { name: "lng", kind: "number" },
          { name: "Millones", kind: "number" },
        ],
        rows: [
          ["Tokio", "35,7", "139,7", "37"],
          ["Delhi", "28,6", "77,2", "33"],
          ["Shanghái", "31,2", "121,5", "29"],
          ["São Paulo", "-23,5", "-46,6", "22"],
          ["Ciudad de México", "19,4", "-99,1", "22"],
          ["El Cairo", "30", "31,2", "22"],
          ["Nueva York", "40,7", "-74", "19"],
          ["Lagos", "6,5", "3,4", "16"],
          ["Estambul", "41", "29", "16"],
          ["Buenos Aires", "-34,6", "-58,4", "15"],
          ["Madrid", "40,4", "-3,7", "7"],
          ["Sídney", "-33,9", "151,2", "5"],
        ],
      },
      placedBy: "coordinates",
      place: "Ciudad",
      lat: "lat",
      lon: "lng",
      size: "Millones",
      labels: "names",
      radiusPx: 18,
    }),
    symbols("Los incendios, por su causa", {
      areas: { kind: "communities" },
      data: {
        columns: [
          { name: "Monte" },
          { name: "lat", kind: "number" },
          { name: "lon", kind: "number" },
          { name: "Hectáreas", kind: "number" },
          { name: "Causa" },
        ],
        rows: fires,
      },
      placedBy: "coordinates",
      place: "Monte",
      lat: "lat",
      lon: "lon",
      size: "Hectáreas",
      colour: "Causa",
      scale: "categories",
      labels: "none",
    }),
  ];
}
