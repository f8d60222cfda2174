import { describe, expect, test } from "vitest";
import type { ChartWords } from "./chart.ts";
import { checkDraft, DRAFT_LENGTHS, type DraftLength } from "./check-draft.ts";
import { findFacts } from "./find-facts.ts";
import { readChart } from "./read-chart.ts";
import { writeDraft } from "./write-draft.ts";

const WORDS: ChartWords = { type: "", title: "", intro: "", notes: "", sourceName: "", unit: "" };

function factsOf(csv: string, words: Partial<ChartWords> = {}) {
  const read = readChart(csv, { ...WORDS, ...words });
  if ("fault" in read) throw new Error(read.fault);
  return findFacts(read.chart);
}

const draftOf = (csv: string, words: Partial<ChartWords> = {}, length: DraftLength = "long") =>
  writeDraft(factsOf(csv, words), length).replaceAll("\u00a0", " ");

const LINES = { type: "d3-lines", title: "Tasa de paro", sourceName: "Instituto de Ejemplo" };
const BARS = { type: "d3-bars", title: "Habitantes" };

describe("in words that agree", () => {
  test.each([
    {
      name: "one row over time",
      csv: "año;valor\n2019;14,1\n2020;15,5\n2024;11,3",
      words: LINES,
      draft:
        "Líneas: Tasa de paro. Baja del 14,1 % en 2019 al 11,3 % en 2024 (2,8 puntos porcentuales). El valor más alto es el de 2020, con el 15,5 %. Fuente: Instituto de Ejemplo.",
    },
    {
      name: "one point, not points",
      csv: "año;valor\n2019;14\n2024;15",
      words: LINES,
      draft:
        "Líneas: Tasa de paro. Sube del 14 % en 2019 al 15 % en 2024 (1 punto porcentual). Fuente: Instituto de Ejemplo.",
    },
    {
      name: "quarters with their article",
      csv: "t;valor\n2023T4;10\n2024T1;20",
      words: { type: "d3-lines", title: "Casos" },
      draft:
        "Líneas: Casos. Sube de 10 en el cuarto trimestre de 2023 a 20 en el primer trimestre de 2024 (un 100 % más).",
    },
    {
      name: "nothing changes",
      csv: "año;valor\n2019;5\n2024;5",
      words: { title: "Casos" },
      draft: "Gráfico: Casos. No cambia de 2019 a 2024: 5.",
    },
    {
      name: "places, with a datum missing",
      csv: "lugar;n\nLa Rioja;1234567\nEl Hierro;600000\nAlfa;411522\nBeta;n/d",
      words: BARS,
      draft:
        "Barras: Habitantes. El valor más alto es el de La Rioja, con 1,2 millones. Va detrás El Hierro (600.000). El valor más bajo es el de Alfa, con 411.522. Falta un dato.",
    },
    {
      name: "who shares the first place",
      csv: "lugar;n\nAlfa;3\nIbiza;3\nBeta;1",
      words: BARS,
      draft:
        "Barras: Habitantes. El valor más alto, 3, es el de Alfa y de Ibiza. El valor más bajo es el de Beta, con 1.",
    },
    {
      name: "all alike",
      csv: "lugar;n\nAlfa;3\nBeta;3",
      words: BARS,
      draft: "Barras: Habitantes. Todos los valores son iguales: 3.",
    },
    {
      name: "a single datum",
      csv: "lugar;n\nAlfa;3",
      words: BARS,
      draft: "Barras: Habitantes. Alfa: 3.",
    },
    {
      name: "two rows over time",
      csv: "año;Alfa;Beta\n2020;10;20\n2024;30;15",
      words: LINES,
      draft:
        "Líneas: Tasa de paro. Alfa: sube del 10 % en 2020 al 30 % en 2024 (20 puntos porcentuales). Beta: baja del 20 % en 2020 al 15 % en 2024 (5 puntos porcentuales). Fuente: Instituto de Ejemplo.",
    },
    {
      name: "many rows over time",
      csv: "lugar;2020;2024\nA;1;2\nB;5;3\nC;4;4\nD;1;9\nE;3;4",
      words: { type: "d3-arrow-plot", title: "Casos" },
      draft:
        "Flechas: Casos. En 2024, el valor más alto es el de D, con 9, y el más bajo, el de A, con 2. Suben tres series, baja una y no cambia una.",
    },
    {
      name: "two rows of places",
      csv: "lugar;hombres;mujeres\nA;1;2\nB;5;2",
      words: { type: "d3-bars-stacked", title: "Casos" },
      draft:
        "Barras apiladas: Casos. Hombres: el valor más alto es el de B, con 5, y el más bajo es el de A, con 1. Mujeres: todos los valores son iguales, 2.",
    },
  ])("$name", ({ csv, words, draft }) => {
    expect(draftOf(csv, words)).toBe(draft);
  });
});

test("a short one keeps what matters most", () => {
  const sourceName =
    "Instituto de Ejemplo, con la encuesta de las comarcas que no existen y la serie larga de su archivo histórico";
  expect(draftOf("año;valor\n2019;14,1\n2020;15,5\n2024;11,3", { ...LINES, sourceName }, "short")).toBe(
    "Líneas: Tasa de paro. Baja del 14,1 % en 2019 al 11,3 % en 2024 (2,8 puntos porcentuales). El valor más alto es el de 2020, con el 15,5 %.",
  );
});

test("a title without an end is cut between words", () => {
  const draft = draftOf("año;valor\n2019;14\n2024;11", { title: "palabra ".repeat(100) }, "short");
  expect(draft).toMatch(/^Gráfico: palabra (?:palabra )*palabra… Baja/);
});

/** The same figures for the same seed, whatever the machine. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function inventedTable(seed: number): { readonly csv: string; readonly words: Partial<ChartWords> } {
  const dice = createDice(seed);
  const [rows, columns] = [1 + Math.floor(dice() * 20), 1 + Math.floor(dice() * 6)];
  const isTimeline = dice() < 0.5;
  const decimals = Math.floor(dice() * 4);
  const size = 10 ** Math.floor(dice() * 8);
  const low = dice() < 0.2 ? -size : 0;
  const cell = () => {
    if (dice() < 0.1) return "n/d";
    const text = (low + dice() * size).toFixed(decimals).replace(".", ",");
    // What could be thousands is a doubt, and told as one.
    return /^-?[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text;
  };
  const label = (row: number) => (isTimeline ? String(2000 + row) : `Lugar ${String.fromCharCode(65 + row)}`);
  const lines = Array.from({ length: rows }, (_, row) =>
    [label(row), ...Array.from({ length: columns }, cell)].join(";"),
  );
  const head = ["x", ...Array.from({ length: columns }, (_, at) => `Fila ${String.fromCharCode(97 + at)}`)].join(";");
  const unit = ["", "%", "millones de euros"][Math.floor(dice() * 3)] ?? "";
  return {
    csv: `${head}\n1999;${Array.from({ length: columns }, () => "1").join(";")}\n${lines.join("\n")}`,
    words: { unit, title: "Algo inventado" },
  };
}

test.each(["short", "long"] as const)(
  "what is written by rules has no figure that is no fact, and fits: %s",
  (length) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { csv, words } = inventedTable(seed);
      const facts = factsOf(csv, words);
      const draft = writeDraft(facts, length);
      const problems = checkDraft(facts, draft, length).problems.map(({ fault, text }) => `${fault} ${text}`);
      expect(problems, `${seed}: ${draft}\n${csv}`).toEqual([]);
      expect([...draft].length).toBeLessThanOrEqual(DRAFT_LENGTHS[length]);
    }
  },
);

describe("without saying what is not so", () => {
  test("a row with one figure neither rises nor stays", () => {
    const csv = "año;A;B;C;D\n2019;1;2;5;n/d\n2023;2;3;4;7";
    expect(draftOf(csv, { title: "Voto" })).toContain("Suben dos series, baja una y de una solo hay un dato.");
  });

  test("what did not reach the half is not rounded to it", () => {
    expect(draftOf("zona;Voto (%)\nCentro;49,96\nNorte;30,01", { title: "Voto" })).toContain("con el 49,96 %");
  });

  test("days are said without «en», and nobody hears of 49.900 %", () => {
    const draft = draftOf("día;valor\n2024-02-01;0,1\n2024-02-03;50", { title: "Casos" });
    expect(draft).toContain("Sube de 0,1 el 1 de febrero de 2024 a 50 el 3 de febrero de 2024.");
  });
});

test("a short draft that has no room for every row says that there are more", () => {
  const csv = "mes;Aprueba (%);Desaprueba (%);No sabe (%)\n2024-01;45,2;50,1;4,7\n2024-11;41,7;54,3;4";
  const title = "Aprobación del Gobierno";
  const draft = draftOf(csv, { type: "d3-lines", title }, "short");
  expect(draft).toMatch(/Hay más series\.$/);
  expect(draft.length).toBeLessThanOrEqual(DRAFT_LENGTHS.short);
});

test("months that a table writes as their first day are told as months", () => {
  const csv = "fecha;Casos\n2024-10-01;10\n2024-11-01;12\n2024-12-01;15";
  expect(draftOf(csv, { title: "Casos" })).toContain("Sube de 10 en octubre de 2024 a 15 en diciembre de 2024");
});

describe("units", () => {
  test("the unit of the only measure is told once, where no figure says it", () => {
    const csv = "Año;Alquiler (euros al mes)\n2015;600\n2024;945";
    expect(draftOf(csv, { title: "Precio medio del alquiler" })).toBe(
      "Gráfico: Precio medio del alquiler, en euros al mes. Sube de 600 en 2015 a 945 en 2024 (un 57,5 % más).",
    );
  });

  test("a row is named without the sign that its figures have", () => {
    const csv = "Mes;PP (%);Sumar (%)\n2023-05;31,5;\n2023-06;33,1;12,3";
    expect(draftOf(csv, { title: "Intención de voto" })).toContain("Sumar: en junio de 2023, 12,3 %.");
  });

  test("a title that names several measures makes none of them a percentage, nor is a rate told by its own share", () => {
    const csv = "Año;Muertes;Tasa\n2020;120;3,1\n2021;90;2,8";
    expect(draftOf(csv, { title: "Muertes y tasa (%)" })).toBe(
      "Gráfico: Muertes y tasa (%). Muertes: baja de 120 en 2020 a 90 en 2021 (un 25 % menos). Tasa: baja de 3,1 en 2020 a 2,8 en 2021.",
    );
  });
});
