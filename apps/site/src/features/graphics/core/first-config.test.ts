import { GraphicConfig } from "@nv/contracts/schemas";
import { configProblems } from "@nv/embeds";
import { expect, test } from "vitest";
import { type ComposedType, firstConfig } from "./first-config";

const CHARTS = [
  { id: "ej001", title: "Muestra A" },
  { id: "ej002", title: "Muestra B" },
];

test.each<ComposedType>(["wrapper", "media-query", "switcher", "css-wrapper"])(
  "a new %s over two charts is right as it is",
  (type) => {
    const config = firstConfig(type, CHARTS);
    expect(GraphicConfig.parse(config)).toEqual(config);
    expect(configProblems(config)).toEqual([]);
  },
);

test("without charts the fields wait, empty", () => {
  expect(configProblems(firstConfig("css-wrapper"))).toEqual([{ field: "chart", message: "Falta el gráfico" }]);
});
