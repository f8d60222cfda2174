import { readFile } from "node:fs/promises";
import { TableMapping } from "@nv/contracts/schemas";
import { readDelimited } from "@nv/tables";
import { CORPUS } from "@nv/tables/test";
import { describe, expect, test } from "vitest";
import { proposeSeries } from "./averages/propose-series.ts";
import { missingOfFicha } from "./ficha.ts";
import { rowFaults } from "./poll-faults.ts";
import { readTrackerRows } from "./poll-table.ts";

const BY = { startDay: "2026-01-10", today: "2026-11-23", mapping: TableMapping.parse({}) };
const HEAD = "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url";

const polls = (...rows: readonly string[]) =>
  readTrackerRows(readDelimited([HEAD, ...rows].join("\n")).rows, "polls", BY);

test("a poll is of its last day, with who asked whom, how many and how, and where it says so", () => {
  expect(polls("Casa Faro;2/3/2026;5/3/2026;1.200;panel;18 o más;44,5;50;https://faro.example/marzo")).toMatchObject({
    problems: [],
    observations: [
      {
        date: "2026-03-05",
        values: {
          ...{ house: "Casa Faro", start: "2026-03-02", sample: 1200, mode: "panel", population: "18 o más" },
          ...{ approve: 44.5, disapprove: 50 },
        },
        source: "faro.example",
        sourceUrl: "https://faro.example/marzo",
      },
    ],
  });
});

const GOOD = "Casa Faro;2/3/2026;5/3/2026;1200;panel;adultos;44;50;https://faro.example/marzo";

test("nobody asks half a person, and no share is of more than a hundred: three decimals are read by what they can be", () => {
  expect(
    polls("Casa Faro;2/3/2026;5/3/2026;1.200;panel;18 o más;44.123;50.001;https://faro.example/marzo"),
  ).toMatchObject({
    problems: [],
    observations: [{ values: { sample: 1200, approve: 44.123, disapprove: 50.001 } }],
  });
});

/** @see findings of November 2026: a sheet of 45,0 % gave «aprueba el 0,5 %». */
test("shares that are all parts of one are asked about, and none is taken", () => {
  const half = (house: string) =>
    `${house};2/3/2026;5/3/2026;1200;panel;adultos;0,45;0,5;https://faro.example/${house}`;
  expect(polls(half("Faro"), half("Este"))).toMatchObject({
    observations: [],
    problems: [expect.stringContaining("parecen partes de uno (0,45) y no porcentajes")],
  });
  expect(polls("Faro;2/3/2026;5/3/2026;1200;panel;adultos;45 %;50 %;https://faro.example/").observations).toHaveLength(
    1,
  );
});

describe("a row that is no poll is told with its number", () => {
  test.each([
    ["no source", "Casa Faro;2/3/2026;5/3/2026;1200;panel;adultos;44;50;", "falta la dirección de la fuente"],
    [
      "a source that is no address",
      "Casa Faro;2/3/2026;5/3/2026;1200;panel;adultos;44;50;javascript:alert(1)",
      "columna «fuente»: «javascript:alert(1)» no es una dirección completa, como https://www.ejemplo.es/encuesta",
    ],
    [
      "shares of more than everybody",
      "Casa Faro;2/3/2026;5/3/2026;1200;panel;adultos;54;50;https://faro.example/a",
      "quienes aprueban y quienes desaprueban suman 104\u00a0%",
    ],
    [
      "an end before its start",
      "Casa Faro;6/3/2026;5/3/2026;1200;panel;adultos;44;50;https://faro.example/a",
      "acaba antes de empezar: del 06/03/2026 al 05/03/2026",
    ],
    [
      "a sample that is no number",
      "Casa Faro;2/3/2026;5/3/2026;unos mil;panel;adultos;44;50;https://faro.example/a",
      "columna «Muestra»: «unos mil» no es un número",
    ],
    [
      "a sample of half a person",
      "Casa Faro;2/3/2026;5/3/2026;1200,5;panel;adultos;44;50;https://faro.example/a",
      "la muestra no es un número de personas: 1200,5",
    ],
    [
      "a day that has not come",
      "Casa Faro;2/3/2026;5/12/2026;1200;panel;adultos;44;50;https://faro.example/a",
      "acaba en el futuro, el 05/12/2026",
    ],
    [
      "a month in the place of a day",
      "Casa Faro;2/3/2026;marzo 2026;1200;panel;adultos;44;50;https://faro.example/a",
      "columna «fecha»: «marzo 2026» no es una fecha",
    ],
    [
      "a day before the mandate",
      "Casa Faro;2/1/2026;5/1/2026;1200;panel;adultos;44;50;https://faro.example/a",
      "acaba antes del primer día del mandato, el 10/01/2026",
    ],
    [
      "nobody who asked",
      ";2/3/2026;5/3/2026;1200;panel;adultos;44;50;https://faro.example/a",
      "falta la casa que pregunta",
    ],
    [
      "a share below nothing",
      "Casa Faro;2/3/2026;5/3/2026;1200;panel;adultos;-4;50;https://faro.example/a",
      "«Aprueba» no es un porcentaje: \u22124",
    ],
    ["the same poll again", GOOD, "repite la encuesta del 05/03/2026 de la fila 2"],
  ])("%s", (_name, row, reason) => {
    const { observations, problems } = polls(GOOD, row);
    expect(problems).toEqual([`Fila 3, ${reason}.`]);
    expect(observations).toHaveLength(1);
  });
});

test("what the method of the asking was may be left out of the table", () => {
  const { rows } = readDelimited(
    "casa;inicio;fin;muestra;aprueba;desaprueba;url\nCasa Faro;2/3/2026;5/3/2026;900;44;50;https://faro.example/a",
  );
  expect(readTrackerRows(rows, "polls", BY)).toMatchObject({
    problems: [],
    observations: [{ values: { sample: 900 } }],
  });
});

test("an event has a day that has come, a title and a source", () => {
  const { rows } = readDelimited(
    "fecha;tipo;título;url\n1/4/2026;decisión;Ley de Ejemplo;https://boe.example/1\n2/4/2026;;;https://boe.example/2\n3/4/2027;;Mañana;https://boe.example/3\n4/4/2026;;Sin nadie;",
  );
  const { observations, problems } = readTrackerRows(rows, "events", BY);
  expect(observations).toHaveLength(1);
  expect(problems).toEqual([
    "Fila 3, falta el título.",
    "Fila 4, está en el futuro, el 03/04/2027.",
    "Fila 5, falta la dirección de la fuente.",
  ]);
});

test("more polls than fit are told, and none is taken", () => {
  const rows = Array.from(
    { length: 5001 },
    (_, at) => `Casa ${at};2/3/2026;5/3/2026;900;panel;adultos;44;50;https://faro.example/${at}`,
  );
  expect(polls(...rows)).toMatchObject({ observations: [], problems: ["Hay 5001 filas, y caben 5000."] });
});

test("polls that another first day leaves outside are told", () => {
  const { observations } = polls(GOOD);
  expect(rowFaults({ polls: observations, events: [] }, { ...BY, startDay: "2026-04-01" })).toEqual([
    "La encuesta de Casa Faro del 05/03/2026 acaba antes del primer día del mandato, el 01/04/2026",
  ]);
  expect(rowFaults({ polls: observations, events: [] }, { ...BY, startDay: "1980-04-01" })).toEqual([
    "La encuesta de Casa Faro del 05/03/2026 acaba más de veinte años después del primer día del mandato",
  ]);
});

test.each([
  ["polls", "encuestas.csv", 3],
  ["events", "acontecimientos.csv", 2],
] as const)("the %s that the manual shows are read whole", async (of, name, count) => {
  const text = await readFile(new URL(`../../../../snippets/trackers/${name}`, import.meta.url), "utf8");
  const { observations, problems } = readTrackerRows(readDelimited(text).rows, of, BY);
  expect(problems).toEqual([]);
  expect(observations).toHaveLength(count);
});

const PARTIES = ["azul", "verde", "otros"].map((key) => ({ key, name: key.toUpperCase() }));

test("the polls of parties that the manual shows are read whole, with their ficha técnica", async () => {
  const text = await readFile(new URL("../../../../snippets/trackers/partidos.csv", import.meta.url), "utf8");
  const { observations, problems } = readTrackerRows(readDelimited(text).rows, "polls", { ...BY, series: PARTIES });
  expect(problems).toEqual([]);
  expect(observations.map(missingOfFicha)).toEqual([
    ["el domicilio de la casa", "las preguntas"],
    ["el domicilio de la casa", "las preguntas"],
    expect.arrayContaining(["quién la encarga", "el error", "el muestreo"]),
  ]);
  expect(observations[0]?.values).toMatchObject({ client: "Diario de Ejemplo", error: 2.9, azul: 33.1, otros: 8.2 });
});

describe("polls of parties", () => {
  const row = (cells: string) => `casa;inicio;fin;muestra;azul;verde;otros;url\nFaro;2026-03-02;2026-03-05;${cells}`;
  const faultOf = (cells: string) =>
    readTrackerRows(readDelimited(row(cells)).rows, "polls", { ...BY, series: PARTIES }).problems[0];
  test.each([
    ["1000;33;29;;https://faro.example", undefined],
    ["1000;;;;https://faro.example", "Fila 2, no tiene cifra de ninguno: «AZUL», «VERDE», «OTROS»."],
    ["1000;60;45;;https://faro.example", "Fila 2, sus cifras suman 105 %."],
    ["1000;-3;29;;https://faro.example", "Fila 2, «AZUL» no es un porcentaje: −3."],
    ["0;33;29;;https://faro.example", "Fila 2, la muestra no es un número de personas: 0."],
  ])("«%s»", (cells, fault) => {
    expect(faultOf(cells)?.replaceAll("\u00a0", " ")).toBe(fault);
  });
  test("an address for all that is none is none", () => {
    const by = { ...BY, series: PARTIES, fixed: { house: "", sourceUrl: "https://" } };
    const { problems } = readTrackerRows(readDelimited(row("1000;33;29;;")).rows, "polls", by);
    expect(problems).toEqual(["Fila 2, falta la dirección de la fuente."]);
  });
  test("one house asked all of them, and says so once", () => {
    const by = {
      ...BY,
      startDay: "2026-01-01",
      series: PARTIES,
      fixed: { house: "CIS", sourceUrl: "https://cis.example/serie" },
    };
    const text = "fecha;entrevistas;azul;verde\nEnero 2026;4000;33;29\nFebrero 2026;4000;32,5;29,4";
    const { observations, problems } = readTrackerRows(readDelimited(text).rows, "polls", by);
    expect(problems).toEqual([]);
    expect(observations).toMatchObject([
      { date: "2026-01-31", source: "cis.example", values: { house: "CIS", start: "2026-01-01", sample: 4000 } },
      { date: "2026-02-28", values: { azul: 32.5 } },
    ]);
  });
});

test("a series of the CIS is read with its house and its address said once, and asks for both where nobody says them", () => {
  const text = CORPUS.find(({ name }) => name.startsWith("CIS, a series of vote"))?.text ?? "";
  const series = ["Azul", "Verde", "Otros", "En blanco"].map((name) => ({ key: name.toLowerCase(), name }));
  const { rows } = readDelimited(text);
  const by = { startDay: "2031-01-01", today: "2031-04-10", mapping: BY.mapping, series };
  const fixed = { house: "CIS", sourceUrl: "https://cis.example/serie" };
  const { observations, problems } = readTrackerRows(rows, "polls", { ...by, fixed });
  expect(problems).toEqual([]);
  expect(observations).toMatchObject([
    { date: "2031-01-31", values: { house: "CIS", start: "2031-01-01", sample: 4012, azul: 33.1, "en blanco": 0.9 } },
    { date: "2031-02-28", values: { sample: 3989, verde: 30 } },
    { date: "2031-03-31", values: { sample: 4120, otros: 7.9 } },
  ]);
  expect(readTrackerRows(rows, "polls", by)).toMatchObject({ observations: [], problems: [expect.any(String)] });
  const proposed = proposeSeries(rows, BY.mapping, []).map(({ name, role }) => `${name}: ${role}`);
  expect(proposed).toEqual(["Azul: choice", "Verde: choice", "Otros: rest", "En blanco: rest"]);
});

/** @see findings of November 2026, B2: «Falta la columna «fecha»… «Casa»…» for the list as FiveThirtyEight publishes it. */
test("a list of polls is read by the names that FiveThirtyEight gives its columns, with the month first", () => {
  const table = [
    "startdate,enddate,pollster,grade,samplesize,population,weight,approve,disapprove,url",
    "1/20/2026,1/22/2026,Casa Faro,B,1500,a,.24168201,45,45,http://faro.example/enero",
    "1/9/2026,1/11/2026,Casa Dique,B/C,1992,rv,.69698373,46.5,37,http://dique.example/enero",
  ].join("\n");
  const { problems, observations } = readTrackerRows(readDelimited(table).rows, "polls", BY);
  expect(problems).toEqual([]);
  expect(observations).toMatchObject([
    { date: "2026-01-11", values: { house: "Casa Dique", start: "2026-01-09", sample: 1992, approve: 46.5 } },
    { date: "2026-01-22", values: { house: "Casa Faro", start: "2026-01-20", population: "a", disapprove: 45 } },
  ]);
});

test("days that could begin with the month are asked", () => {
  const { understood } = polls("Casa Faro;2/3/2026;5/4/2026;1200;panel;adultos;44;50;https://faro.example/marzo");
  expect(understood.filter(({ isCertain }) => !isCertain).map(({ name }) => name)).toEqual(["fin", "inicio"]);
});
