import type { AverageMethod, MandateFields, Observation } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { dayNumber, dayOf } from "../periods.ts";
import { averageOf } from "./average-of.ts";
import { NEW_METHOD } from "./house-method.ts";
import { standingOf } from "./mandate.ts";
import { methodText } from "./method-text.ts";

const fieldsWith = (method: AverageMethod): MandateFields => ({
  ...{ kind: "mandate", title: "Seguimiento", description: "", note: "", holder: "Presidencia de Ejemplo" },
  ...{ startDay: "2026-01-10", question: "¿Aprueba su gestión?", method },
});

const START = dayNumber("2026-01-12");

/** Three houses that ask in turn, and opinion that falls two points in two months. */
const POLLS = Array.from({ length: 60 }, (_, at): Observation => {
  const house = ["Faro", "Brújula", "Mirador"][at % 3] ?? "";
  const approve = 46 - at / 30 + (at % 3) - 1;
  const values = { house, start: dayOf(START + at), sample: 1000, mode: null, population: null };
  return {
    ...{ date: dayOf(START + at), source: "faro.example", sourceUrl: "https://faro.example/", isProvisional: false },
    ...{ note: "", values: { ...values, approve: Math.round(approve * 10) / 10, disapprove: 50 } },
  };
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the sentence of a level says which polls count, since when, and how much the older ones weigh", () => {
  const { sentence } = standingOf(fieldsWith(NEW_METHOD), { polls: POLLS, events: [] });
  expect(plain(sentence)).toMatch(
    /^El 12 de marzo de 2026, día 61 del mandato, aprueba el 44,\d % \(de 4[01](?:,\d)? % a 4[78](?:,\d)? %\) y desaprueba el 50 % \(.*\): un saldo de −\d,\d puntos porcentuales\. Entre paréntesis, el intervalo del 90 %: .*\. Cuentan 60 encuestas, la primera del 12 de enero de 2026; las de más de 30 días pesan el \d\d %\.$/,
  );
});

test("of one month nothing older is told", () => {
  const { sentence } = standingOf(fieldsWith(NEW_METHOD), { polls: POLLS.slice(0, 20), events: [] });
  expect(plain(sentence)).toMatch(/Cuentan 20 encuestas, la primera del 12 de enero de 2026\.$/);
});

test("two polls are no level, and nothing is said of days", () => {
  const { sentence } = standingOf(fieldsWith(NEW_METHOD), { polls: POLLS.slice(0, 2), events: [] });
  expect(sentence).toBe("Todavía no hay media: hacen falta 3 encuestas.");
});

test("a method that does not say which model it is of is the moving average", () => {
  const { model: _, states: __, ...old } = NEW_METHOD;
  expect(averageOf(POLLS, old).days).toEqual(averageOf(POLLS, { ...old, model: "moving" }).days);
  expect(averageOf(POLLS, old).model).toBeNull();
});

test("its text tells what was chosen, what came of the polls, and what the interval is not", () => {
  const states = {
    ...{ houses: "on" as const, qualityHouses: ["Faro", "Mirador"], population: "adultos" },
    ...{ designEffect: 1.7, sharedErrorPct: 2.5 },
  };
  const text = plain(methodText({ ...NEW_METHOD, states }, { driftPct: 0.214, noisePct: 1.096, leanPct: 1 }));
  for (const said of [
    "0,21 puntos",
    "1,1 puntos",
    "Faro y Mirador",
    "«adultos»",
    "1,7",
    "2,5 puntos",
    "ni un pronóstico",
  ])
    expect(text).toContain(said);
  expect(plain(methodText({ ...NEW_METHOD, states: { ...states, houses: "off" } }))).toContain(
    "No se corrige la inclinación de ninguna casa",
  );
});
