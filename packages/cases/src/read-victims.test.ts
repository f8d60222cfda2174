import { expect, test } from "vitest";
import { readVictims } from "./read-victims.ts";

test.each([
  ["3", { victims: 3, isMinimum: false }],
  ["tres", { victims: 3, isMinimum: false }],
  ["Una", { victims: 1, isMinimum: false }],
  ["al menos 3", { victims: 3, isMinimum: true }],
  ["al menos dos", { victims: 2, isMinimum: true }],
  ["por lo menos 3", { victims: 3, isMinimum: true }],
  ["mínimo 3", { victims: 3, isMinimum: true }],
  ["un mínimo de 3", { victims: 3, isMinimum: true }],
  ["3 o más", { victims: 3, isMinimum: true }],
  ["3 como mínimo", { victims: 3, isMinimum: true }],
  ["3+", { victims: 3, isMinimum: true }],
  ["≥ 3", { victims: 3, isMinimum: true }],
  ["1.200", { victims: 1200, isMinimum: false }],
  ["1 200", { victims: 1200, isMinimum: false }],
])("«%s» victims are %o", (cell, value) => {
  expect(readVictims(cell)).toEqual({ value });
});

test.each([
  ["muchas", "Escribe un número: «muchas» no dice cuántas. Si solo se sabe un mínimo, «al menos 2»", []],
  ["una veintena", "Escribe un número: «una veintena» no dice cuántas. Si solo se sabe un mínimo, «al menos 2»", []],
  ["3 o 4", "«3 o 4» son varias cifras: escribe una, o la menor como mínimo, «al menos 3»", ["al menos 3", "3", "4"]],
  ["3-4", "«3-4» son varias cifras: escribe una, o la menor como mínimo, «al menos 3»", ["al menos 3", "3", "4"]],
  ["3 4", "«3 4» son varias cifras: escribe una, o la menor como mínimo, «al menos 3»", ["al menos 3", "3", "4"]],
  [
    "entre tres y cinco",
    "«entre tres y cinco» son varias cifras: escribe una, o la menor como mínimo, «al menos 3»",
    ["al menos 3", "3", "5"],
  ],
  [
    "más de 80",
    "«más de 80» no dice la cifra: escribe desde cuántas, «al menos 81» si son más de 80",
    ["al menos 81", "al menos 80"],
  ],
  [
    ">80",
    "«>80» no dice la cifra: escribe desde cuántas, «al menos 81» si son más de 80",
    ["al menos 81", "al menos 80"],
  ],
  [
    "unas 20",
    "«unas 20» es aproximado: escribe la cifra si se sabe, o «al menos» y las que son seguras",
    ["20", "al menos 20"],
  ],
  [
    "~20",
    "«~20» es aproximado: escribe la cifra si se sabe, o «al menos» y las que son seguras",
    ["20", "al menos 20"],
  ],
  ["3 (hermanas)", "«3 (hermanas)» lleva algo más que un número: escribe solo la cifra", ["3"]],
  ["3,5", "Escribe un número entero: «3,5» lleva decimales", []],
])("«%s» is told, and not read", (cell, message, candidates) => {
  const reading = readVictims(cell);
  expect(reading).toMatchObject({ message });
  expect("message" in reading && (reading.candidates ?? []).map(({ value }) => value)).toEqual(candidates);
});

test("each of what a cell may mean is read when it is chosen", () => {
  for (const cell of ["3 o 4", "más de 80", "unas 20", "3 (hermanas)"]) {
    const reading = readVictims(cell);
    if (!("message" in reading)) throw new Error(`«${cell}» was read`);
    for (const { value } of reading.candidates ?? []) expect(readVictims(value)).toHaveProperty("value");
  }
});
