import type { MandateFields, Observation } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { dayNumber, dayOf } from "../periods.ts";
import { HOUSE_METHOD } from "./house-method.ts";
import { standingOf } from "./mandate.ts";
import { methodText } from "./method-text.ts";
import { pollsOf } from "./poll.ts";

const FIELDS: MandateFields = {
  ...{ kind: "mandate", title: "Seguimiento", description: "", note: "" },
  ...{
    holder: "Presidencia de Ejemplo",
    startDay: "2026-01-10",
    question: "¿Aprueba su gestión?",
    method: HOUSE_METHOD,
  },
};

const poll = (date: string, house: string, approve: number, disapprove: number): Observation => ({
  ...{ date, source: "faro.example", sourceUrl: "https://faro.example/", isProvisional: false, note: "" },
  values: { house, start: date, sample: 1000, mode: null, population: null, approve, disapprove },
});
const event = (date: string, title: string): Observation => ({
  ...{ date, source: "boe.example", sourceUrl: "https://boe.example/", isProvisional: false, note: "" },
  values: { kind: "decisión", title },
});
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const THREE = ["Faro", "Brújula", "Mirador"].map((house) => poll("2026-03-05", house, 44, 50));

test("a mandate is told with its day, both averages, their bands, the balance and how many polls count", () => {
  expect(plain(standingOf(FIELDS, { polls: THREE, events: [] }).sentence)).toBe(
    "El 5 de marzo de 2026, día 54 del mandato, aprueba el 44 % (de 42,2 % a 45,8 %) y desaprueba el 50 % (de 48,2 % a 51,8 %): un saldo de −6 puntos porcentuales. Entre paréntesis, el intervalo del 90 % de la media: cuenta el error de muestreo y lo que difieren las casas. Cuentan tres encuestas de los 30 días hasta entonces, y ninguna anterior.",
  );
});

/** @see findings of November 2026: «aprueba el 43,2 %… desaprueba el 52,9 %: un saldo de −9,8». */
test("the balance is that of the figures beside it", () => {
  const polls = THREE.map(({ values, ...rest }) => ({
    ...rest,
    values: { ...values, approve: 43.15, disapprove: 52.94 },
  }));
  const { sentence, drawn } = standingOf(FIELDS, { polls, events: [] });
  expect(plain(sentence)).toMatch(/aprueba el 43,2 % .* desaprueba el 52,9 % .*: un saldo de −9,7 puntos/);
  expect(drawn.rows[0]?.values.at(-1)).toBe(-9.7);
});

/** @see findings of November 2026: the live page said 54,5 % and +14,1 points, of three polls that said 40 and 55. */
test("a month without polls leaves nothing of those before it", () => {
  const old = Array.from({ length: 60 }, (_, at) => poll("2026-02-05", `Casa ${at}`, 60, 35));
  const now = ["2026-03-23", "2026-03-24", "2026-03-25"].map((day, at) => poll(day, `Otra ${at}`, 40, 55));
  expect(plain(standingOf(FIELDS, { polls: [...old, ...now], events: [] }).sentence)).toMatch(
    /^El 25 de marzo de 2026, .*aprueba el 40 % .*un saldo de −15 puntos porcentuales\. .* Cuentan tres encuestas de los 30 días/,
  );
});

test("where the polls are too few since, it is of the last day that had them, and says so", () => {
  const polls = [...THREE, poll("2026-06-01", "Faro", 60, 30)];
  expect(plain(standingOf(FIELDS, { polls, events: [] }).sentence)).toMatch(
    /^El 3 de abril de 2026, .* Desde entonces no hay media: hay menos de 3 encuestas en 30 días\.$/,
  );
});

test("two polls are no average", () => {
  expect(standingOf(FIELDS, { polls: THREE.slice(1), events: [] }).sentence).toBe(
    "Todavía no hay media: hacen falta 3 encuestas en 30 días.",
  );
});

test("every parameter of the method is in its text", () => {
  const method = { halfLifeDays: 21, mostSample: 2500, leastPolls: 4, windowDays: 45, resamples: 300, seed: 77 };
  for (const value of Object.values(method)) expect(methodText(method)).toContain(String(value));
});

describe("what a figure draws", () => {
  test("is each day where they fit, with holes where there is no average, each poll and what happened", () => {
    const { drawn, method } = standingOf(FIELDS, {
      polls: [...THREE, poll("2026-04-20", "Faro", 40, 55)],
      events: [event("2026-03-20", "Ley de Ejemplo"), event("2026-10-01", "Después de todo")],
    });
    expect(drawn.rows).toHaveLength(47);
    expect(drawn.rows[0]).toEqual({ x: "2026-03-05", values: [44, 42.17, 45.83, 50, 48.16, 51.84, -6] });
    expect(drawn.rows.at(-1)).toEqual({ x: "2026-04-20", values: [null, null, null, null, null, null, null] });
    expect(drawn.dots).toHaveLength(8);
    expect(drawn.moments).toEqual([{ x: "2026-03-20", text: "Ley de Ejemplo" }]);
    expect(method).not.toContain("En el dibujo");
  });

  test("of a long mandate is every so many days, the last one too, and says so", () => {
    const start = dayNumber("2022-01-10");
    const polls = Array.from({ length: 900 }, (_, at) => poll(dayOf(start + at), `Casa ${at % 9}`, 44, 50));
    const { drawn, method } = standingOf({ ...FIELDS, startDay: "2022-01-10" }, { polls, events: [] });
    expect(drawn.rows.length * 6).toBeLessThanOrEqual(1200);
    expect(drawn.rows.at(-1)?.x).toBe(dayOf(start + 899));
    expect(drawn.dots.length).toBeLessThanOrEqual(1000);
    // Thinned where they lie upon each other: the first half of the time has half of them.
    const half = dayOf(start + 450);
    expect(drawn.dots.filter(({ x }) => x < half).length / drawn.dots.length).toBeCloseTo(0.5, 1);
    expect(method).toContain("la línea tiene un valor cada cinco días.");
    expect(method).toContain("Cada punto es una encuesta; donde se amontonan se dibujan menos, 1000 de 1800.");
  });
});

test("a house that is written in two ways is one", () => {
  const polls = pollsOf([poll("2026-03-05", "Brújula", 44, 50), poll("2026-03-06", "BRUJULA", 44, 50)]);
  expect(polls.map(({ house }) => house)).toEqual(["Brújula", "Brújula"]);
});
