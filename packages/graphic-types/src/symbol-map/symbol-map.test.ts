import { PROVINCES } from "@nv/geography";
import { resolvedFiles } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { loadTestAtlas } from "../../test/atlas.ts";
import { pieceFiles } from "../page.ts";
import "../types.ts";
import { altDraft } from "./alt-draft.ts";
import { SymbolMapConfig } from "./config.ts";
import { proposedColumns } from "./editor/proposed-columns.ts";
import { symbolMapExample } from "./example.ts";
import { sizesSvg } from "./legend.ts";
import { moveApart } from "./radius/move-apart.ts";
import { legendSizes, radiusOf } from "./radius/symbol-radius.ts";
import { symbolMapFileRules, symbolMapRules } from "./rules.ts";

const ATLAS = await loadTestAtlas(["spain-light", "world-50m"]);

function pageOf(config: SymbolMapConfig): string {
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  const [page] = pieceFiles({
    slug: "mapa",
    fields: { ...words, title: "Un mapa", altText: "Texto", sourceLine: "Mesa de ejemplo", config },
    heightsPx: [],
    resolved: { frames: new Map(), files: resolvedFiles([]) },
    atlas: ATLAS,
    assets: { script: "", styles: "" },
    readers: new Map(),
  });
  return page.body;
}

const provinces = (values: readonly string[], parts: object = {}) =>
  SymbolMapConfig.parse({
    type: "symbol-map",
    data: {
      columns: [{ name: "Provincia" }, { name: "Casos", kind: "number" }],
      rows: values.map((value, at) => [PROVINCES[at]?.name ?? "", value]),
      codes: values.map((_value, at) => PROVINCES[at]?.code ?? ""),
    },
    ...{ place: "Provincia", size: "Casos", labels: "none", ...parts },
  });

const radiiIn = (page: string) =>
  [...page.matchAll(/<circle class="[^"]*" cx="[^"]*" cy="[^"]*" r="([\d.]+)"/g)].map(([, r]) => Number(r));

test("areas grow as values do, and the largest lie at the bottom", () => {
  expect([radiusOf(100, 100, 30), radiusOf(25, 100, 30), radiusOf(-25, 100, 30), radiusOf(0, 100, 30)]).toEqual([
    30, 15, 15, 0,
  ]);
  expect(radiiIn(pageOf(provinces(["25", "100", "1", "400"], { radiusPx: 40 })))).toEqual([40, 20, 10, 2]);
});

test("what is below zero is a ring, and the legend says so", () => {
  const page = pageOf(provinces(["25", "-100"]));
  expect(page).toContain('<circle class="c0 g"');
  expect(page).toContain("hueco: por debajo de cero");
  expect(pageOf(provinces(["25", "100"]))).not.toContain("por debajo de cero");
});

test("a legend of sizes has round values, of which none is larger than what is on the map", () => {
  expect(legendSizes(69)).toEqual([50, 20, 5]);
  expect(legendSizes(0.4)).toEqual([0.4, 0.2, 0.05]);
  expect(legendSizes(0)).toEqual([]);
});

test("the values of a legend of sizes stand a line apart, however large their letters and however small its circles", () => {
  const sizes = [8, 5, 1].map((radiusPx) => ({ text: `${radiusPx},0`, radiusPx }));
  for (const textPx of [13, 26]) {
    const { html, heightPx } = sizesSvg(sizes, { textPx, ink: "#000" });
    const baselines = [...html.matchAll(/<text x="[^"]+" y="([^"]+)"/g)].map(([, y]) => Number(y));
    const [first = 0, second = 0, third = 0] = baselines;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(1.2 * textPx);
    expect(first).toBeGreaterThanOrEqual(0.8 * textPx);
    expect(third).toBeLessThanOrEqual(heightPx);
  }
});

test("moved apart, none covers another, and each stays near to its place", () => {
  const crowd = Array.from({ length: 40 }, (_, at) => ({
    x: 100 + (at % 7) * 3,
    y: 100 + (at % 5) * 3,
    radiusPx: 2 + (at % 4) * 3,
  }));
  const apart = moveApart(crowd);
  for (const [at, one] of apart.entries())
    for (const other of apart.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radiusPx + other.radiusPx - 1);
  expect(moveApart(crowd)).toEqual(apart);
  const alone = [{ x: 5, y: 5, radiusPx: 3 }];
  expect(moveApart(alone)).toEqual(alone);
});

test("its example is on the map whole, at sea too", () => {
  const page = pageOf(symbolMapExample.config);
  expect(radiiIn(page)).toHaveLength(10);
  expect(page).not.toContain("Fuera del mapa");
  expect(altDraft(symbolMapExample.config)).toContain("Boya de Ejemplo Norte (9,4 m)");
});

test("what is on no part of the map is told below it", () => {
  const { data } = symbolMapExample.config;
  const far = {
    ...symbolMapExample.config,
    data: { ...data, rows: [...data.rows, ["Boya de Fiyi", "-18", "178", "4", "Temporal"]] },
  };
  expect(pageOf(far)).toContain("Fuera del mapa, 1: Boya de Fiyi.");
});

test("rows that are nowhere are told by name", () => {
  const { data } = symbolMapExample.config;
  const lost = {
    ...symbolMapExample.config,
    data: { ...data, rows: [...data.rows, ["Boya perdida", "91", "2", "4", "Temporal"]] },
  };
  expect(symbolMapFileRules(lost).map(({ message }) => message)).toEqual([
    "Una fila no tiene coordenadas: «Boya perdida». Corrígelas, o di que se quedan fuera",
  ]);
  expect(symbolMapFileRules({ ...lost, leavesOut: true })).toEqual([]);
  expect(symbolMapRules({ ...lost, size: "Nada" })).toEqual([
    { field: "size", message: "No hay ninguna columna «Nada»" },
  ]);
});

test("columns of coordinates are known by their names", () => {
  const columns = ["Sitio", "LAT", "Lng", "Magnitud"].map((name, at) => ({
    name,
    kind: at === 0 ? ("text" as const) : ("number" as const),
    unit: "",
  }));
  expect(proposedColumns({ columns, rows: [], codes: [], flags: [] }, "")).toEqual({
    lat: "LAT",
    lon: "Lng",
    size: "Magnitud",
    name: "Sitio",
  });
});
