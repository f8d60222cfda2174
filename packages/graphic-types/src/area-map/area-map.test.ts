import { gzipSync } from "node:zlib";
import { COMMUNITIES, namesOf } from "@nv/geography";
import { resolvedFiles } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { loadTestAtlas } from "../../test/atlas.ts";
import { typeOf } from "../graphic-config.ts";
import { pieceFiles } from "../page.ts";
import "../types.ts";
import { decimalsIn } from "../data-map/values/map-values.ts";
import { altDraft } from "./alt-draft.ts";
import { AreaMapConfig } from "./config.ts";
import { areaMapExample } from "./example.ts";
import { areaMapFileRules, areaMapRules } from "./rules.ts";
import { citedMap } from "./told-map.ts";

const ATLAS = await loadTestAtlas(["spain", "spain-light", "world-50m"]);
const MUNICIPALITIES = ATLAS.spain === undefined ? [] : [...namesOf(ATLAS.spain.objects.municipalities)];

const withRows = (rows: readonly (readonly [code: string, value: string])[], parts: object = {}) =>
  AreaMapConfig.parse({
    type: "area-map",
    data: {
      columns: [{ name: "Lugar" }, { name: "Valor", kind: "number" }],
      rows: rows.map(([code, value]) => [code, value]),
      codes: rows.map(([code]) => code),
    },
    place: "Lugar",
    value: "Valor",
    ...parts,
  });

function filesOf(config: AreaMapConfig) {
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  return pieceFiles({
    slug: "mapa",
    fields: { ...words, title: "Un mapa", altText: "Texto", sourceLine: "Mesa de ejemplo", config },
    heightsPx: [],
    resolved: { frames: new Map(), files: resolvedFiles([]) },
    atlas: ATLAS,
    assets: { script: "", styles: "" },
    readers: new Map([["area-map", ""]]),
  });
}
const pageOf = (config: AreaMapConfig) => filesOf(config)[0].body;

/** Chance that is the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test("each province has its path in its class, and nothing but the mapping agency is credited for the lines", () => {
  const page = pageOf(areaMapExample.config);
  expect(page.match(/<path class="c[pn0-4]" d="m/g)).toHaveLength(52);
  expect(page.match(/<path class="cp" d="m/g)).toHaveLength(1);
  expect(page).toContain("Mesa · © Instituto Geográfico Nacional, CC BY 4.0");
  expect(page).not.toContain("Natural Earth");
  expect(page).toContain("dato protegido");
  expect(page).not.toContain("sin dato");
  expect(page).toContain("<th>Melilla<td>dato protegido");
});

test("countries are put together as the policy of borders says, and credit Natural Earth alone", () => {
  const page = pageOf(
    withRows(
      [
        ["804", "1"],
        ["643", "5"],
      ],
      { areas: { kind: "countries", within: "europe" } },
    ),
  );
  expect(page).toContain("Natural Earth");
  expect(page).not.toContain("Instituto Geográfico");
  expect(page).toContain("<th>Ucrania<td>1");
  expect(page).not.toContain("<th>Crimea");
  expect(page).not.toContain("<th>Chile");
});

test("a page of 8,131 municipalities weighs 60 kB at most as it travels, where neighbours have nothing to do with each other too, and its file has them all", () => {
  const random = chance(7);
  const unrelated = withRows(
    MUNICIPALITIES.map(([code]) => [code, (random() * 100).toFixed(1).replace(".", ",")]),
    { areas: { kind: "municipalities" } },
  );
  expect(MUNICIPALITIES).toHaveLength(8131);
  expect(areaMapRules(unrelated)).toEqual([]);
  const [page, file] = filesOf(unrelated);
  expect(gzipSync(page.body).length).toBeLessThanOrEqual(60_000);
  expect(page.body).toContain("Descargar los datos");
  expect(file?.path).toBe("datos.csv");
  expect(file?.body.split("\r\n")).toHaveLength(8131 + 2);
});

test("rows without an area are told by name, and keep it from being published until somebody says so", () => {
  const left = withRows([
    ["28", "1"],
    ["", "2"],
  ]);
  const named = {
    ...left,
    data: {
      ...left.data,
      rows: [
        ["Madrid", "1"],
        ["Narnia", "2"],
      ],
    },
  };
  expect(areaMapFileRules(named)).toEqual([
    {
      field: "leavesOut",
      message: "Una fila no tiene área: «Narnia». Elige cuál es, corrígela en la tabla, o di que se queda fuera",
    },
  ]);
  expect(areaMapFileRules({ ...named, leavesOut: true })).toEqual([]);
  expect(
    areaMapRules(
      withRows([
        ["28", "1"],
        ["28", "2"],
      ]),
    ),
  ).toEqual([{ field: "data.rows", message: "Dos filas son de la misma área: «28». Deja una" }]);
  expect(areaMapRules(withRows([["28", "mucho"]]))).toEqual([
    { field: "data.rows.0.1", message: "Fila 1, columna «Valor»: «mucho» no es un número" },
  ]);
});

test("limits by hand go up, and hold the value in the middle", () => {
  const byHand = (limits: string, parts: object = {}) =>
    areaMapRules(withRows([["28", "1"]], { method: "hand", limits, ...parts })).map(({ message }) => message);
  expect(byHand("5; 7,5")).toEqual([]);
  expect(byHand("7,5; 5")).toHaveLength(1);
  expect(byHand("")).toHaveLength(1);
  expect(byHand("1; 2; 3; 4; 5; 6; 7")).toHaveLength(1);
  expect(byHand("-1; 1", { scale: "sides" })).toEqual(["El valor del medio tiene que ser uno de los límites"]);
});

test("a party has the colour of the house, and a category without one has another", () => {
  const config = AreaMapConfig.parse({
    type: "area-map",
    areas: { kind: "communities" },
    data: {
      columns: [{ name: "Comunidad" }, { name: "Ganador" }],
      rows: COMMUNITIES.map(({ name }, at) => [name, at % 3 === 0 ? "Partido A" : "Partido B"]),
      codes: COMMUNITIES.map(({ code }) => code),
    },
    ...{ place: "Comunidad", value: "Ganador", scale: "categories" },
  });
  const type = typeOf("area-map");
  const input = {
    ...{ title: "", language: "es", altText: "", sourceLine: "", credit: "", heightsPx: [], atlas: ATLAS },
    ...{ frame: () => expect.unreachable(), file: () => expect.unreachable(), charts: () => expect.unreachable() },
    ...{ built: () => "", beside: () => "", srcOf: () => "", pictureSrc: () => "", keys: { mapbox: "" } },
    colourOf: (name: string) => (name === "Partido A" ? { light: "#123456", dark: "#abcdef" } : null),
  };
  const { head } = Object(type.page(config, input).body);
  expect(head).toContain(";--c1:#123456}");
  expect(head).toMatch(/\[data-nv-theme="dark"\] \.nv-map\{--c0:#[0-9a-f]{6};--c1:#abcdef\}/);
});

test("figures have the decimals that their table has", () => {
  const { data } = withRows([
    ["28", "12"],
    ["08", "9,25"],
    ["41", ".."],
  ]);
  expect([decimalsIn(data, "Valor"), decimalsIn(data, "Lugar")]).toEqual([2, 0]);
});

test("it is told and cited by the names of its areas, whatever they are written as", () => {
  const cited = citedMap(
    withRows([
      ["28", "12,5"],
      ["08", ".."],
    ]),
  );
  expect(cited.rows).toEqual([
    { x: "Madrid", label: "Madrid", source: "", values: [12.5] },
    { x: "Barcelona", label: "Barcelona", source: "", values: [null] },
  ]);
  const draft = altDraft(areaMapExample.config);
  expect(draft).toMatch(/Los valores más altos: Ceuta \(26,4\s%\), Cádiz \(21,6\s%\) y Granada/);
  expect(draft).toContain("Los más bajos: Soria");
});
