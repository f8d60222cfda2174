import { expect, test } from "vitest";
import { plainTable } from "./plain-table.ts";
import { readTable } from "./read-table.ts";

const read = async (value: unknown) => readTable(new TextEncoder().encode(JSON.stringify(value)));

const CUBE = {
  version: "2.0",
  class: "dataset",
  id: ["geo", "time"],
  size: [2, 2],
  dimension: {
    geo: { label: "País", category: { index: { ES: 0, PT: 1 }, label: { ES: "España", PT: "Portugal" } } },
    time: { label: "Periodo", category: { index: ["2024-Q1", "2024-Q2"] } },
  },
};

/** @see https://json-stat.org/full/: values go by the last dimension first. */
test("a cube of JSON-stat is a row for each of its cells, with its flags", async () => {
  const plain = plainTable(
    (await read({ ...CUBE, value: { "0": 12.334, "1": 11.9, "2": 6.8 }, status: { "1": "p", "3": "c" } })).rows,
  );
  expect(plain.rows.map(({ cells }) => cells)).toEqual([
    ["País", "Periodo", "Valor"],
    ["España", "2024T1", "12,3340"],
    ["España", "2024T2", "11,9"],
    ["Portugal", "2024T1", "6,8"],
    ["Portugal", "2024T2", ""],
  ]);
  expect(plain.flags.map(({ row, flag }) => `${row} ${flag}`)).toEqual(["3 p", "5 c"]);
});

test("an older cube, inside its name, is read as well, and what is no cube is not", async () => {
  const { id, dimension } = CUBE;
  const older = { dataset: { dimension: { ...dimension, id, size: [2, 2] }, value: [1, 2, 3, 4] } };
  expect((await read(older)).rows.at(-1)?.cells).toEqual(["Portugal", "2024-Q2", "4"]);
  expect((await read({ a: 1 })).source.form).toBe("delimited");
});

test("a cube of too many cells is not unfolded", async () => {
  const index = Array.from({ length: 1000 }, (_, at) => String(at));
  const dimension = { a: { category: { index } }, b: { category: { index } }, c: { category: { index } } };
  const { problems } = await read({
    class: "dataset",
    id: ["a", "b", "c"],
    size: [1000, 1000, 1000],
    dimension,
    value: [],
  });
  expect(problems).toEqual([{ fault: "TOO_LARGE", row: 0 }]);
});
