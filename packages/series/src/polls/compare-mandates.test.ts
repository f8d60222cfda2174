import { expect, test } from "vitest";
import type { Averaged } from "./average-polls.ts";
import { compareMandates, comparisonSentence, type Mandate } from "./compare-mandates.ts";
import { HOUSE_METHOD } from "./house-method.ts";

const at = (meanPct: number, margin = 1): Averaged => ({
  meanPct,
  lowPct: meanPct - margin,
  highPct: meanPct + margin,
});

function mandate(
  name: string,
  startDay: string,
  figures: readonly (Averaged | null)[],
  rest: Partial<Mandate> = {},
): Mandate {
  const start = Date.parse(startDay);
  const days = figures.map((approve, index) => ({
    day: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
    ...{ approve, disapprove: null },
  }));
  return { name, startDay, question: "¿Aprueba su gestión?", method: HOUSE_METHOD, days, ...rest };
}

const SHORT = mandate("Presidencia de Ejemplo", "2026-01-10", [at(50), null, at(48)]);
const LONG = mandate("La anterior", "2022-02-01", [at(40), at(41), at(42), at(43), at(44)]);

test("mandates stand side by side by their days, as far as the shorter one goes, with its holes", () => {
  expect(compareMandates([SHORT, LONG])).toEqual({
    lengthDays: 3,
    mandates: [
      { name: "Presidencia de Ejemplo", approve: [at(50), null, at(48)] },
      { name: "La anterior", approve: [at(40), at(41), at(42)] },
    ],
  });
});

test("polls of before the first day do not count", () => {
  const early = { ...LONG, startDay: "2022-02-03" };
  expect(compareMandates([early, { ...SHORT, name: "Otra" }])).toMatchObject({
    mandates: [{ approve: [at(42), at(43), at(44)] }, {}],
  });
});

test.each([
  ["one alone", [SHORT], { field: "members", message: "Hacen falta al menos dos mandatos" }],
  [
    "two with one name",
    [SHORT, { ...LONG, name: SHORT.name }],
    { field: "members.1.name", message: "Dos mandatos se llaman «Presidencia de Ejemplo»: cambia un nombre" },
  ],
  [
    "one without polls",
    [SHORT, { ...LONG, days: [] }],
    { field: "members.1.tracker", message: "No hay encuestas desde el primer día de «La anterior»" },
  ],
  [
    "another question",
    [SHORT, { ...LONG, question: "¿Confía en él?" }],
    {
      field: "members.1.sameQuestion",
      message:
        "«La anterior» pregunta «¿Confía en él?» y «Presidencia de Ejemplo», «¿Aprueba su gestión?»: si es lo mismo, escribe por qué",
    },
  ],
  [
    "another method",
    [SHORT, { ...LONG, method: { ...HOUSE_METHOD, halfLifeDays: 7 } }],
    {
      field: "remakesAverages",
      message:
        "La media de «La anterior» no está hecha como la de «Presidencia de Ejemplo»: rehazlas todas con un método",
    },
  ],
] as const)("refuses %s, beside its field", (_, mandates, fault) => {
  expect(compareMandates(mandates)).toEqual({ faults: [fault] });
});

test("what both bands could make is a tie", () => {
  const [one, other] = [
    { name: "A", approve: [at(50, 2)] },
    { name: "B", approve: [at(47.5, 2)] },
  ];
  expect(comparisonSentence(one, other, 0)).toBe("Al día 0, empate técnico entre A y B: 50\u00a0% y 47,5\u00a0%.");
  const clear = { name: "B", approve: [at(46, 2)] };
  expect(comparisonSentence(clear, one, 0)).toBe(
    "Al día 0, A tiene más aprobación que B: 50\u00a0% y 46\u00a0%, 4\u00a0puntos porcentuales de diferencia.",
  );
});

/** @see findings of November 2026: «Beta tiene más aprobación que Alfa: 45 % y 45 %, 0 puntos porcentuales de diferencia.» */
test("what reads alike is a tie, however narrow the bands are", () => {
  const [alfa, beta] = [
    { name: "Alfa", approve: [at(45, 0)] },
    { name: "Beta", approve: [at(45.04, 0)] },
  ];
  expect(comparisonSentence(alfa, beta, 0)).toBe("Al día 0, empate técnico entre Beta y Alfa: 45\u00a0% y 45\u00a0%.");
});

test("the difference is that of the figures that are shown", () => {
  // 4.52 points apart, and yet 50.1 less 45.5 is what everybody subtracts.
  const [one, other] = [
    { name: "A", approve: [at(50.06, 1)] },
    { name: "B", approve: [at(45.54, 1)] },
  ];
  expect(comparisonSentence(one, other, 0)).toBe(
    "Al día 0, A tiene más aprobación que B: 50,1\u00a0% y 45,5\u00a0%, 4,6\u00a0puntos porcentuales de diferencia.",
  );
});

test("the sides of the bands that face each other count", () => {
  const above: Averaged = { meanPct: 50, lowPct: 46, highPct: 51 };
  const below: Averaged = { meanPct: 47, lowPct: 46, highPct: 48 };
  expect(comparisonSentence({ name: "A", approve: [above] }, { name: "B", approve: [below] }, 0)).toContain("empate");
});

test("a day without an average has no sentence", () => {
  expect(comparisonSentence({ name: "A", approve: [null] }, { name: "B", approve: [at(1)] }, 0)).toBe("");
});
