import { createMunicipalityReader } from "@nv/geography";
import { expect, test } from "vitest";
import { readMunicipality } from "./read-municipality.ts";

const READER = createMunicipalityReader(
  new Map([
    ["08019", "Barcelona"],
    ["17105", "Mieres"],
    ["28079", "Madrid"],
    ["33037", "Mieres"],
    ["48020", "Bilbao"],
  ]),
);

test.each([
  ["8019", "08", "08019"],
  ["080193", "08", "08019"],
  ["28079", "28", "28079"],
  ["019", "08", "08019"],
  ["Bilbao", "48", "48020"],
  ["Bilbo", "48", "48020"],
  ["Mieres", "33", "33037"],
  ["  ", "33", ""],
])("«%s» of the province %s is %s", (cell, province, value) => {
  expect(readMunicipality(cell, province, READER)).toEqual({ value });
});

test.each<[string, string | null, string, readonly string[]]>([
  ["Bilbau", "48", "«Bilbau» no es un municipio de Bizkaia. ¿Es Bilbao?", ["Bilbao"]],
  ["Bilbao", "28", "«Bilbao» no es un municipio de Madrid. ¿Es Bilbao (Bizkaia)?", ["48020"]],
  ["Mieres", null, "«Mieres» puede ser Mieres (Girona) o Mieres (Asturias): elige uno", ["17105", "33037"]],
  [
    "Narnia",
    "28",
    "«Narnia» no es un municipio de Madrid: escribe su nombre o su código del INE, o déjalo en blanco",
    [],
  ],
  ["19", "08", "«19» no es el código de un municipio: son cinco cifras, o seis con la de control", []],
  ["080194", "08", "«080194» no es el código de un municipio: son cinco cifras, o seis con la de control", []],
  ["Bilbao", "X1", "Una provincia de ejemplo no tiene municipios: déjalo en blanco", []],
])("«%s» of the province %s is told, and not read", (cell, province, message, candidates) => {
  const reading = readMunicipality(cell, province, READER);
  expect(reading).toMatchObject({ message });
  expect("message" in reading && (reading.candidates ?? []).map(({ value }) => value)).toEqual(candidates);
});

test("without the names a code is read, and a name is told", () => {
  expect(readMunicipality("08019", "08", null)).toEqual({ value: "08019" });
  expect(readMunicipality("Bilbao", "48", null)).toMatchObject({ message: expect.stringContaining("código del INE") });
});
