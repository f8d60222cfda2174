import { composeWorld, createShipFileReader, type FleetShip, guessShipFile, type TrackPoint } from "@nv/geography";
import { describe, expect, test } from "vitest";
import { shipExample } from "./ship-example";
import { fileFindings, guessText, isReadable, unreadableText } from "./ship-file-words";
import { spellText, statusWord, studyTrack, trackCaption } from "./ship-report";
import { speedChart } from "./speed-chart";
import { drawTrack, trackBounds } from "./track-drawing";
import { trackSvg } from "./track-svg";
import { trackCsv, trackDatawrapper, trackGeoJson, trackGpx, trackKml } from "./write-track";

const SHIP: FleetShip = { id: "224123450", mmsi: "224123450", name: "Muestra & <hijos>", imo: "9074729", positions: 0 };
const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 3);
const at = (hours: number, lon: number, lat = 36): TrackPoint => ({ lon, lat, timeMs: START_MS + hours * HOUR_MS });
/** Ten knots, silent for eight hours, ten knots again, then moored. */
const POSITIONS = [
  ...[0, 1, 2, 3].map((hours) => at(hours, -5 + hours * 0.2)),
  ...[11, 12, 13, 13.5, 14].map((hours, index) => at(hours, -3 + Math.min(index, 2) * 0.2)),
];
const studied = studyTrack(SHIP, POSITIONS, 100);

function exampleFile() {
  const text = shipExample();
  const guess = guessShipFile(text);
  const reader = createShipFileReader({ ...guess, moment: "iso" });
  reader.push(text);
  return { guess, file: reader.end() };
}

test("the invented ship brings a leap, a repeated point, a silence and stops, and each is told", () => {
  const { guess, file } = exampleFile();
  expect(guess).toMatchObject({ form: "csv", moment: "iso", source: "" });
  const [ship] = file.fleet.ships();
  if (ship === undefined) throw new Error("no ship");
  const { report } = studyTrack(ship, file.fleet.positionsOf(ship.mmsi), 100);
  const told = [...report.findings.map(({ text }) => text), ...report.steps].join("\n");
  for (const part of [
    "imposible",
    "repetidos",
    "no se sabe por dónde fue",
    "no son de ningún país",
    "IMO 9074729 cuadra",
  ])
    expect(told).toContain(part);
  expect(report.gaps).toHaveLength(1);
  expect(report.stops).toHaveLength(2);
  expect(report.flag).toBeNull();
});

test("what is known is counted, and a silence is not", () => {
  const { report } = studied;
  expect(report.gaps.map(spellText)).toEqual(["8 horas"]);
  expect(report.stops.map(spellText)).toEqual(["1 hora"]);
  expect(report.flag).toBe("ES");
  expect(report.miles).toBeCloseTo(48.6, 0);
  expect(report.maxKn).toBeLessThan(11);
  expect(report.simplified).toBeLessThan(report.points);
  expect(trackCaption(report)).toContain("Línea discontinua: sin señal");
  expect(trackCaption({ ...report, gaps: [] })).not.toContain("discontinua");
});

test.each([
  [{ ...SHIP, imo: "9074728" }, "no cuadra con su dígito de control"],
  [{ ...SHIP, mmsi: "002241234" }, "no es de un barco"],
  [SHIP, "El número IMO 9074729 cuadra"],
])("numbers of a ship are judged: %j", (ship, sentence) => {
  expect(
    studyTrack(ship, POSITIONS, 0)
      .report.findings.map(({ text }) => text)
      .join(),
  ).toContain(sentence);
});

test("where it stays, the noise of its receiver is no way", () => {
  // Three hours moored with five metres of noise each ten seconds, then an hour at 13,8 knots.
  const noise = (index: number) => (((index * 7919) % 101) / 101 - 0.5) * 1e-4;
  const moored = Array.from({ length: 1080 }, (_, index) => at(index / 360, -5 + noise(index), 36 + noise(index + 50)));
  const east = 13.8 / 60 / Math.cos((36 * Math.PI) / 180);
  const sailing = Array.from({ length: 361 }, (_, index) => at(3 + index / 360, -5 + (index / 360) * east));
  const { report } = studyTrack(SHIP, [...moored, ...sailing], 0);
  expect(report.stops.map(spellText)).toEqual(["3 horas"]);
  expect(report.miles).toBeGreaterThan(13.5);
  expect(report.miles).toBeLessThan(14);
});

test("two wrong first fixes of 120 are taken out; where more than a fifth contradicts the rest there is no route", () => {
  const hours = Array.from({ length: 120 }, (_, index) => at(index / 60, -5 + index / 290));
  const voyage = (wrong: number) =>
    hours.map((point, index) =>
      index < wrong ? { ...point, lon: 0.01 * (index + 1), lat: 0.01 * (index + 1) } : point,
    );
  const { report } = studyTrack(SHIP, voyage(2), 0);
  expect(report.steps[0]).toEqual("2 puntos imposibles, quitados: habría que ir a más de 60 nudos.");
  expect([report.points, report.isRefused]).toEqual([118, false]);
  expect(report.miles).toBeGreaterThan(19);
  expect(studyTrack(SHIP, voyage(24), 0).report.isRefused).toBe(false);
  const refused = studyTrack(SHIP, voyage(30), 0).report;
  expect(refused.isRefused).toBe(true);
  expect(refused.findings[0]?.text).toMatch(/^30 de 120 puntos se contradicen/);
});

describe("what the ship says of itself", () => {
  /** An hour eastwards beside the equator, where a minute of arc is a mile: a fix each so many seconds. */
  const hour = (said: object, knots = 10, seconds = 60) =>
    Array.from({ length: 3600 / seconds + 1 }, (_, index) => ({
      ...{ lon: 1 + (index * seconds * knots) / 216_000, lat: 0.1, timeMs: START_MS + index * seconds * 1000 },
      ...said,
    }));
  const told = (positions: readonly TrackPoint[]) =>
    studyTrack(SHIP, positions, 0).report.findings.flatMap(({ level, text }) => (level === "advice" ? text : []));

  test("is not doubted while it is what its way says", () => {
    expect(told(hour({ sogKn: 10, status: 0 }))).toEqual([]);
    expect(told(hour({}))).toEqual([]);
  });

  test("is doubted where its speed is not that of its way, either way", () => {
    const sentence =
      "En 60 de 60 tramos la velocidad que dice el barco (SOG) no cuadra con lo que avanza: la posición o la velocidad pueden ser falsas. Compruébalo con otra fuente.";
    expect(told(hour({ sogKn: 0.1 }))).toEqual([sentence]);
    // Ten seconds apart, as they are sent: six of them make a stretch.
    expect(told(hour({ sogKn: 0.1 }, 10, 10))).toEqual([sentence]);
    expect(told(hour({ sogKn: 12 }, 0.5))).toEqual([sentence]);
  });

  test("is told to be forgotten where it says that it is moored and sails", () => {
    expect(told(hour({ sogKn: 10, status: 5 }))).toEqual([
      "En 60 de 60 tramos en que dice estar parado, avanza a más de 3 nudos: el estado lo cambia la tripulación a mano. No lo cuentes como parada.",
    ]);
  });

  test("is told with its stop, on the page and in the file", () => {
    const moored = Array.from({ length: 61 }, (_, index) => ({ ...at(index / 60, 1, 0.1), sogKn: 0, status: 5 }));
    const { clean, report } = studyTrack(SHIP, moored, 0);
    expect(report.stops.map(statusWord)).toEqual(["amarrado"]);
    expect(trackGeoJson({ ship: SHIP, track: clean, note: "" })).toContain('"estado":"amarrado"');
  });
});

test("what a file of a program for routes says is not told as signals of the ship", () => {
  expect(trackCaption(studied.report)).toMatch(/^Ruta según las señales AIS que emite el propio barco/);
  const walker = studyTrack({ ...SHIP, id: "Paseo", mmsi: "" }, POSITIONS, 0, "GPX").report;
  expect(trackCaption(walker)).toBe(
    "Ruta según las posiciones de un archivo GPX sin MMSI: no consta que sean señales AIS, y responde de ellas quien las grabó. Línea discontinua: sin señal, no se sabe por dónde fue.",
  );
});

test("a single point is no route", () => {
  const { report } = studyTrack(SHIP, POSITIONS.slice(0, 1), 0);
  expect(report.findings[0]?.text).toContain("Queda un punto, o ninguno");
  expect(studyTrack(SHIP, [], 0).report.fromMs).toBeNull();
});

describe("files", () => {
  const written = { ship: SHIP, track: studied.clean, note: "Nota <de> prueba" };
  test("a silence is never part of the route", () => {
    const { features } = JSON.parse(trackGeoJson(written));
    const kinds = features.map(({ properties }: { properties: { tipo: string } }) => properties.tipo);
    expect(kinds).toEqual(["ruta", "ruta", "sin señal", "parada"]);
    expect(features[0].properties.coordTimes).toHaveLength(features[0].geometry.coordinates.length);
    expect(trackGpx(written).match(/<trkseg>/g)).toHaveLength(2);
    expect(trackKml(written).match(/<gx:Track>/g)).toHaveLength(2);
    expect(trackKml(written).match(/<LineString>/g)).toHaveLength(1);
    expect(trackCsv(written).split("\r\n")[5]).toMatch(/^2026-11-03T11:00:00.000Z,36,-3,2,224123450,/);
    expect(trackDatawrapper(written)).toContain(",parada,");
  });
  test("what they write is read again as it was, and no name is markup", () => {
    for (const text of [trackGeoJson(written), trackGpx(written), trackKml(written), trackCsv(written)]) {
      const guess = guessShipFile(text);
      const reader = createShipFileReader({ ...guess, moment: "iso" });
      reader.push(text);
      const { positions } = reader.end();
      expect(positions).toBeGreaterThanOrEqual(POSITIONS.length);
    }
    expect(trackGpx(written)).toContain("Muestra &#38; &#60;hijos&#62;");
  });
  test("across the antimeridian the line is cut there", () => {
    const { clean } = studyTrack(SHIP, [at(0, 179.9), at(1, -179.9), at(2, -179.8)], 0);
    const { features } = JSON.parse(trackGeoJson({ ...written, track: clean }));
    expect(features[0].geometry).toMatchObject({ type: "MultiLineString" });
    expect(features[0].geometry.coordinates).toHaveLength(2);
  });
});

describe("what is said of a file", () => {
  const csv = guessShipFile("fecha;lat;lon\n03/11/2026 08:00;36;-5\n04/11/2026 08:00;36;-5\n");
  test.each([
    [csv, "di si va antes el día o el mes"],
    [{ ...csv, moment: "none" as const }, "no se entiende"],
    [{ ...csv, columns: { ...csv.columns, lat: -1 } }, "latitud"],
    [{ ...csv, columns: { ...csv.columns, time: -1 } }, "sin hora no hay ruta"],
    [guessShipFile("PK\u0003\u0004"), "descomprímelo"],
    [guessShipFile("hola"), "No se reconoce"],
  ])("%#", (guess, sentence) => {
    expect(unreadableText(guess)).toContain(sentence);
  });
  test("what is right has no problem", () => {
    expect(unreadableText({ ...csv, moment: "day-first" })).toBe("");
    expect(isReadable({ ...csv, moment: "day-first" })).toBe(true);
    expect(guessText({ ...csv, moment: "seconds" })).toContain("segundos desde 1970");
    expect(guessText(guessShipFile("<gpx>"))).toContain("GPX");
  });
  test("a mixed file asks, a drawn line has no route", () => {
    const { file } = exampleFile();
    file.fleet.add("224000001", 1, 1, 1);
    expect(fileFindings(file).map(({ text }) => text)).toEqual(["El archivo mezcla 2 barcos. Elige uno."]);
    const nothing = { ...file, positions: 0, timeless: 4 };
    expect(fileFindings(nothing)[0]?.text).toContain("es una línea dibujada");
    expect(fileFindings({ ...file, beyond: 3, placeless: 2 })).toHaveLength(3);
  });
});

test("the drawing shows the route, its silences apart, and its stops; there is none of nothing", () => {
  const arcs = {
    type: "Topology",
    arcs: [],
    objects: { units: { type: "GeometryCollection", geometries: [] } },
  } as const;
  const world = composeWorld(
    { ...arcs, arcs: [], objects: { units: { type: "GeometryCollection", geometries: [] } } },
    [],
  );
  const drawing = drawTrack(studied.clean, world, 600);
  expect(drawing?.lines.match(/M/g)).toHaveLength(2);
  expect(drawing?.silent.match(/M/g)).toHaveLength(1);
  expect(drawing?.stops).toHaveLength(1);
  expect(drawing?.ends).toHaveLength(2);
  if (drawing !== null) expect(trackSvg(drawing, "a < b", "Natural Earth")).toContain("a &#60; b");
  expect(drawTrack(studyTrack(SHIP, [], 0).clean, world, 600)).toBeNull();
});

test("the box of a route goes across the antimeridian with it", () => {
  const [west = 0, , east = 0] = trackBounds([at(0, 179), at(1, -179)]) ?? [];
  expect(west).toBeGreaterThan(170);
  expect(east).toBeLessThan(-170);
  expect(trackBounds([])).toBeNull();
});

test("the speed has a step for each change of place and nothing for a silence", () => {
  const chart = speedChart(studied.clean);
  expect(chart?.path.match(/M/g)).toHaveLength(2);
  expect(chart?.topKn).toBe(10);
  expect(speedChart(studyTrack(SHIP, POSITIONS.slice(0, 1), 0).clean)).toBeNull();
});
