import { describe, expect, test } from "vitest";
import { OF_THE_PARTS_ALONE, SHARES_AS_THEY_COME, UNSETTLED_SHARES } from "../oracle/share-sentences.ts";
import { TABLES_AS_THEY_COME } from "../oracle/tables-as-they-come.ts";
import { readChart } from "../read-chart.ts";
import { checkClaims, claimGround } from "./check-claims.ts";

const WORDS = { type: "", intro: "", notes: "", sourceName: "", unit: "" };

function groundOf(title: string, csv: string) {
  const read = readChart(csv, { ...WORDS, title });
  if ("fault" in read) throw new Error(read.fault);
  return claimGround(read.chart);
}

describe.each([...TABLES_AS_THEY_COME, ...SHARES_AS_THEY_COME])("of $name", ({ title, csv, ...sentences }) => {
  const ground = groundOf(title, csv);
  const verdicts = (sentence: string) => checkClaims(ground, sentence).map(({ verdict }) => verdict);

  test.each(sentences.true)("«%s» is borne out", (sentence) => {
    expect(new Set(verdicts(sentence))).toEqual(new Set(["true"]));
  });

  test.each(sentences.false)("«%s» is false", (sentence) => {
    expect(verdicts(sentence)).toContain("false");
  });
});

test("a sum that is not called one is asked about, with the sum", () => {
  const [{ title, csv }] = TABLES_AS_THEY_COME;
  expect(checkClaims(groundOf(title, csv), "Los habitantes de Alta y Baja son 2000")).toMatchObject([
    { verdict: "doubt", evidence: "En los datos, Alta es 1200 y Baja es 800: en total, 2000. Di que es la suma" },
  ]);
});

test.each(
  SHARES_AS_THEY_COME.flatMap((table) =>
    (UNSETTLED_SHARES[table.name] ?? []).map((sentence) => ({ ...table, sentence })),
  ),
)("of $name, «$sentence» is neither true nor false", ({ title, csv, sentence }) => {
  const verdicts = checkClaims(groundOf(title, csv), sentence).map(({ verdict }) => verdict);
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts).not.toContain("true");
  expect(verdicts).not.toContain("false");
});

test.each(OF_THE_PARTS_ALONE)("of places with their total, «%s» is %s", (sentence, verdict) => {
  const [first] = SHARES_AS_THEY_COME;
  if (first === undefined) throw new Error("No table");
  const verdicts = checkClaims(groundOf(first.title, first.csv), sentence).map((one) => one.verdict);
  expect(new Set(verdicts)).toEqual(new Set([verdict]));
});
