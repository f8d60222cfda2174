import { expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { SwitcherConfig } from "./config.ts";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Lugar ${index}`,
    chart: `c${String(index).padStart(4, "0")}`,
  }));

test.each([
  { name: "a good one", config: { items: items(17), control: "select" }, problems: [] },
  {
    name: "too many tabs",
    config: { items: items(41), control: "tabs" },
    problems: [{ field: "control", message: "Con más de 40 gráficos las pestañas no caben; usa lista o buscador" }],
  },
  {
    name: "a toggle of three",
    config: { items: items(3), control: "toggle" },
    problems: [{ field: "control", message: "Un conmutador es para dos gráficos; usa pestañas o lista" }],
  },
  {
    name: "two labels that are the same to a reader, and a first one that is not there",
    config: { items: [...items(1), { label: "LUGAR 0", chart: "otro1" }], defaultIndex: 2 },
    problems: [
      { field: "defaultIndex", message: "Ese gráfico no está en la lista" },
      { field: "items.1.label", message: "Ya hay otra etiqueta igual" },
    ],
  },
])("$name", ({ config, problems }) => {
  expect(configProblems(SwitcherConfig.parse({ type: "switcher", ...config }))).toEqual(problems);
});
