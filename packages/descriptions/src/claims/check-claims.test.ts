import { describe, expect, test } from "vitest";
import { ORACLE_DOUBTS, ORACLE_SENTENCES } from "../oracle/oracle-sentences.ts";
import { ORACLE_TABLES, type OracleTable } from "../oracle/oracle-tables.ts";
import { readChart } from "../read-chart.ts";
import { checkClaims, claimGround } from "./check-claims.ts";

const WORDS = { type: "", intro: "", notes: "", sourceName: "", unit: "" };

function groundOf(table: OracleTable) {
  const { title, text } = ORACLE_TABLES[table];
  const read = readChart(text, { ...WORDS, title });
  if ("fault" in read) throw new Error(read.fault);
  return { ground: claimGround(read.chart), chart: read.chart };
}

/** The worst of what is said of a text; «none» where it claims nothing. */
function verdictOf(table: OracleTable, sentence: string, isOfLast: boolean) {
  const { ground, chart } = groundOf(table);
  const checked = checkClaims(ground, sentence, { at: isOfLast ? (chart.labels.at(-1) ?? null) : null });
  const verdicts = checked.map(({ verdict }) => verdict);
  return (["false", "doubt", "unknown", "true"] as const).find((one) => verdicts.includes(one)) ?? "none";
}

describe.each(Object.entries(ORACLE_SENTENCES))("of a %s", (place, cases) => {
  const all = cases.flatMap(({ table, lies, truths }) => [
    ...lies.map((sentence) => ({ table, sentence, isTrue: false })),
    ...truths.map((sentence) => ({ table, sentence, isTrue: true })),
  ]);
  test.each(all.filter(({ isTrue }) => !isTrue))("«$sentence» of $table is stopped", ({ table, sentence }) => {
    expect(verdictOf(table, sentence, place === "card")).toBe("false");
  });
  test.each(all.filter(({ isTrue }) => isTrue))("«$sentence» of $table passes", ({ table, sentence }) => {
    expect(verdictOf(table, sentence, place === "card")).toBe("true");
  });
});

test.each(ORACLE_DOUBTS)("«$text» of $table is asked about", ({ table, text }) => {
  expect(verdictOf(table, text, false)).toBe("doubt");
});

/** Sentences that the oracle did not have: each was passed over, or not known. */
test.each([
  ["Alta, Baja y Carrizal tienen los mismos habitantes.", "false"],
  ["Tres municipios tienen más de 50.000 habitantes.", "false"],
  ["Dos municipios tienen menos de 10.000 habitantes.", "true"],
  ["Ningún municipio tiene más de 100.000 habitantes.", "false"],
  ["Todos los municipios tienen menos de 100.000 habitantes.", "false"],
])("«%s» of several rows is %s", (sentence, verdict) => {
  expect(verdictOf("municipios", sentence, false)).toBe(verdict);
});

/** Each false one passed, or was passed over. */
test.each([
  ["El paro lleva cinco años bajando.", "false"],
  ["El paro lleva cuatro años bajando.", "true"],
  ["El paro cayó medio punto en 2023.", "false"],
  ["El paro cayó medio punto en 2024.", "true"],
  ["El paro roza el 20 % en 2020.", "false"],
  ["El paro es de casi el 20 % en 2020.", "false"],
  ["El paro roza el 17 % en 2020.", "true"],
  ["El paro tocó fondo en 2020.", "false"],
  ["El paro tocó fondo en 2024.", "true"],
])("«%s» of the rate of unemployment is %s", (sentence, verdict) => {
  expect(verdictOf("paro", sentence, false)).toBe(verdict);
});

test.each([
  ["El déficit de 2024 es menor que el de 2023.", "false"],
  ["El déficit de 2024 es mayor que el de 2023.", "true"],
])("of two deficits the larger one is the lower figure: «%s»", (sentence, verdict) => {
  expect(verdictOf("saldo", sentence, false)).toBe(verdict);
});

describe("a table of days", () => {
  const days = readChart("fecha;Índice\n2026-10-12;1000\n2026-10-15;950\n2026-11-20;965", {
    ...WORDS,
    title: "Índice",
  });
  if ("fault" in days) throw new Error(days.fault);
  const ground = claimGround(days.chart);

  test("of two extremes in one clause neither is called false", () => {
    const text =
      "Índice empieza en 1000 puntos, llega como mucho a 1000 puntos el 12 de octubre de 2026 y como poco a 950 puntos el 15 de octubre de 2026, y termina en 965 puntos.";
    expect(checkClaims(ground, text).map(({ verdict }) => verdict)).not.toContain("false");
  });

  test("of an alternative text that the desk's own tool writes nothing is called false", () => {
    const text =
      "Línea con el cierre de cada sesión, del 12 de octubre de 2026 al 20 de noviembre de 2026. Índice empieza en 1000 puntos, llega como mucho a 1000 puntos el 12 de octubre de 2026 y como poco a 950 puntos el 15 de octubre de 2026, y termina en 965 puntos.";
    expect(checkClaims(ground, text).map(({ verdict }) => verdict)).not.toContain("false");
  });

  test.each(["Máximo: 1000", "Mínimo: 950"])("«%s», a note without a day, is not called false", (note) => {
    expect(checkClaims(ground, note).map(({ verdict }) => verdict)).not.toContain("false");
  });

  test("the day of the highest is told in Spanish", () => {
    const [checked] = checkClaims(ground, "El valor más alto es el del 20 de noviembre de 2026, 1000.");
    expect(checked?.evidence).toMatch(/el valor más alto es el del 12\sde octubre de 2026, 1000;/);
  });
});
