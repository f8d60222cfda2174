import { expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { SwitcherConfig } from "./config.ts";
import { switcherPage } from "./page.ts";

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

test("a chart of a party is chosen by a button with the colour that the party always has", () => {
  const frame = (src: string, title: string) => ({ src, title, heightsPx: [] });
  const colourOf = (name: string) => (name === "Lugar 1" ? { light: "#1f5a82", dark: "#7db6dd" } : null);
  const { body } = switcherPage(SwitcherConfig.parse({ type: "switcher", items: items(2) }), { frame, colourOf });
  expect(body).toMatchObject({ items: [{ label: "Lugar 0" }, { label: "Lugar 1", mark: ["#1f5a82", "#7db6dd"] }] });
  expect(JSON.stringify(body).split("mark")).toHaveLength(2);
});
