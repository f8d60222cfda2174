import type { MapLayer } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { type MapDraft, NEW_MAP, orderOf, readMapDraft, suggested } from "./map-draft";

const field = (name: string, distinct: number): MapLayer["fields"][number] => ({
  ...{ name, kind: "text", filled: 30, distinct, examples: [], values: null },
});

const LAYER: MapLayer = {
  ...{ name: "distritos", geometry: "polygon", features: 30, empty: 0, vertices: 900, bounds: [0, 0, 1, 1] },
  ...{ namedCrs: "", encoding: "utf8", notes: [] },
  guesses: [{ crs: "EPSG:25830", title: "UTM 30", centre: null }],
  fields: [field("OBJECT", 30), field("NOMBRE", 29), field("CODPROV", 1), field("CODDIS", 30)],
};

const READY: MapDraft = { ...NEW_MAP, file: "file:x", crs: "EPSG:25830", isCrsConfirmed: true, key: "CODDIS" };

test("a layer suggests its key, its name and its system, and asks to confirm it", () => {
  expect(suggested(LAYER)).toMatchObject({
    crs: "EPSG:25830",
    isCrsConfirmed: false,
    key: "CODDIS",
    fields: ["NOMBRE"],
  });
});

test.each([
  { name: "a system that nobody confirmed", part: { isCrsConfirmed: false }, field: "crs" },
  { name: "no system", part: { crs: "" }, field: "crs" },
  { name: "no key for Datawrapper", part: { key: "" }, field: "key" },
  { name: "more than Datawrapper takes", part: { most: "3" }, field: "most" },
  { name: "a weight that is none", part: { most: "poco" }, field: "most" },
  { name: "a field to filter by without its value", part: { onlyField: "COMARCA" }, field: "onlyValue" },
] as const)("$name is said beside its field", ({ part, field: wrong }) => {
  expect(Object.keys(orderOf({ ...READY, ...part }, null).problems ?? {})).toEqual([wrong]);
});

test("what is ready becomes an order, in bytes", () => {
  const draft: MapDraft = {
    ...READY,
    most: "0,5",
    fields: ["CODDIS", "NOMBRE"],
    onlyField: "COMARCA",
    onlyValue: " 99A ",
  };
  expect(orderOf(draft, null).order).toMatchObject({
    ...{ mostBytes: 524_288, key: "CODDIS", fields: ["NOMBRE"], only: { field: "COMARCA", value: "99A" }, join: null },
  });
  expect(orderOf({ ...READY, target: "maplibre", key: "", most: "5" }, null).order?.mostBytes).toBe(5_242_880);
});

test("a draft of another version is none", () => {
  expect(readMapDraft(JSON.stringify(READY))).toEqual(READY);
  for (const stored of [null, "{", '{"file":"x"}']) expect(readMapDraft(stored)).toBe(null);
});
