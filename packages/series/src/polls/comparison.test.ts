import { ComparisonFields, type Observation, PublishedMandate } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { dayNumber, dayOf } from "../periods.ts";
import { compareTrackers } from "./comparison.ts";
import { HOUSE_METHOD } from "./house-method.ts";
import { comparisonCsv, mandateJson, pollsCsv } from "./tracker-files.ts";

const plain = (text = "") => text.replaceAll("\u00a0", " ");

/** Three houses that ask every week, all with the same answer but for a tenth between them. */
function pollsFrom(startDay: string, weeks: number, approve: number): Observation[] {
  return Array.from({ length: weeks * 3 }, (_, at) => ({
    date: dayOf(dayNumber(startDay) + Math.floor(at / 3) * 7),
    values: {
      ...{ house: `Casa ${at % 3}`, start: startDay, sample: 1000, mode: null, population: null },
      ...{ approve: approve + (at % 3) / 10, disapprove: 40 },
    },
    ...{ source: "faro.example", sourceUrl: `https://faro.example/${at}`, isProvisional: false, note: "" },
  }));
}

function mandate(
  holder: string,
  startDay: string,
  weeks: number,
  approve: number,
  rest: { question?: string; halfLifeDays?: number } = {},
) {
  const { question = "¿Aprueba su gestión?", halfLifeDays = 14 } = rest;
  const json = mandateJson({
    fields: {
      ...{ kind: "mandate", title: holder, description: "", note: "para nosotros", holder, startDay, question },
      method: { ...HOUSE_METHOD, halfLifeDays },
    },
    polls: pollsFrom(startDay, weeks, approve),
    events: [],
    changes: { added: 0, changed: 0, removed: 0 },
    revisionUrl: `https://diario.example/data/${holder}/1/data.json`,
  });
  return PublishedMandate.parse(JSON.parse(json));
}

const EXAMPLE = mandate("Presidencia de Ejemplo", "2026-01-10", 10, 50);

const OUT: Readonly<Record<string, PublishedMandate>> = {
  ejemplo: EXAMPLE,
  anterior: mandate("La anterior", "2020-01-10", 30, 40),
  igual: mandate("La igualada", "2016-01-10", 30, 50.05),
  otra: mandate("Otra pregunta", "2012-01-10", 30, 45, { question: "¿Confía en él?" }),
  rapida: mandate("Otro método", "2008-01-10", 30, 45, { halfLifeDays: 7 }),
};

const compare = (members: readonly object[], rest: object = {}) =>
  compareTrackers(
    ComparisonFields.parse({ kind: "comparison", title: "Al mismo día", members, ...rest }),
    (tracker) => OUT[tracker] ?? null,
  );
const of = (...trackers: readonly string[]) => trackers.map((tracker) => ({ tracker }));

test("mandates are aligned by their day, as far as the shortest goes, and told at its last day", () => {
  const { problems, comparison } = compare(of("ejemplo", "anterior"));
  expect(problems).toEqual([]);
  expect(comparison).toMatchObject({ day: 63, members: [{ name: "Presidencia de Ejemplo" }, { name: "La anterior" }] });
  expect(comparison?.members.map(({ approve }) => approve.length)).toEqual([64, 64]);
  expect(plain(comparison?.sentence)).toMatch(
    /^Al día 63, Presidencia de Ejemplo tiene más aprobación que La anterior: 50,1 % y 40,1 %, 10 puntos porcentuales de diferencia\.$/,
  );
  expect(comparison?.drawn.columns.map(({ name, look }) => [name, look])).toEqual([
    ["Presidencia de Ejemplo", "main"],
    ["Presidencia de Ejemplo, al menos", "main"],
    ["Presidencia de Ejemplo, como mucho", "main"],
    ["La anterior", "quiet"],
  ]);
});

test("less than the joint margin is a technical tie", () => {
  expect(plain(compare(of("ejemplo", "igual"), { day: 40 }).comparison?.sentence)).toMatch(
    /^Al día 40, empate técnico entre /,
  );
});

test("averages that readers have of an older making are made again, whatever they say", () => {
  const old = PublishedMandate.parse({
    ...mandate("La antigua", "2014-01-10", 30, 50),
    making: 1,
    average: EXAMPLE.average.map((day, at) => ({
      day: dayOf(dayNumber("2014-01-10") + at),
      approve: day.approve && { meanPct: 20, lowPct: 20, highPct: 20 },
      disapprove: null,
    })),
  });
  const { comparison } = compareTrackers(
    ComparisonFields.parse({ kind: "comparison", title: "Al mismo día", members: of("ejemplo", "antigua") }),
    (tracker) => (tracker === "antigua" ? old : EXAMPLE),
  );
  expect(comparison?.members[1]?.approve[63]).toEqual(comparison?.members[0]?.approve[63]);
  expect(comparison?.sentence).toContain("empate técnico");
});

test("another question is refused until somebody says why it is the same, and that is told", () => {
  const refused = compare(of("ejemplo", "otra"));
  expect(refused.comparison).toBeNull();
  expect(refused.problems[0]?.field).toBe("members.1.sameQuestion");
  const mapped = compare([{ tracker: "ejemplo" }, { tracker: "otra", sameQuestion: "las dos miden apoyo" }]);
  expect(mapped.problems).toEqual([]);
  expect(mapped.comparison?.method).toContain(
    "La pregunta de Otra pregunta, «¿Confía en él?», se toma por la misma: las dos miden apoyo.",
  );
});

test("another method is refused until all are made again by the first one's", () => {
  expect(compare(of("ejemplo", "rapida")).problems[0]?.field).toBe("remakesAverages");
  const remade = compare(of("ejemplo", "rapida"), { remakesAverages: true });
  expect(remade.problems).toEqual([]);
  expect(remade.comparison?.method).toContain("el del primero");
});

test.each([
  ["one alone", of("ejemplo"), {}, { field: "members", message: "Hacen falta al menos dos mandatos" }],
  [
    "one twice",
    of("ejemplo", "ejemplo"),
    {},
    { field: "members.1.tracker", message: "«ejemplo» está dos veces: quita uno" },
  ],
  [
    "one that readers do not have",
    of("ejemplo", "nadie"),
    {},
    { field: "members.1.tracker", message: "No hay ningún mandato publicado en «nadie»" },
  ],
  [
    "a day that has not come for all",
    of("ejemplo", "anterior"),
    { day: 64 },
    {
      field: "day",
      message: "El tramo común llega hasta el día 63: no se compara con lo que no ha pasado",
    },
  ],
  [
    "two of one name",
    [{ tracker: "ejemplo" }, { tracker: "anterior", name: "Presidencia de Ejemplo" }],
    {},
    { field: "members.1.name", message: "Dos mandatos se llaman «Presidencia de Ejemplo»: cambia un nombre" },
  ],
])("%s is refused, beside its field", (_name, members, rest, problem) => {
  expect(compare(members, rest)).toEqual({ problems: [problem], comparison: null });
});

test("what the team wrote for itself is in no file, and a text is no formula", () => {
  expect(JSON.stringify(EXAMPLE)).not.toContain("para nosotros");
  const [first] = pollsFrom("2026-01-10", 1, 50);
  const formula = first === undefined ? [] : [{ ...first, values: { ...first.values, house: "=1+1" } }];
  expect(pollsCsv(formula)).toBe(
    "house,start,end,sample,mode,population,approve,disapprove,source,source_url,note\r\n'=1+1,2026-01-10,2026-01-10,1000,,,50,40,faro.example,https://faro.example/0,\r\n",
  );
});

test("a spreadsheet gets a row for each day, and nothing where there is no average", () => {
  const { comparison } = compare(of("ejemplo", "anterior"));
  const [head, first] = comparison === null ? [] : comparisonCsv(comparison).split("\r\n");
  expect(head).toBe(
    "day,Presidencia de Ejemplo,Presidencia de Ejemplo low,Presidencia de Ejemplo high,La anterior,La anterior low,La anterior high",
  );
  expect(first).toMatch(/^0,50\.1,48\.\d+,51\.\d+,40\.1,38\.\d+,/);
});
