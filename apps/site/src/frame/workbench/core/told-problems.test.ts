import { expect, test } from "vitest";
import { toldProblems } from "./told-problems";

test("what is wrong with two fields in the same words is told with the name of each", () => {
  const problems = [
    { field: "title", message: "En los datos, 2023 es 11,8 %" },
    { field: "altText", message: "En los datos, 2023 es 11,8 %" },
    { field: "sourceLine", message: "Falta la fuente" },
  ];
  const labels = new Map([
    ["title", "Título"],
    ["altText", "Texto alternativo"],
  ]);
  expect(toldProblems(problems, (field) => labels.get(field) ?? field).map(({ words }) => words)).toEqual([
    "Título: En los datos, 2023 es 11,8 %",
    "Texto alternativo: En los datos, 2023 es 11,8 %",
    "Falta la fuente",
  ]);
});
