import type { Earthquake, EarthquakeReport, EpicentreTerm, NearTown } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { afterWords, largerLater, laterQuakes, timelineOf } from "./aftershocks";
import { allClocks, bothClocks, localTime, momentOf, zoneAt } from "./local-time";
import { locatorDraft } from "./locator-draft";
import { exampleEntry, type ManualEntry, readManualEntry } from "./manual-entry";
import { distanceWords, termWords, townChoice, whereWords } from "./near-words";
import { disagreement, firstMagnitude, isSameQuake, magnitudesLine, type Quake, toQuake } from "./quake";
import { quakeCsv } from "./quake-csv";
import { revisionsBetween, revisionWords } from "./revisions";
import { draftSentences, type SentenceParts } from "./sentence";

/** Friday, 20 November 2026, 12:40 in Madrid. */
const AT_MS = Date.UTC(2026, 10, 20, 11, 40);

const report = (told: Partial<EarthquakeReport>): EarthquakeReport => ({
  ...{ source: "ign", id: "a", atMs: AT_MS, lon: -1.64, lat: 37.75, magnitude: 5.1, magnitudeType: "", depthKm: null },
  ...{ place: "NE LORCA.MU", url: "", felt: null, isReviewed: null, updatedAtMs: null },
  ...told,
});

function earthquake(...reports: readonly Partial<EarthquakeReport>[]): Earthquake {
  const all = reports.map(report);
  const [{ id, source, atMs, lon, lat, place }] = [all[0] ?? report({})];
  const depthKm = all.find((one) => one.depthKm !== null)?.depthKm ?? null;
  return { id: `${source}:${id}`, atMs, lon, lat, place, depthKm, reports: all };
}

const USGS = {
  source: "usgs",
  id: "b",
  magnitude: 5,
  magnitudeType: "mww",
  depthKm: 8.4,
  felt: 312,
  isReviewed: false,
} as const;
const EMSC = { source: "emsc", id: "c", magnitude: 5.2, magnitudeType: "ml" } as const;

const LORCA: NearTown = {
  ...{ code: "30024", name: "Lorca", province: "Murcia", lon: -1.7, lat: 37.67, distanceKm: 4, direction: "ne" },
  ...{ isAbroad: false, isTerm: false },
};
const ADRA: NearTown = {
  ...{ code: "04003", name: "Adra", province: "Almería", lon: -3.02, lat: 36.77, distanceKm: 9.3, direction: "s" },
  ...{ isAbroad: false, isTerm: false },
};
/** Nobody here knows where its houses are. */
const PETRER: NearTown = {
  ...{ code: "03104", name: "Petrer", province: "Alicante", lon: -0.74, lat: 38.5, distanceKm: 0, direction: null },
  ...{ isAbroad: false, isTerm: true },
};
const TERM: EpicentreTerm = { code: "30024", name: "Lorca", province: "Murcia", lon: -1.7, lat: 37.6 };
const TOTANA: EpicentreTerm = { code: "30039", name: "Totana", province: "Murcia", lon: -1.5, lat: 37.8 };

test("each magnitude is told with whose it is, with its kind where the agency says it", () => {
  expect(magnitudesLine(toQuake(earthquake({}, USGS, EMSC)))).toBe("IGN 5,1 · USGS 5,0 (mww) · EMSC 5,2 (ml)");
  expect(magnitudesLine(toQuake(earthquake({ magnitude: null })))).toBe("Sin magnitud todavía");
});

test("one that a nearer agency tells later is still the same", () => {
  const [early, late] = [toQuake(earthquake(USGS)), toQuake(earthquake({}, USGS))];
  expect([early.id, late.id, isSameQuake(early, late)]).toEqual(["usgs:b", "ign:a", true]);
  expect(isSameQuake(early, toQuake(earthquake(EMSC)))).toBe(false);
});

test.each([
  { other: 5.6, told: "" },
  { other: 4.6, told: "" },
  { other: 5.7, told: "Las agencias no coinciden: USGS dice 5,7 y IGN, 5,1, 0,6 de diferencia." },
  { other: 4.5, told: "Las agencias no coinciden: IGN dice 5,1 y USGS, 4,5, 0,6 de diferencia." },
  { other: null, told: "" },
])("5,1 and $other: $told", ({ other, told }) => {
  const said = disagreement(toQuake(earthquake({}, { ...USGS, magnitude: other })));
  expect(said.slice(0, told.length || undefined)).toBe(told);
});

const partsOf = (quake: Quake, more: Partial<SentenceParts> = {}): SentenceParts => ({
  ...{
    quake,
    chosen: firstMagnitude(quake),
    town: LORCA,
    term: TERM,
    zone: "Europe/Madrid",
    later: [],
    radiusKm: 50,
    nowMs: AT_MS + 3_600_000,
  },
  ...more,
});
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the draft says what the agencies say, whose it is, and that people felt it only where they said so", () => {
  expect(plain(draftSentences(partsOf(toQuake(earthquake({}, USGS, EMSC)))))).toMatchInlineSnapshot(
    `"Un terremoto de magnitud 5,1, según el IGN, se registró el viernes 20 de noviembre a las 12:40, hora peninsular (11:40 en Canarias), a unos 4 kilómetros al noreste de Lorca (Murcia), en su término municipal. Se originó a unos 8 kilómetros de profundidad, según el USGS. El USGS calcula 5,0 (mww) y el EMSC, 5,2 (ml). 312 personas han comunicado al USGS que lo han sentido."`,
  );
  expect(draftSentences(partsOf(toQuake(earthquake({}, { ...USGS, felt: null }))))).not.toContain("sentido");
});

test("an automatic figure is told as such, and one person in the singular", () => {
  const quake = toQuake(earthquake({ ...USGS, felt: 1 }));
  const text = plain(draftSentences(partsOf(quake, { town: null, term: null })));
  expect(text).toContain("en un lugar que la agencia describe como «NE LORCA.MU»");
  expect(text).toContain("Una persona ha comunicado al USGS que lo ha sentido.");
  expect(text).toContain("El dato es automático y puede cambiar cuando lo revisen.");
  const shallow = { ...quake, depth: { km: 1, agency: "IGN" } };
  expect(plain(draftSentences(partsOf(shallow)))).toContain("a cerca de 1 kilómetro de profundidad");
});

test("without a magnitude none is said, and those that came later are told with the largest", () => {
  const main = toQuake(earthquake({ magnitude: null }));
  const others = [
    toQuake(earthquake({ id: "1", atMs: AT_MS + 60_000, magnitude: 2.4 })),
    toQuake(earthquake({ id: "2", atMs: AT_MS + 7_200_000, magnitude: 3.2 })),
  ];
  const text = plain(draftSentences(partsOf(main, { later: laterQuakes(main, others, 50) })));
  expect(text).toMatch(/^Un terremoto se registró /);
  expect(text).toContain(
    "Después se han registrado otros dos a menos de 50 kilómetros, el mayor de magnitud 3,2, según el IGN.",
  );
  expect(text).toContain("Ninguna agencia ha calculado todavía su magnitud.");
});

test("in the Canary Islands the hour is theirs; at one it is «la»; of another year the year is said", () => {
  const quake = toQuake(earthquake({ lon: -18, lat: 27.7, atMs: Date.UTC(2025, 0, 2, 1, 5) }));
  expect(plain(draftSentences(partsOf(quake)))).toContain(
    "el 2 de enero de 2025 a la 1:05, hora canaria (2:05 en la Península)",
  );
});

test.each([
  { name: "winter", atMs: Date.UTC(2026, 0, 15, 23, 30), peninsula: "2026-01-16 0:30", canaries: "2026-01-15 23:30" },
  { name: "summer", atMs: Date.UTC(2026, 6, 15, 23, 30), peninsula: "2026-07-16 1:30", canaries: "2026-07-16 0:30" },
])("both clocks in $name, and back", ({ atMs, peninsula, canaries }) => {
  for (const [zone, expected] of [
    ["peninsula", peninsula],
    ["canaries", canaries],
  ] as const) {
    const local = localTime(atMs, zone);
    expect(`${local.day} ${local.hours}:${local.minutes}`).toBe(expected);
    expect(momentOf(local, zone)).toBe(atMs);
  }
});

test("the hour that comes twice is the first; the one that never comes is an hour later", () => {
  expect(momentOf({ day: "2026-10-25", hours: 2, minutes: 30 }, "peninsula")).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(momentOf({ day: "2026-03-29", hours: 2, minutes: 30 }, "peninsula")).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(zoneAt({ lon: -15.4, lat: 28.1 })).toBe("canaries");
  expect(zoneAt({ lon: -9.1, lat: 36.7 })).toBe("peninsula");
  expect(bothClocks(AT_MS)).toBe("20/11/2026: 12:40 en la Península, 11:40 en Canarias");
  expect(bothClocks(Date.UTC(2026, 10, 19, 23, 5))).toBe(
    "20/11/2026: 0:05 en la Península, 23:05 del día anterior en Canarias",
  );
});

test("where it was: so far from a town, or in a term or from its edge where nobody knows the town", () => {
  expect(plain(whereWords(LORCA))).toBe("a unos 4 kilómetros al noreste de Lorca (Murcia)");
  expect(plain(whereWords(ADRA))).toBe("a unos 9 kilómetros al sur de Adra (Almería)");
  expect(plain(whereWords({ ...ADRA, distanceKm: 0.4 }))).toBe("en Adra (Almería)");
  expect(plain(whereWords({ ...ADRA, distanceKm: 1.2, name: "Almería" }))).toBe(
    "a cerca de 1 kilómetro al sur de Almería",
  );
  expect(plain(whereWords(PETRER))).toBe("en el término municipal de Petrer (Alicante)");
  expect(plain(whereWords({ ...PETRER, distanceKm: 9.3, direction: "s" }))).toBe(
    "a unos 9 kilómetros al sur del término municipal de Petrer (Alicante)",
  );
  expect([LORCA, ADRA, PETRER].map(townChoice)).toEqual([
    "Lorca (Murcia), a 4 km, al noreste",
    "Adra (Almería), a 9,3 km, al sur",
    "Petrer (Alicante), dentro de su término",
  ]);
  expect([TERM, TOTANA, null].map((term) => termWords(term, LORCA))).toEqual([
    ", en su término municipal",
    ", en el término municipal de Totana",
    "",
  ]);
  expect(termWords(TERM, ADRA)).toBe(", en el término municipal de Lorca (Murcia)");
  expect(termWords({ ...TERM, code: PETRER.code }, PETRER)).toBe("");
  expect(plain(distanceWords(12_345))).toBe("12.345 kilómetros");
});

test("later in the same area, in order; one that is larger is told", () => {
  const main = toQuake(earthquake({}));
  const all = [
    main,
    toQuake(earthquake({ id: "late", atMs: AT_MS + 90_000_000, magnitude: 5.4 })),
    toQuake(earthquake({ id: "soon", atMs: AT_MS + 60_000, magnitude: null })),
    toQuake(earthquake({ id: "before", atMs: AT_MS - 60_000 })),
    toQuake(earthquake({ id: "far", atMs: AT_MS + 120_000, lat: 38.75 })),
  ];
  const later = laterQuakes(main, all, 50);
  expect(later.map(({ quake, afterMs }) => `${quake.id} ${afterWords(afterMs)}`)).toEqual([
    "ign:soon 1 min",
    "ign:late 1 d 1 h",
  ]);
  expect(largerLater(main, later)).toMatch(/^Después hubo uno mayor en la zona, de 5,4 \(IGN\)/);
  expect(timelineOf(main, later).map(({ x, height }) => [x, Number(height.toFixed(3))])).toEqual([
    [0, 0.944],
    [60_000 / 90_000_000, 0],
    [1, 1],
  ]);
  expect(largerLater(main, [])).toBe("");
});

test("the file for Datawrapper: figures with a point, also below zero, and no text that is a formula", () => {
  const main = toQuake(earthquake({ place: '=HYPERLINK("http://malo")' }, USGS));
  const [head, row] = quakeCsv(main, []).slice(1).split("\n");
  expect(head).toMatch(/^fecha y hora \(Península\),/);
  expect(row).toBe(
    `2026-11-20 12:40,2026-11-20 11:40,5.1,,IGN,USGS 5.0,8.4,37.7500,-1.6400,"'=HYPERLINK(""http://malo"")",0.0,principal`,
  );
});

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const entry = (told: Partial<ManualEntry>): ManualEntry => ({
  ...exampleEntry(NOW_MS),
  day: "2026-11-20",
  time: "12:40",
  ...told,
});

test("what is written by hand is an earthquake of who says it", () => {
  expect(readManualEntry(entry({}), NOW_MS)).toMatchObject({
    problems: {},
    notice: "",
    quake: {
      atMs: AT_MS,
      lon: -1.64,
      lat: 37.75,
      magnitudes: [{ agency: "Agencia de muestra", value: 5.1 }],
      reports: [],
    },
  });
  expect(readManualEntry(entry({ magnitude: "5.1", depth: "" }), NOW_MS).quake).toMatchObject({
    magnitudes: [{ value: 5.1 }],
    depth: null,
  });
  expect(readManualEntry(entry({ magnitude: " " }), NOW_MS).quake?.magnitudes).toEqual([]);
});

test.each<{ field: keyof ManualEntry; text: string; told: string }>([
  { field: "magnitude", text: "cinco", told: "«cinco» no es un número. Escribe la magnitud como 5,1." },
  { field: "magnitude", text: "51", told: "La magnitud va de −1 a 10." },
  { field: "depth", text: "-3", told: "La profundidad no puede ser negativa: se cuenta hacia abajo." },
  { field: "depth", text: "900", told: "Ningún terremoto es tan profundo: como mucho, 800 km." },
  { field: "where", text: "", told: "Faltan las coordenadas del epicentro." },
  {
    field: "where",
    text: "Lorca",
    told: "Escribe las coordenadas, como 37,75, −1,64, o pega la dirección de un mapa.",
  },
  { field: "time", text: "25:00", told: "Escribe la hora como 12:40, la de la Península." },
  { field: "time", text: "13:01", told: "Esa hora todavía no ha llegado." },
  { field: "day", text: "2026-02-30", told: "Ese día no está en el calendario." },
  { field: "agency", text: "", told: "Falta quién lo dice: IGN, USGS…" },
])("$field «$text»: $told", ({ field, text, told }) => {
  expect(readManualEntry(entry({ [field]: text }), NOW_MS)).toMatchObject({ quake: null, problems: { [field]: told } });
});

test("of more than ten days ago the archive is named", () => {
  expect(readManualEntry(entry({ day: "2026-11-02" }), NOW_MS)).toMatchObject({
    notice: expect.stringContaining("archivo del USGS"),
    quake: { id: "manual" },
  });
});

test("a correction is told with whose it is and when we saw it; what is new is none", () => {
  const before = [earthquake({}, USGS)];
  const after = [earthquake({ magnitude: 4.8 }, USGS), earthquake({ id: "new" })];
  const revisions = revisionsBetween(before, after, AT_MS);
  expect(revisions.map(revisionWords)).toEqual(["La magnitud pasó de 5,1 a 4,8 (IGN, 12:40)"]);
  const told = { source: "usgs", reportId: "b", seenAtMs: AT_MS } as const;
  expect(revisionWords({ ...told, from: null, to: 5 })).toBe("Ya hay magnitud: 5,0 (USGS, 12:40)");
  expect(revisionWords({ ...told, from: 5, to: null })).toBe("La magnitud 5,0 se ha retirado (USGS, 12:40)");
});

test("the draft of the locator: everything that it needs to be published, circles as distances", () => {
  const quake = toQuake(earthquake({}, USGS));
  const { title, altText, sourceLine, config } = locatorDraft({
    ...{ quake, chosen: firstMagnitude(quake), town: LORCA, term: TERM, radiusKm: 60, colours: null },
  });
  expect(plain(title)).toBe("Terremoto de magnitud 5,1 a unos 4 kilómetros al noreste de Lorca (Murcia)");
  expect(plain(altText)).toBe(
    "Mapa de situación del epicentro de un terremoto de magnitud 5,1 (IGN), a unos 4 kilómetros al noreste de Lorca (Murcia), en su término municipal. Los círculos señalan la distancia al epicentro: 10, 25 y 50 kilómetros.",
  );
  expect(
    locatorDraft({
      ...{
        quake: toQuake(earthquake({}, USGS, EMSC)),
        chosen: null,
        town: null,
        term: null,
        radiusKm: 60,
        colours: null,
      },
    }).sourceLine,
  ).toMatch(/\(IGN\), Servicio .* \(USGS\) y Centro /);
  expect(sourceLine).toBe("Instituto Geográfico Nacional (IGN) y Servicio Geológico de Estados Unidos (USGS)");
  expect(config.rings.map(({ radiusKm }) => radiusKm)).toEqual([10, 25, 50]);
  // The town has its mark where its houses are; a term is named where its town is not.
  expect(config.marks.map(({ label, point }) => [label, point])).toEqual([
    ["Epicentro", { lon: -1.64, lat: 37.75 }],
    ["Lorca", { lon: -1.7, lat: 37.67 }],
  ]);
  expect(config.labels).toEqual([]);
  const neighbour = { quake, chosen: null, town: LORCA, term: TOTANA, radiusKm: 60, colours: null };
  expect(locatorDraft(neighbour).config.labels).toMatchObject([{ text: "Término de Totana", kind: "region" }]);
  expect(config.highlights).toMatchObject([{ kind: "municipality", code: "30024" }]);
  expect(config.area.west).toBeCloseTo(-2.322, 2);
});

test("across the antimeridian the box goes on where it should, and smaller maps have smaller circles", () => {
  const quake = toQuake(earthquake({ lon: 179.9, lat: -17, place: "FIJI REGION" }));
  const { title, config } = locatorDraft({
    ...{ quake, chosen: null, town: null, term: null, radiusKm: 40, colours: null },
  });
  expect(title).toBe("Terremoto: FIJI REGION");
  expect(config.area.west).toBeGreaterThan(config.area.east);
  expect(config.rings.map(({ radiusKm }) => radiusKm)).toEqual([10, 25]);
});

test("the town that says where it was is on the map, however far it is, and what is around names itself", () => {
  const quake = toQuake(earthquake({ lon: -174.6, lat: -20.2, place: "" }));
  const town: NearTown = {
    ...{ code: "4032402", name: "Nukualofa", province: "Tonga", lon: -175.2018, lat: -21.1394, distanceKm: 122 },
    ...{ direction: "ne", isAbroad: true, isTerm: false },
  };
  const { config } = locatorDraft({ quake, chosen: null, town, term: null, radiusKm: 60, colours: null });
  expect(config.area.south).toBeLessThan(town.lat - 0.1);
  expect(config.area.west).toBeLessThan(town.lon);
  expect(config.around).toMatchObject({ countries: true, cities: true, waters: true });
  expect(config.rings.map(({ radiusKm }) => radiusKm)).toEqual([10, 25, 50]);
});

test("abroad the hour is that of the place, with Spain's and everybody's; the place is told in Spanish", () => {
  const place = "a 80 km al este de Ishinomaki (Japón)";
  const quake = toQuake(
    earthquake({ source: "usgs", lon: 142.2, lat: 38.4, place, atMs: Date.UTC(2026, 10, 20, 19, 5) }),
  );
  const town: NearTown = {
    ...{ code: "2112527", name: "Ishinomaki", province: "Japón", lon: 141.3, lat: 38.42, distanceKm: 78.6 },
    ...{ direction: "e", isAbroad: true, isTerm: false },
  };
  const abroad = { term: null, zone: "Asia/Tokyo" };
  expect(plain(draftSentences(partsOf(quake, { ...abroad, town })))).toContain(
    "el sábado 21 de noviembre a las 4:05, hora local (20:05 del 20 de noviembre en la Península, 19:05 UTC), a unos 79 kilómetros al este de Ishinomaki (Japón).",
  );
  expect(plain(draftSentences(partsOf(quake, { ...abroad, town: null })))).toContain(`, ${place}.`);
  expect(allClocks(quake.atMs, "Asia/Tokyo")).toBe(
    "21/11/2026, 4:05 allí · 19:05 UTC · 20/11/2026: 20:05 en la Península, 19:05 en Canarias",
  );
  expect(allClocks(quake.atMs, "Africa/Ceuta")).toBe(bothClocks(quake.atMs));
  const { title } = locatorDraft({ quake, chosen: null, town: null, term: null, radiusKm: 60, colours: null });
  expect(title).toBe(`Terremoto ${place}`);
});
