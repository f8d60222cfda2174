import { expect, test } from "vitest";
import { chartIn, chartsIn } from "./chart-in";
import { draftState, obstacleOf } from "./draft-state";
import { EXAMPLE } from "./example";
import { factsIn } from "./facts-in";
import { readKeptTable } from "./kept-table";
import { markedRuns } from "./marked-runs";

const NOTHING: ReadonlySet<string> = new Set();

function stateOf(draft: string) {
  const { facts, fault } = factsIn(EXAMPLE.csv, { ...EXAMPLE, intro: "" });
  if (facts === null) throw new Error(fault);
  return draftState(facts, draft, "long");
}

test.each([
  ["aB3dE", { chart: "aB3dE" }],
  [" https://datawrapper.dwcdn.net/aB3dE/4/ ", { chart: "aB3dE" }],
  ['<iframe src="https://datawrapper.dwcdn.net/aB3dE/4/"></iframe>', { chart: "aB3dE" }],
  ["", { problem: "Falta el gráfico" }],
  ["https://example.org/", { problem: "No es un gráfico de Datawrapper" }],
])("a chart in %j", (pasted, expected) => {
  expect(chartIn(pasted)).toEqual(expected);
});

test("a list has each chart once, and says which line is none", () => {
  expect(chartsIn("aB3dE\n\naB3dE\nfG5hI\n")).toEqual({ charts: ["aB3dE", "fG5hI"], problem: "" });
  expect(chartsIn("aB3dE\nhttps://example.org/").problem).toBe(
    "«https://example.org/»: No es un gráfico de Datawrapper",
  );
});

test("what is wrong is marked where it stands, also behind an accent of two signs", () => {
  const { text, problems } = stateOf("Así e\u0301ramos: al 41 % le baja, y el B52 sube.");
  expect(markedRuns(text, problems).map((run) => (run.problem === null ? run.text : `[${run.text}]`))).toEqual([
    "Así éramos: al ",
    "[41 %]",
    " le baja, y el ",
    "[B52]",
    " sube.",
  ]);
});

test("what is blocked comes before what is doubted, and a doubt can be settled", () => {
  const invented = stateOf("Afecta al 41 %, según el B52.");
  expect(obstacleOf(invented, NOTHING)).toBe("Antes hay una cosa que corregir.");
  const doubted = stateOf("Baja al 11,3 % en 2024, según el B52.");
  expect(obstacleOf(doubted, NOTHING)).toBe("Antes hay una duda que mirar.");
  expect(obstacleOf(doubted, new Set(doubted.problems.map(({ message }) => message)))).toBe("");
});

test("what was kept by another version of the page is not taken up", () => {
  expect(readKeptTable(JSON.stringify(EXAMPLE))).toEqual(EXAMPLE);
  expect(readKeptTable('{"csv":3}')).toBeNull();
  expect(readKeptTable("{")).toBeNull();
});

test("a table without figures is told why", () => {
  const words = { type: "", title: "", intro: "", sourceName: "", unit: "" };
  expect(factsIn("lugar;casos", words)).toEqual({ facts: null, fault: "El gráfico no tiene datos publicados" });
});
