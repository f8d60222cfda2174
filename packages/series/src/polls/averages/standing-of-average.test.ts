import { AverageFields, type Observation, PublishedAverage } from "@nv/contracts/schemas";

import { describe, expect, test } from "vitest";
import { dayNumber, dayOf } from "../../periods.ts";
import { HOUSE_METHOD, HOUSE_STATES, NEW_METHOD } from "../house-method.ts";
import { seededNormals } from "../state-space/seeded-normals.ts";
import { averageJson } from "./average-files.ts";
import { standingOfAverage } from "./standing-of-average.ts";

const NAMES = ["Azul", "Verde", "Naranja", "Lila", "Ocre"];
const SERIES = NAMES.map((name) => ({ key: name.toLowerCase(), name, role: "choice" as const }));

const fieldsWith = (more: object = {}): AverageFields =>
  AverageFields.parse({
    ...{ kind: "average", title: "Elecciones de Ejemplo", startDay: "2031-01-01", question: "¿A quién votaría?" },
    ...{ series: SERIES, method: NEW_METHOD, ...more },
  });

const START = dayNumber("2031-01-10");

/** Invented: five parties whose true shares do not move, and houses that ask a thousand people each week. */
function pollsOf(shares: readonly number[], weeks = 20, houses = 5): readonly Observation[] {
  const normal = seededNormals(4);
  return Array.from({ length: weeks * houses }, (_, at): Observation => {
    const day = dayOf(START + Math.floor(at / houses) * 7 + (at % houses));
    const values = shares.map((share, place) => {
      const own = share + Math.sqrt((1.5 * share * (100 - share)) / 1000) * normal();
      return [SERIES[place]?.key ?? "", Math.round(own * 10) / 10] as const;
    });
    const about = { house: `Casa ${at % houses}`, start: day, sample: 1000, mode: null, population: null };
    return {
      ...{ date: day, source: "faro.example", sourceUrl: "https://faro.example/", isProvisional: false, note: "" },
      values: { ...about, ...Object.fromEntries(values) },
    };
  });
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const standing = (shares: readonly number[], more: object = {}) =>
  standingOfAverage(fieldsWith(more), { polls: pollsOf(shares), events: [] });
const certain = (sharedErrorPct: number) => ({
  method: { ...NEW_METHOD, states: { ...HOUSE_STATES, sharedErrorPct } },
});

describe("who is ahead", () => {
  test("is named where the draws leave no doubt, with how many of them say so", () => {
    const { sentence, leader } = standing([40, 26, 15, 9, 6]);
    expect(plain(sentence)).toMatch(
      /^El 27 de mayo de 2031: Azul, \d\d(?:,\d)? % \(de .* a .*\); Verde, .*; Ocre, .* Azul va por delante de Verde, por 1\d(?:,\d)? puntos porcentuales: lo está en el (?:99|100)(?:,\d)? % de los sorteos\. /,
    );
    expect(leader?.key).toBe("azul");
    expect(leader?.drawsPct).toBeGreaterThan(95);
  });
  test("is not, where all houses may miss the same and the difference is less than that", () => {
    const { sentence, leader } = standing([31.5, 29, 15, 9, 6]);
    expect(plain(sentence)).toMatch(
      /Hay empate técnico entre Azul y Verde: su diferencia puede ir de −\d(?:,\d)? a \+\d(?:,\d)? puntos porcentuales\./,
    );
    expect(leader).toBeNull();
  });
  test("a party that is level with the first two is in the tie with them", () => {
    expect(plain(standing([28, 28, 27, 9, 6]).sentence)).toMatch(/empate técnico entre (?:\w+, )\w+ y \w+:/);
  });
  test("is the same person where nothing is missed at once and the polls are many", () => {
    expect(standing([33.5, 29, 15, 9, 6], certain(0)).leader?.key).toBe("azul");
  });
  test("is never the rest, however high it is", () => {
    const series = SERIES.map((one, at) => ({ ...one, role: at === 0 ? "rest" : "choice" }));
    const { leader, sentence } = standing([45, 30, 12, 6, 4], { series });
    expect(leader?.key).toBe("verde");
    expect(sentence).toContain("Verde va por delante de Naranja");
  });
  test("of a moving average is told by its intervals", () => {
    const { sentence, leader } = standing([40, 26, 15, 9, 6], { method: HOUSE_METHOD });
    expect(plain(sentence)).toContain(
      "con una confianza del 95 %. Entre paréntesis, el intervalo del 90 % de la media",
    );
    expect(leader?.key).toBe("azul");
  });
  test("a draw of equal figures is a tie", () => {
    const polls = pollsOf([30, 30, 20, 10, 5]).map((poll) => ({
      ...poll,
      values: { ...poll.values, verde: poll.values.azul ?? null },
    }));
    const { sentence } = standingOfAverage(fieldsWith(certain(0)), { polls, events: [] });
    expect(sentence).toContain("empate técnico entre Azul y Verde");
  });
});

describe("what a figure draws", () => {
  test("is each of five parties with its interval, and every poll", () => {
    const { drawn } = standing([40, 26, 15, 9, 6]);
    expect(drawn.columns.filter(({ isUsual }) => isUsual)).toHaveLength(15);
    expect(drawn.dots).toHaveLength(500);
    expect(drawn.rows.length * 15).toBeLessThanOrEqual(1200);
    expect(drawn.rows.at(-1)?.x).toBe("2031-05-27");
  });
  test("of twelve the highest have an interval, and what has no colour is quiet", () => {
    const series = Array.from({ length: 12 }, (_, at) => ({ key: `p${at}`, name: `Partido ${at}`, role: "choice" }));
    const polls = pollsOf([10]).map(({ values, ...rest }) => ({
      ...rest,
      values: { ...values, ...Object.fromEntries(series.map(({ key }, at) => [key, 3 + at])) },
    }));
    const { drawn } = standingOfAverage(fieldsWith({ series }), { polls, events: [] });
    expect(drawn.columns.filter(({ isUsual }) => isUsual)).toHaveLength(16);
    expect(drawn.columns.filter(({ role, isUsual }) => role === "low" && isUsual).map(({ key }) => key)).toEqual([
      "p10_low",
      "p11_low",
    ]);
    expect(drawn.columns.filter(({ role, look }) => role === "value" && look === "main")).toHaveLength(7);
  });
});

test("a sentence with long names tells fewer of them, and stays as long as a figure has room for", () => {
  const series = SERIES.map(({ key, name }) => ({
    key,
    name: `${name} ${"y sus amistades ".repeat(3)}`.trim(),
    role: "choice",
  }));
  const { sentence } = standing([31, 29, 15, 9, 6], { series });
  expect(sentence.length).toBeLessThanOrEqual(600);
  expect(sentence).not.toContain("Ocre");
});

test("the leans of houses are told where somebody wants them, and sum to zero", () => {
  const shown = { method: { ...NEW_METHOD, states: { ...HOUSE_STATES, houses: "shown" } } };
  const { houses } = standing([40, 26, 15, 9, 6], shown);
  expect(houses.map(({ polls }) => polls)).toEqual([20, 20, 20, 20, 20]);
  expect(houses.reduce((sum, { leans }) => sum + (leans[0] ?? 9), 0)).toBeCloseTo(0, 1);
  expect(standing([40, 26, 15, 9, 6]).houses).toEqual([]);
});

test("the file says what it was made by, and a poll without ficha técnica is told in the method", () => {
  const filed = { fields: fieldsWith(), polls: pollsOf([40, 26, 15, 9, 6]), events: [], revisionUrl: "" };
  const json = averageJson({ ...filed, changes: { added: 0, changed: 0, removed: 0 }, embargo: "" });
  const published = PublishedAverage.parse(JSON.parse(json));
  expect(published.average.at(-1)?.shares).toHaveLength(5);
  // The interval of nine of ten goes 1.645 deviations to each side.
  const [first] = published.average.at(-1)?.shares ?? [];
  const deviation = Math.sqrt(published.covariance?.[0]?.[0] ?? 0);
  expect(((first?.highPct ?? 0) - (first?.meanPct ?? 0)) / deviation).toBeCloseTo(1.645, 1);
  expect(published.covariance?.[0]?.[1]).toBeLessThan(0);
  expect(published.method).toContain("A todas las encuestas les falta parte de la ficha técnica");
  expect(published.parameters).toEqual(NEW_METHOD);
});

test("two polls are no average", () => {
  const { sentence, leader } = standingOfAverage(fieldsWith(), { polls: pollsOf([40, 26], 1, 2), events: [] });
  expect(sentence).toBe("Todavía no hay media: hacen falta 3 encuestas.");
  expect(leader).toBeNull();
});
