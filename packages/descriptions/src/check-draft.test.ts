import { describe, expect, test } from "vitest";
import type { ChartWords } from "./chart.ts";
import { checkDraft } from "./check-draft.ts";
import { draftProblemText } from "./draft-problem-text.ts";
import { findFacts } from "./find-facts.ts";
import { ORACLE_SENTENCES } from "./oracle/oracle-sentences.ts";
import { ORACLE_TABLES } from "./oracle/oracle-tables.ts";
import { readChart } from "./read-chart.ts";

const WORDS: ChartWords = { type: "", title: "", intro: "", notes: "", sourceName: "", unit: "" };

function problemsOf(csv: string, draft: string, words: Partial<ChartWords> = {}) {
  const read = readChart(csv, { ...WORDS, ...words });
  if ("fault" in read) throw new Error(read.fault);
  return checkDraft(findFacts(read.chart), draft, "long").problems;
}

const faultsOf = (...given: Parameters<typeof problemsOf>) =>
  problemsOf(...given).map(({ fault, text }) => `${fault} ${text}`);

/** Unemployment of an invented country, in per cent. */
const RATE = "año;Paro (%)\n2019;14,1\n2020;15,5\n2021;14,8\n2022;12,9\n2023;12,2\n2024;11,3";
/** People in four invented places. */
const PLACES = "lugar;personas\nAlfa;1234567\nBeta;600000\nGama;411522\nDelta;n/d";
/** Two rows over time. */
const ROWS = "año;Alfa;Beta\n2020;10;20\n2024;30;15";

describe("what the data say may be said", () => {
  test.each([
    "El paro baja del 14,1 % en 2019 al 11,3 % en 2024.",
    "Baja 2,8 puntos porcentuales.",
    "Baja 2,8 puntos de 2019 a 2024.",
    "El máximo es el de 2020, con 15,5 %; desde entonces cae 4,2 puntos.",
    "En 2020 llega al quince coma cinco por ciento.",
    "Son seis datos en cinco años.",
    "En 2023 fue del 12 %.",
    "En 2024 queda cerca del 11 %, menos del 12 %.",
    "Entre el 14,8 y el 15,5 %.",
    "De media, un 13,5 %.",
    "En los años veinte baja.",
  ])("of a rate: «%s»", (draft) => {
    expect(faultsOf(RATE, draft)).toEqual([]);
  });

  test.each([
    "Alfa tiene 1,2 millones.",
    "Alfa tiene 1.234.567 personas, y Beta, seiscientas mil.",
    "Alfa tiene más de un millón de personas.",
    "Alfa, la 1.ª, tiene el doble que Beta.",
    "Beta es la segunda, con 0,6 millones.",
    "Entre todas suman 2,2 millones.",
    "Más de la mitad está en Alfa: el 55 %.",
    "Falta un dato de los cuatro lugares.",
    "Gama roza las 412.000 personas; Alfa multiplica por tres las suyas.",
  ])("of places: «%s»", (draft) => {
    expect(faultsOf(PLACES, draft)).toEqual([]);
  });

  test.each([
    "Alfa se triplica de 2020 a 2024, de 10 a 30.",
    "Beta pierde un cuarto: baja un 25 %.",
    "En 2024, Alfa tiene el doble que Beta.",
    "En 2024, dos de cada tres son de Alfa.",
    "Una fila sube y la otra baja.",
    "Alfa sube 20 y Beta baja 5.",
  ])("of rows: «%s»", (draft) => {
    expect(faultsOf(ROWS, draft)).toEqual([]);
  });

  test("figures of the title, the source and the names are given", () => {
    const words = { title: "El plan 2030 del G20", sourceName: "Encuesta 40 dB" };
    const csv = "edad;personas\n18 a 24 años;5\n25 a 34 años;9";
    expect(faultsOf(csv, "Plan 2030 del G20: de 18 a 24 años, cinco. Fuente: Encuesta 40 dB.", words)).toEqual([]);
  });
});

describe("what they do not say cannot be published", () => {
  test.each([
    ["Afecta al 41 %.", "UNMATCHED 41 %"],
    ["Sube un cuarenta y uno por ciento.", "UNMATCHED cuarenta y uno por ciento"],
    ["En 2031 bajará.", "UNMATCHED 2031"],
    ["Llega a 1,2 millones.", "UNMATCHED 1,2 millones"],
    ["Es un tercio.", "UNMATCHED un tercio"],
    ["Se triplicó.", "UNMATCHED triplicó"],
    ["Ocupa la 3.ª plaza.", "UNMATCHED 3.ª"],
    ["El 12,3 % en 2023.", "UNMATCHED 12,3 %"],
    ["En mayo de 2024 baja.", "UNMATCHED mayo de 2024"],
    ["Durante el primer trimestre de 2024.", "UNMATCHED primer trimestre de 2024"],
    ["En los años noventa.", "UNMATCHED noventa"],
    ["El 15.5 % en 2020.", "UNREADABLE 15.5"],
  ])("«%s»", (draft, fault) => {
    expect(faultsOf(RATE, draft)).toEqual([fault]);
  });

  test("a fall of points is no fall of per cent", () => {
    expect(faultsOf("año;Paro (%)\n2020;20\n2024;25", "Sube un 5 %.")).toEqual(["UNMATCHED 5 %"]);
    expect(faultsOf("año;Paro (%)\n2020;20\n2024;25", "Sube cinco puntos.")).toEqual([]);
  });

  test("a count is no percentage, and a percentage no count of millions", () => {
    expect(faultsOf(ROWS, "Alfa llega al 30 % en 2024.")).toEqual(["UNMATCHED 30 %"]);
    expect(faultsOf(RATE, "Son 11,3 millones en 2024.")).toEqual(["UNMATCHED 11,3 millones"]);
  });

  test("a year is no amount, and an amount no year", () => {
    const csv = "año;casos\n2020;1999\n2021;2024";
    expect(faultsOf(csv, "En 2024 hubo más.")).toEqual(["UNMATCHED 2024"]);
    expect(faultsOf(csv, "Hubo 2024 casos en 2021.")).toEqual([]);
  });

  test.each([
    ["Alfa tiene 2 millones.", "csv;n\nAlfa;1600000\nBeta;5"],
    ["Alfa tiene 12.000.", "csv;n\nAlfa;12345\nBeta;5"],
    ["Alfa tiene casi 12.000.", "csv;n\nAlfa;12345\nBeta;5"],
    ["Alfa tiene más de 13.000.", "csv;n\nAlfa;12345\nBeta;5"],
  ])("rounding has an end: «%s»", (draft, csv) => {
    expect(problemsOf(csv, draft)).toMatchObject([{ fault: "UNMATCHED" }]);
  });

  test.each(["Alfa tiene 12.345.", "Alfa supera los 12.000.", "Alfa tiene más de 10.000.", "Alfa tiene unos 12.300."])(
    "what is said to be rounded may be: «%s»",
    (draft) => {
      expect(faultsOf("csv;n\nAlfa;12345\nBeta;5", draft)).toEqual([]);
    },
  );

  test("every one of them is told, where it stands", () => {
    const draft = "Baja al 11,3 % en 2024. Afecta al 41 % de 3 millones.";
    const problems = problemsOf(RATE, draft);
    expect(problems.map(({ start, end }) => draft.slice(start, end))).toEqual(["41 %", "3 millones"]);
    expect(problems.every(({ isBlocking }) => isBlocking)).toBe(true);
  });
});

describe("doubts are for a person to settle", () => {
  test.each([
    [PLACES, "Beta tiene 1,2 millones.", "MISPLACED 1,2 millones"],
    [PLACES, "Beta es la primera.", "MISPLACED primera"],
    [RATE, "En 2024, el 15,5 %.", "MISPLACED 15,5 %"],
    [RATE, "De 2019 a 2024 pasa del 14,1 % al 15,5 %.", "MISPLACED 15,5 %"],
    [ROWS, "En 2024, Beta tiene 30.", "MISPLACED 30"],
    [RATE, "De 2019 a 2024 sube 2,8 puntos.", "OPPOSITE 2,8"],
    [RATE, "Sube del 14,1 % en 2019 al 11,3 % en 2024.", "DISPROVED Sube del 14,1 % en 2019 al 11,3 % en 2024."],
    [ROWS, "Beta sube de 20 a 15.", "DISPROVED Beta sube de 20 a 15."],
    [ROWS, "Beta crece un 25 %.", "OPPOSITE 25 %"],
    [ROWS, "Beta tiene un 25 % más.", "OPPOSITE 25 %"],
    [RATE, "El índice B52 baja.", "UNKNOWN_NAME B52"],
  ])("of %j: «%s»", (csv, draft, fault) => {
    const problems = problemsOf(csv, draft);
    expect(problems.map((problem) => `${problem.fault} ${problem.text}`)).toEqual([fault]);
    expect(problems.some(({ isBlocking }) => isBlocking)).toBe(false);
  });
});

describe("the whole", () => {
  test.each([
    ["", "EMPTY"],
    [`Alfa. ${"a".repeat(600)}`, "TOO_LONG"],
    ["Gráfico que muestra el paro.", "HOLLOW_OPENING"],
    ["Imagen de un gráfico con barras.", "HOLLOW_OPENING"],
  ])("«%.30s»: %s", (draft, fault) => {
    expect(problemsOf(RATE, draft).map((problem) => problem.fault)).toEqual([fault]);
  });
});

test.each([
  [RATE, "Afecta al 41 %.", "El 41 % no aparece en los datos"],
  [RATE, "Es un tercio.", "«un tercio» no aparece en los datos"],
  [PLACES, "Beta tiene 1,2 millones.", "«1,2 millones» está en los datos, pero es de Alfa, que la frase no nombra"],
  [RATE, "x".repeat(601), "Sobra un carácter"],
  [RATE, "x".repeat(612), "Sobran 12\u00a0caracteres"],
])("%#: what is wrong is told in a sentence", (csv, draft, text) => {
  expect(problemsOf(csv, draft).map(draftProblemText)).toEqual([text]);
});

test("a long and hostile draft is held against a large table in time", () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `Lugar ${at};${at}`).join("\n");
  expect(problemsOf(`lugar;n\n${rows}`, "Lugar 1, 9999999. ".repeat(30)).length).toBeGreaterThan(0);
});

/** The rate of the findings: invented country, per cent. */
const FALLING = "año;Tasa de paro (%)\n2019;14,1\n2020;16,1\n2021;13,3\n2022;12,9\n2023;11,8\n2024;11,3";
const BALANCE = "año;Saldo (millones)\n2023;-3,2\n2024;-1,1";
const PARTIES = "partido;escaños\nAlfa;120\nBeta;95\nGama;60";

describe("what every figure may be right in, and the sentence false", () => {
  test.each([
    "En 2019 el paro era del 11,3 % y en 2024, del 14,1 %.",
    "En 2019 alcanza el récord del 14,1 %.",
    "El paro sube al 11,3 % en 2024.",
    "El paro baja al 16,1 % en 2020.",
    "La mayor caída de la serie es la de 2024, con el 11,3 %.",
    "Por primera vez en 2021 el paro baja del 13,3 %.",
    "Cae todos los años desde 2019.",
    "El paro de 2020 (13,3 %) fue el más alto.",
    "En 2024 (11,3 %) el paro es el más alto de la serie.",
    "El mínimo es el 11,8 % de 2023.",
    "Es el nivel más bajo desde 2008: 11,3 %.",
    "El paro baja cada año.",
    "El 12,9 % es la tasa más baja desde 2020.",
    "Nunca estuvo por debajo del 11,3 %.",
    "En 2023 subió hasta el 11,8 %.",
    "El máximo se da en 2021.",
    "Pasa de 13,3 en 2020 a 16,1 en 2021.",
    "La mayor subida es la de 2022.",
  ])("of a rate: «%s»", (draft) => {
    expect(problemsOf(FALLING, draft)).not.toEqual([]);
  });

  test.each([
    "Baja del 14,1 % en 2019 al 11,3 % en 2024.",
    "El más alto es el de 2020, con el 16,1 %.",
    "El paro baja al 11,3 % en 2024.",
    "El paro sube al 16,1 % en 2020.",
    "En 2019 el paro era del 14,1 % y en 2024, del 11,3 %.",
    "La mayor caída es la de 2021.",
    "La mayor subida es la de 2020.",
    "El 11,3 % de 2024 es el nivel más bajo desde 2019.",
    "El mínimo, el 11,3 %, es el de 2024.",
    "La media es del 13,3 %.",
    "En 2021 cae al 13,3 %, y en 2022, al 12,9 %.",
  ])("and true: «%s»", (draft) => {
    expect(faultsOf(FALLING, draft)).toEqual([]);
  });

  test("a figure below zero is told as one", () => {
    expect(problemsOf(BALANCE, "El saldo cae de 3,2 millones a 1,1 millones.")).not.toEqual([]);
    expect(faultsOf(BALANCE, "El saldo negativo pasa de 3,2 millones a 1,1 millones.")).toEqual([]);
  });

  test("of places, who is first and last is who it is", () => {
    expect(faultsOf(PARTIES, "Alfa tiene el mayor número, 120 escaños, y Gama, el menor, 60.")).toEqual([]);
    expect(problemsOf(PARTIES, "Beta, con 95 escaños, es la más alta.")).not.toEqual([]);
    expect(problemsOf(PARTIES, "Alfa tiene 95 escaños y Beta, 120.")).not.toEqual([]);
  });
});

test("of the drafts of the oracle each of twenty false ones is held up", () => {
  const lies = ORACLE_SENTENCES.draft.flatMap(({ table, lies: all }) => all.map((lie) => ({ table, lie })));
  expect(lies.length).toBeGreaterThanOrEqual(20);
  const passing = lies.filter(({ table, lie }) => {
    const { text, title } = ORACLE_TABLES[table];
    return problemsOf(text, lie, { title }).length === 0;
  });
  expect(passing).toEqual([]);
});
