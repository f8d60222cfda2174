import { describe, expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { FigureConfig } from "./config.ts";
import { readFigureTable } from "./editor/read-figure-table.ts";
import { axisUnit, columnUnit, withUnit } from "./units.ts";

const NOTHING = FigureConfig.parse({ type: "figure" }).data;

/** A figure of a table as somebody pastes it. */
function pasted(text: string, more: object = {}): FigureConfig {
  const { data, fault } = readFigureTable(text, NOTHING);
  expect(fault).toBeNull();
  return FigureConfig.parse({ type: "figure", data, ...more });
}

const RATES = "año;Hombres (%);Mujeres (%)\n2023;10,5;13,2\n2024;10,1;12,8";
const BOTH = "provincia;Parados (miles de personas);Tasa (%)\nNorteña;2830,6;11,8\nSureña;2595,5;10,6";

describe("units", () => {
  test("that all columns say are those of the axis, and what somebody writes comes before", () => {
    expect(axisUnit(pasted(RATES))).toBe("%");
    expect(axisUnit(pasted(RATES, { format: { unit: "por ciento" } }))).toBe("por ciento");
    expect(axisUnit(pasted("año;Hombres (%);Todos\n2023;1;2"))).toBe("");
  });

  test("of a column are its own, then those of the axis", () => {
    const both = pasted(BOTH, { kind: "scatter" });
    expect([columnUnit(both, 0), columnUnit(both, 1)]).toEqual(["miles de personas", "%"]);
    expect(columnUnit(pasted("año;Paro\n2023;1", { format: { unit: "%" } }), 0)).toBe("%");
  });

  /** @see findings of November 2026: the table of «Parados» and «Tasa (%)», which no axis holds. */
  test("of two kinds are refused on one axis, and stand beside each other in a scatter", () => {
    const messages = (kind: string, more: object = {}) =>
      configProblems(pasted(BOTH, { kind, ...more })).map(({ message }) => message);
    expect(messages("lines")[0]).toContain("«Parados (miles de personas)» y «Tasa (%)» están en unidades distintas");
    expect(messages("lines", { format: { unit: "índice", decimals: 1 } })).toEqual([]);
    expect(messages("scatter")).toEqual([]);
  });

  test.each([
    ["Tasa", "%", "Tasa (%)"],
    ["Tasa (%)", "%", "Tasa (%)"],
    ["Tasa", "", "Tasa"],
    ["Renta (media)", "euros", "Renta (media) (euros)"],
  ])("%s in %s is headed %s", (name, unit, head) => {
    expect(withUnit(name, unit)).toBe(head);
  });
});
