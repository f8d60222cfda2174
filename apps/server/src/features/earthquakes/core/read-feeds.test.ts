import { expect, test } from "vitest";
import { FeedFault } from "./feed-fault.ts";
import { readEmsc } from "./read-emsc.ts";
import { readIgn } from "./read-ign.ts";
import { readUsgs } from "./read-usgs.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 12);

const feed = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:geo="x" version="2.0"><channel><title>IGN</title>${items}</channel></rss>`;

const item = ({
  title = "-Info.terremoto: 18/11/2026 1:11:35",
  evid = "es2026abcde",
  description = "Se ha producido un terremoto de magnitud 3.3 en SW CABO DE SAN VICENTE en la fecha 18/11/2026 1:11:35 en la siguiente localización: 36.7595,-9.1271",
  lat = "36.7595",
  lon = "-9.1271",
} = {}) =>
  `<item><title>${title}</title><link>http://www.ign.es/web/x/detailTerremoto?a=b&amp;evid=${evid}</link><description>${description}</description><geo:lat>${lat}</geo:lat><geo:long>${lon}</geo:long></item>`;

test("an item of the national institute: universal time, no kind of magnitude and no depth, because it says neither", () => {
  expect(readIgn(feed(item()), NOW_MS)).toEqual({
    skipped: 0,
    reports: [
      {
        source: "ign",
        id: "es2026abcde",
        atMs: Date.UTC(2026, 10, 18, 1, 11, 35),
        lon: -9.1271,
        lat: 36.7595,
        magnitude: 3.3,
        magnitudeType: "",
        depthKm: null,
        place: "SW CABO DE SAN VICENTE",
        url: "https://www.ign.es/web/x/detailTerremoto?a=b&evid=es2026abcde",
        felt: null,
        isReviewed: null,
        updatedAtMs: null,
      },
    ],
  });
});

test.each([
  {
    name: "no magnitude",
    description: "Se ha producido un terremoto en ALBORÁN SUR en la fecha 18/11/2026",
    place: "ALBORÁN SUR",
  },
  {
    name: "a magnitude in words",
    description: "Se ha producido un terremoto de magnitud tres en NE LORCA.MU en la fecha 18/11/2026",
  },
  {
    name: "a magnitude that no earthquake has",
    description: "un terremoto de magnitud 51.0 en NE LORCA.MU en la fecha 18/11/2026",
  },
])("$name: told without one", ({ description }) => {
  const { reports, skipped } = readIgn(feed(item({ description })), NOW_MS);
  expect({ magnitude: reports[0]?.magnitude, skipped }).toEqual({ magnitude: null, skipped: 0 });
});

test.each([
  { name: "no date", wrong: { title: "-Info.terremoto: SIN FECHA" } },
  { name: "a day that is not in the calendar", wrong: { title: "-Info.terremoto: 31/11/2026 1:11:35" } },
  { name: "the future", wrong: { title: "-Info.terremoto: 18/11/2027 1:11:35" } },
  { name: "no latitude", wrong: { lat: "n/d" } },
  { name: "a longitude that is not on the Earth", wrong: { lon: "-190.2" } },
  { name: "no name", wrong: { evid: "" } },
])("$name: left out and counted, the rest stays", ({ wrong }) => {
  const { reports, skipped } = readIgn(feed(item(wrong) + item()), NOW_MS);
  expect({ told: reports.length, skipped }).toEqual({ told: 1, skipped: 1 });
});

test.each([
  { name: "a page", xml: "<html><body>Mantenimiento</body></html>" },
  { name: "nothing", xml: "" },
  { name: "a text", xml: "Mantenimiento" },
  { name: "half a feed", xml: feed(item()).slice(0, -40) },
  { name: "entities", xml: `<!DOCTYPE rss [<!ENTITY a "ja">]>${feed(item({ description: "&a;" }))}` },
  { name: "a document from elsewhere", xml: `<!DOCTYPE rss SYSTEM "file:///etc/passwd">${feed(item())}` },
  { name: "thousands of levels", xml: feed("<a>".repeat(5000) + "</a>".repeat(5000)) },
  { name: "more items than ten days have", xml: feed(item().repeat(2001)) },
])("$name is no feed", ({ xml }) => {
  expect(() => readIgn(xml, NOW_MS)).toThrow(FeedFault);
});

const collection = (...features: readonly unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

const american = (properties: object = {}, coordinates: readonly unknown[] = [-1.6, 37.7, 8.4]) => ({
  type: "Feature",
  id: "us7000abcd",
  properties: {
    ...{ mag: 5, place: "9 km NNE of Lorca, Spain", time: NOW_MS - 1000, updated: NOW_MS, felt: 312, magType: "mww" },
    ...{ url: "https://earthquake.usgs.gov/earthquakes/eventpage/us7000abcd", status: "reviewed", type: "earthquake" },
    ...properties,
  },
  geometry: { type: "Point", coordinates },
});

test("what the United States say: kind, depth, who felt it, who looked at it", () => {
  expect(readUsgs(collection(american()), NOW_MS).reports[0]).toMatchObject({
    ...{ source: "usgs", magnitude: 5, magnitudeType: "mww", depthKm: 8.4, felt: 312, isReviewed: true },
  });
});

test.each([
  { name: "a magnitude as a text of figures", feature: american({ mag: "4.6" }), told: { magnitude: 4.6 } },
  { name: "a magnitude as a word", feature: american({ mag: "cinco" }), told: { magnitude: null } },
  { name: "no magnitude yet", feature: american({ mag: null }), told: { magnitude: null } },
  { name: "above the sea", feature: american({}, [-1.6, 37.7, -3]), told: { depthKm: null } },
  { name: "nobody felt it", feature: american({ felt: 0 }), told: { felt: null } },
  { name: "another's page", feature: american({ url: "https://usgs.gov.example/x" }), told: { url: "" } },
  { name: "a place with signs of control", feature: american({ place: "A\0B\nC" }), told: { place: "A B C" } },
])("$name", ({ feature, told }) => {
  expect(readUsgs(collection(feature), NOW_MS).reports[0]).toMatchObject(told);
});

test.each([
  { name: "nowhere", feature: american({}, [512, -97, null]) },
  { name: "no place", feature: american({}, []) },
  { name: "a moment in words", feature: american({ time: "ayer" }) },
  { name: "a blast of a quarry", feature: american({ type: "quarry blast" }) },
  { name: "nothing", feature: null },
])("$name is left out, and the rest stays", ({ feature }) => {
  const { reports, skipped } = readUsgs(collection(feature, american()), NOW_MS);
  expect({ told: reports.length, skipped }).toEqual({ told: 1, skipped: 1 });
});

test("the depth of Europe is of its properties, not the negative height of its point", () => {
  const properties = {
    ...{ time: "2026-11-20T11:00:00.0Z", lastupdate: "2026-11-20T11:20:00Z", lat: 37.7, lon: -1.6, depth: 10.4 },
    ...{ mag: 5.2, magtype: "ml", flynn_region: "SPAIN", evtype: "ke" },
  };
  const feature = {
    type: "Feature",
    id: "20261120_0000001",
    properties,
    geometry: { coordinates: [-1.6, 37.7, -10.4] },
  };
  expect(readEmsc(collection(feature), NOW_MS).reports[0]).toMatchObject({
    ...{ source: "emsc", depthKm: 10.4, magnitude: 5.2, magnitudeType: "ml", place: "SPAIN" },
    url: "https://www.seismicportal.eu/eventdetails.html?unid=20261120_0000001",
    updatedAtMs: Date.UTC(2026, 10, 20, 11, 20),
  });
  const blast = { ...feature, properties: { ...properties, evtype: "kx" } };
  expect(readEmsc(collection(blast), NOW_MS)).toEqual({ reports: [], skipped: 1 });
});

test.each(["<html>", "[]", '{"type":"Feature"}', '{"type":"FeatureCollection","features":{}}'])(
  "%s is no list",
  (json) => {
    expect(() => readUsgs(json, NOW_MS)).toThrow(FeedFault);
  },
);
