import { expect, test } from "vitest";
import { readDecade } from "./read-decade.ts";

test.each([
  ["1970", 1970],
  ["70", 1970],
  ["80", 1980],
  ["80s", 1980],
  ["años 70", 1970],
  ["Años 70", 1970],
  ["años 80", 1980],
  ["los años 70", 1970],
  ["los 70", 1970],
  ["década de 1980", 1980],
  ["década de los 70", 1970],
  ["1970s", 1970],
  ["1980-1989", 1980],
  ["1970–79", 1970],
  ["1970 - 1979", 1970],
  ["70-79", 1970],
  ["los ochenta", 1980],
  ["años ochenta", 1980],
  ["a finales de los setenta", 1970],
  ["mediados de los 60", 1960],
  ["2010", 2010],
  ["1890", 1890],
])("«%s» is the decade %s", (cell, value) => {
  expect(readDecade(cell)).toEqual({ value });
});

test.each([
  ["hace mucho", "«hace mucho» no es una década: escribe su primer año, como 1980", []],
  ["1985", "«1985» no es el principio de una década: ¿es 1980-1989? Escribe 1980", ["1980"]],
  ["hacia 1985", "«hacia 1985» no es el principio de una década: ¿es 1980-1989? Escribe 1980", ["1980"]],
  ["1970-1985", "«1970-1985» puede ser más de una década: elige una, o escribe su primer año", ["1970", "1980"]],
  ["60s-70s", "«60s-70s» puede ser más de una década: elige una, o escribe su primer año", ["1960", "1970"]],
  [
    "de los setenta a los ochenta",
    "«de los setenta a los ochenta» puede ser más de una década: elige una, o escribe su primer año",
    ["1970", "1980"],
  ],
  ["20", "«20» no es el principio de una década: ¿es 2020-2029? Escribe 2020", ["2020"]],
  ["10", "«10» no es el principio de una década: ¿es 2010-2019? Escribe 2010", ["2010"]],
])("«%s» is told, and not read", (cell, message, candidates) => {
  const reading = readDecade(cell);
  expect(reading).toMatchObject({ message });
  expect("message" in reading && (reading.candidates ?? []).map(({ value }) => value)).toEqual(candidates);
});
