import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { withNames } from "./named-columns";

const cellsOf = (text: string) => withNames(readDelimited(text))?.rows.map(({ cells }) => cells.join("|")) ?? null;

test("a table without names gets them by what its first row holds, and loses no row", () => {
  expect(cellsOf("El mapa;http://a.example/;03/05/2014;https://b.example/\nOtro;http://c.example/;;")).toEqual([
    "qué era|dirección antigua|publicado|dirección nueva",
    "El mapa|http://a.example/|03/05/2014|https://b.example/",
    "Otro|http://c.example/||",
  ]);
});

test("one address is a table, and a table with names is left alone", () => {
  expect(cellsOf("http://a.example/")).toEqual(["dirección antigua", "http://a.example/"]);
  expect(cellsOf("url;título\nhttp://a.example/;A")).toBeNull();
  expect(cellsOf("")).toBeNull();
});
