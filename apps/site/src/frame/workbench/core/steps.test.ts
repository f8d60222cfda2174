import { expect, test } from "vitest";
import { countsOf } from "./steps";

const STEPS = [
  { label: "Datos", fields: ["data", "series"] },
  { label: "Dibujo", fields: ["kind"] },
  { label: "Texto", fields: ["title", "altText"] },
];

test("what is missing is counted in the step of its field, a part of a configuration by its first name", () => {
  const missing = ["config.data.rows.3", "config.kind", "title", "altText"].map((field) => ({ field }));
  expect([...countsOf(STEPS, missing)]).toEqual([
    ["Datos", 1],
    ["Dibujo", 1],
    ["Texto", 2],
  ]);
});

test("what no step names is in the first one, and without steps there is nothing to count", () => {
  expect([...countsOf(STEPS, [{ field: "config.other.0" }])]).toEqual([["Datos", 1]]);
  expect([...countsOf([], [{ field: "title" }])]).toEqual([]);
});
