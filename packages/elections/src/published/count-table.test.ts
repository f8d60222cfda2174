import type { PublicCount } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { countTable } from "./count-table.ts";

const list = (key: string, votes: number, pct: number, seats: number) => ({
  ...{ key, votes, pct, seats, pctChange: key === "alfa" ? -2.5 : null, seatsChange: 1 },
});
const area = (code: string, name: string, seats: number, lists: PublicCount["total"]["lists"]) => ({
  ...{ code, name, census: 1000, voters: 600, blank: 10, spoilt: 5, seats, countedPct: 45.16, turnoutPct: null },
  ...{ winner: null, lists },
});

/** A count of an invented country: four lists of the desk, one of them below one of a hundred, and those that it does not name. */
const COUNT: PublicCount = {
  ...{ schema: 1, title: "Elecciones de Ejemplia", isRehearsal: false, isFinal: false, majority: 4 },
  ...{
    takenAtMs: Date.parse("2027-05-23T22:41:00+02:00"),
    behindSinceMs: null,
    headline: "",
    source: "",
    before: "2023",
  },
  lists: ["gama", "alfa", "beta", "mini"].map((key) => ({
    key,
    acronym: key.toUpperCase(),
    name: "",
    light: "",
    dark: "",
  })),
  blocs: [{ name: "Alfa y Gama", seats: 4 }],
  total: area("total", "Total", 7, [
    ...[list("alfa", 300, 50, 3), list("beta", 200, 33.33, 2), list("gama", 80, 13.33, 1), list("mini", 5, 0.83, 0)],
    list("", 5, 0.83, 0),
  ]),
  constituencies: [
    area("norte", "Norte", 5, [list("beta", 90, 40, 2), list("alfa", 100, 44.4, 2)]),
    area("sur", "Sur", 2, []),
  ],
  turnout: [
    { time: "14:00", pct: 38.2, before: 40 },
    { time: "18:00", pct: 53.1, before: null },
  ],
};

test("the lists of the whole: those below one of a hundred and without a seat are with the others, whose sum is kept", () => {
  const table = countTable(COUNT, "");
  expect(table?.columns.map(({ key, unit }) => [key, unit])).toEqual([
    ...[
      ["escanos", "escaños"],
      ["porcentaje", "%"],
      ["votos", "votos"],
    ],
    ...[
      ["escanos-antes", "escaños"],
      ["porcentaje-antes", "%"],
    ],
  ]);
  expect(table?.rows.map(({ name, values }) => [name, ...values])).toEqual([
    ["ALFA", 3, 50, 300, 2, 52.5],
    ["BETA", 2, 33.33, 200, 1, null],
    ["GAMA", 1, 13.33, 80, 0, null],
    // 5 votes of «mini» and 5 of those that nobody names.
    ["Otras", 0, 1.66, 10, null, null],
  ]);
  expect(table).toMatchObject({
    title: "Elecciones de Ejemplia",
    usual: ["escanos"],
    asOf: "con el 45,2\u00a0% escrutado",
  });
  expect(table?.moment).toBe("Datos de las 22:41 del 23\u00a0de mayo de 2027, con el 45,2\u00a0% escrutado.");
  // From left to right as the desk wrote them.
  expect(table?.rows.map(({ seat }) => seat)).toEqual([1, 2, 0, 4]);
});

test.each([
  {
    part: "norte",
    rows: [
      ["BETA", 2],
      ["ALFA", 2],
    ],
  },
  {
    part: "circunscripciones",
    rows: [
      ["Norte", 44.4],
      ["Sur", null],
    ],
  },
  { part: "bloques", rows: [["Alfa y Gama", 4]] },
  {
    part: "participacion",
    rows: [
      ["14:00", 38.2],
      ["18:00", 53.1],
    ],
  },
  { part: "resumen", rows: [["Escrutado", 45.16]] },
])("the part «$part»", ({ part, rows }) => {
  expect(countTable(COUNT, part)?.rows.map(({ name, values }) => [name, values[0]])).toEqual(rows);
});

test("who is ahead in a constituency is the most voted, whoever has the seats; of one without votes nobody is", () => {
  expect(countTable(COUNT, "circunscripciones")?.rows.map(({ first }) => first)).toEqual(["ALFA", ""]);
});

test("a rehearsal, silence, the end and a part that is not there say so", () => {
  const silent = { ...COUNT, behindSinceMs: Date.parse("2027-05-23T22:41:00+02:00") };
  expect(countTable(silent, "")?.moment).toContain("La fuente no da datos nuevos desde las 22:41.");
  expect(countTable({ ...COUNT, isRehearsal: true }, "")?.moment).toMatch(
    /^Ensayo: estos votos no son de verdad\. Datos/,
  );
  expect(countTable({ ...COUNT, isFinal: true }, "")?.asOf).toBe("con el recuento terminado");
  expect(countTable({ ...COUNT, takenAtMs: null }, "")?.moment).toBe("Todavía no hay votos contados.");
  expect(countTable(COUNT, "28")).toBeNull();
});
