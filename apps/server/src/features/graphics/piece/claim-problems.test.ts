import type { Cited } from "@nv/contracts/schemas";
import { CardConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { claimProblems } from "./claim-problems.ts";

const RATE: Cited = {
  ...{
    reference: "series:paro",
    title: "Paro inventado",
    sourceLine: "Oficina de Ejemplo",
    altText: "",
    otherwise: "",
  },
  columns: [{ key: "paro", name: "Paro", unit: "%", decimals: 1 }],
  rows: [
    { x: "2021", label: "2021", values: [16.1], source: "" },
    { x: "2022", label: "2022", values: [15], source: "" },
    { x: "2023", label: "2023", values: [12.9], source: "" },
    { x: "2024", label: "2024", values: [12.2], source: "" },
  ],
  picture: null,
};

const problemsOf = (heading: string) => {
  const values = [{ source: "series:paro", column: "", at: "", text: "12,2\u00a0%", unit: "", label: "2024" }];
  const config = CardConfig.parse({ type: "card", template: "dato", heading, values });
  return claimProblems(config, new Map([["series:paro", RATE]]));
};

test.each([
  "El paro sube al 15 %",
  "El paro sube al 12,2 % en 2024",
  "El nivel más bajo desde 2008",
  "El paro, en el nivel más bajo desde 2008",
  "El paro baja del 12 % por primera vez",
  "El paro alcanza el 20 %",
  "El dato más alto de la serie: 12,2 %",
  "El paro era del 12,2 % en 2021 y es del 16,1 % en 2024",
])("«%s» does not go out above 12,2 %", (heading) => {
  expect(problemsOf(heading)).toMatchObject([{ field: "config.heading" }]);
});

test.each([
  "El paro baja al 12,2 % en 2024",
  "El paro inventado",
  "El paro baja del 15 % de 2022 al 12,2 % de 2024",
  "El nivel más bajo desde 2021",
  "Un 12,2 % de paro",
])("«%s» does", (heading) => {
  expect(problemsOf(heading)).toEqual([]);
});
