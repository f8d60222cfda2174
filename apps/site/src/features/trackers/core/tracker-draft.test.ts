import { ComparisonFields } from "@nv/contracts/schemas";
import { compareTrackers, dayInMadrid, standingOf } from "@nv/series";
import { expect, test } from "vitest";
import { readRows } from "../RowsText";
import { drawnConfig } from "./drawn-config";
import { EXAMPLE_EVENTS, EXAMPLE_FIELDS, EXAMPLE_TABLE, exampleMandates } from "./example";
import { bodyOf, draftOf, isSameDraft, mergeDrafts, newTracker, readDraft } from "./tracker-draft";

const SAVED = draftOf({ fields: EXAMPLE_FIELDS, slug: "ejemplo" });

test("a form says what is saved, and what goes to the server is that again", () => {
  const { fields, problems } = readDraft(SAVED);
  expect(problems).toEqual([]);
  expect(fields).toEqual(EXAMPLE_FIELDS);
  expect(fields && bodyOf(SAVED, fields)).toMatchObject({ slug: "ejemplo", kind: "mandate" });
});

test("what is wrong is told beside each field, once", () => {
  const { problems } = readDraft({
    ...newTracker("mandate"),
    method: { ...SAVED.method, leastPolls: "2", seed: "uno" },
  });
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    "title: Falta el nombre",
    "holder: Falta de quién es el mandato",
    "startDay: Escribe la fecha como aaaa-mm-dd",
    "question: Falta qué preguntan las encuestas",
    "method.leastPolls: De 3 a 20",
    "method.seed: Debe ser un número sin decimales",
  ]);
});

test("the day of a comparison may be left out, and is a whole number where it is not", () => {
  const draft = { ...newTracker("comparison"), title: "Al día" };
  expect(readDraft(draft).fields).toMatchObject({ day: null });
  expect(readDraft({ ...draft, day: "300" }).fields).toMatchObject({ day: 300 });
  expect(readDraft({ ...draft, day: "trescientos" }).problems[0]?.field).toBe("day");
});

test("two changes of the same are joined field by field", () => {
  const theirs = { ...SAVED, note: "Suya" };
  const mine = { ...SAVED, description: "Mía" };
  expect(isSameDraft(mergeDrafts(SAVED, theirs, mine), { ...SAVED, note: "Suya", description: "Mía" })).toBe(true);
});

test("the invented mandate is read whole, has a summer without average, and is drawn with its polls", () => {
  const polls = readRows(EXAMPLE_TABLE, "polls", EXAMPLE_FIELDS);
  const events = readRows(EXAMPLE_EVENTS, "events", EXAMPLE_FIELDS);
  expect([...polls.faults, ...events.faults]).toEqual([]);
  expect((polls.observations.at(-1)?.date ?? "") < dayInMadrid(Date.UTC(2026, 10, 23))).toBe(true);
  const standing = standingOf(EXAMPLE_FIELDS, { polls: polls.observations, events: events.observations });
  expect(standing.days.some(({ approve }, at) => approve === null && at > 60)).toBe(true);
  const config = drawnConfig(standing);
  expect(config).toMatchObject({ type: "figure", series: "", subheading: standing.sentence });
});

test("the invented mandates can be compared", () => {
  const mandates = exampleMandates();
  const members = [...mandates.keys()].map((tracker) => ({ tracker }));
  const fields = ComparisonFields.parse({ kind: "comparison", title: "x", members, day: 300 });
  expect(compareTrackers(fields, (tracker) => mandates.get(tracker) ?? null).problems).toEqual([]);
});
