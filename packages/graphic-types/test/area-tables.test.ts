import { createAreaMatcher, namesOf } from "@nv/geography";
import { NO_READING } from "@nv/tables";
import { expect, test } from "vitest";
import { matchedCodes, placeColumn, readMapData, valueColumn } from "../src/data-map/editor/read-map-data.ts";
import { loadTestAtlas } from "./atlas.ts";

const { spain } = await loadTestAtlas(["spain"]);
if (!spain) throw new Error("there is no atlas");
const { municipalities, provinces } = spain.objects;

/** Municipalities of the IGN, with the lands that several share left out. */
const TOWNS = [...namesOf(municipalities)].map(([id, name]) => ({ id, name })).filter(({ id }) => !id.startsWith("53"));
const PROVINCES = namesOf(provinces);
const MATCHER = createAreaMatcher("municipalities", new Map(TOWNS.map(({ id, name }) => [id, name])));

const provinceOf = (id: string) => Number(id.slice(0, 2));
const withinOf = (id: string) => Number(id.slice(2));
const provinceName = (id: string) => PROVINCES.get(id.slice(0, 2)) ?? "";

/** Tables as people have them: their heads, and a row of theirs. */
const TABLES = {
  "results as the Ministerio del Interior gives them": {
    head: "Nombre de Comunidad;Código de Provincia;Nombre de Provincia;Código de Municipio;Nombre de Municipio;Población;Total votantes",
    row: (id: string, name: string) =>
      `;${provinceOf(id)};${provinceName(id)};${withinOf(id)};${name};${provinceOf(id)}000;12`,
    place: "Nombre de Municipio",
    value: "Población",
  },
  "the list of municipalities of the INE, with a figure": {
    head: "CODAUTO;CPRO;CMUN;DC;NOMBRE;Tasa",
    row: (id: string, name: string) => `1;${provinceOf(id)};${withinOf(id)};7;${name};12,5`,
    place: "NOMBRE",
    value: "Tasa",
  },
  "codes of provinces before names": {
    head: "Provincia;Municipio;Nombre;Voto",
    row: (id: string, name: string) => `${provinceOf(id)};${withinOf(id)};${name};12,5`,
    place: "Nombre",
    value: "Voto",
  },
  "names of provinces before names": {
    head: "Provincia;Municipio;Voto",
    row: (id: string, name: string) => `${provinceName(id)};${name};12,5`,
    place: "Municipio",
    value: "Voto",
  },
  "codes before names in a cell": {
    head: "Municipio;Voto",
    row: (id: string, name: string) => `${id} ${name};12,5`,
    place: "Municipio",
    value: "Voto",
  },
  "codes whose first zero a spreadsheet has taken": {
    head: "Código;Voto",
    row: (id: string) => `${Number(id)};12,5`,
    place: "Código",
    value: "Voto",
  },
} as const;

test("the column of the place is that of the towns, where the provinces beside them have names of towns too", () => {
  const rows = TOWNS.filter(({ id }) => id.startsWith("05")).map(({ id, name }) => `${provinceName(id)};${name};1`);
  const { data } = readMapData(["Provincia;Municipio;Voto", ...rows].join("\n"), NO_READING);
  expect(data && placeColumn(data, MATCHER)).toBe("Municipio");
});

test.each(Object.entries(TABLES))("each municipality of Spain is found in %s", (_, { head, row, place, value }) => {
  const { data } = readMapData([head, ...TOWNS.map(({ id, name }) => row(id, name))].join("\n"), NO_READING);
  if (data === null) throw new Error("it cannot be read");
  expect(placeColumn(data, MATCHER)).toBe(place);
  expect(valueColumn(data, place)).toBe(value);
  expect(matchedCodes(data, place, MATCHER)).toEqual(TOWNS.map(({ id }) => id));
});
