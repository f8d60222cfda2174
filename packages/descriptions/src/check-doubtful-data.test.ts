import { expect, test } from "vitest";
import { checkDraft } from "./check-draft.ts";
import { draftProblemText } from "./draft-problem-text.ts";
import { findFacts } from "./find-facts.ts";
import { readChart } from "./read-chart.ts";

const WORDS = { title: "EUR/USD", intro: "", notes: "", sourceName: "", type: "d3-lines", unit: "" };

function problemsOf(csv: string, draft: string) {
  const read = readChart(csv, WORDS);
  if ("fault" in read) throw new Error(read.fault);
  return checkDraft(findFacts(read.chart), draft, "long").problems;
}

test("figures of a column that can be read in two ways are a doubt until somebody settles it", () => {
  const problems = problemsOf("año;cierre\n2020;1.085\n2021;1.091", "En 2021 cierra en 1091.");
  expect(problems.map(({ fault, isBlocking }) => [fault, isBlocking])).toContainEqual(["DOUBTFUL_DATA", false]);
  expect(problems.map(draftProblemText).join()).toContain("Las cifras de «cierre» se pueden leer de dos maneras");
});

test("a zero in front, or commas between the cells, leave no doubt", () => {
  const faults = (csv: string, draft: string) => problemsOf(csv, draft).map(({ fault }) => fault);
  expect(faults("año;gini\n2020;0.334\n2021;0.330", "En 2021 es de 0,33.")).not.toContain("DOUBTFUL_DATA");
  expect(faults("año,cierre\n2020,1.085\n2021,1.091", "En 2021 cierra en 1,091.")).not.toContain("DOUBTFUL_DATA");
});
