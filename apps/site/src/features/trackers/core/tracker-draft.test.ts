import { ComparisonFields } from "@nv/contracts/schemas";
import { compareTrackers, standingOf, standingOfAverage } from "@nv/series";
import { expect, test } from "vitest";
import { drawnConfig } from "./drawn-config";
import { EXAMPLE_EVENTS, EXAMPLE_FIELDS, EXAMPLE_TABLE, exampleMandates } from "./example";
import { EXAMPLE_AVERAGE, EXAMPLE_AVERAGE_TABLE } from "./example-average";
import { readRows } from "./read-rows";
import { NEW_SERIES, newTracker, readDraft, renamedSeries, TRACKER_FORM, toDraft } from "./tracker-draft";

const BY = { startDay: EXAMPLE_FIELDS.startDay, today: "2026-11-23" };
const SAVED = toDraft({ fields: EXAMPLE_FIELDS, slug: "ejemplo" });

test("a form says what is saved, and what goes to the server is that again", () => {
  const { fields, problems } = readDraft(SAVED);
  expect(problems).toEqual([]);
  expect(fields).toEqual(EXAMPLE_FIELDS);
  expect(TRACKER_FORM.fromDraft(SAVED).body).toMatchObject({ slug: "ejemplo", kind: "mandate" });
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
  expect(TRACKER_FORM.merge(SAVED, theirs, mine)).toEqual({ ...SAVED, note: "Suya", description: "Mía" });
});

const series = ["Alianza", "Concordia"].map((name) => ({ key: name.toLowerCase(), name, role: "choice" as const }));

test.each([
  ["goes with the name while there are no polls", { name: "Alianza Nueva", hasPolls: false }, "alianza_nueva"],
  ["stays once there are polls", { name: "Alianza Nueva", hasPolls: true }, undefined],
  ["is none without a name", { name: "", hasPolls: false }, ""],
  ["is never that of another series", { name: "Concordia", hasPolls: false }, "concordia_2"],
])("the column of a series %s", (_, renamed, key) => {
  expect(renamedSeries(series, 0, renamed)).toEqual({ name: renamed.name, ...(key !== undefined && { key }) });
});

test("a column that somebody chose stays, and a new series takes that of its name", () => {
  const chosen = [{ key: "a", name: "Alianza", role: "choice" as const }, NEW_SERIES];
  expect(renamedSeries(chosen, 0, { name: "Otra", hasPolls: false })).toEqual({ name: "Otra" });
  expect(renamedSeries(chosen, 1, { name: "A", hasPolls: false })).toEqual({ name: "A", key: "a_2" });
});

test("an average says what is saved, and what goes to the server is that again", () => {
  const { fields, problems } = readDraft(toDraft({ fields: EXAMPLE_AVERAGE, slug: "elecciones" }));
  expect(problems).toEqual([]);
  expect(fields).toEqual(EXAMPLE_AVERAGE);
});

test("the invented average is read whole, and drawn with its five parties", () => {
  const by = { startDay: EXAMPLE_AVERAGE.startDay, series: EXAMPLE_AVERAGE.series, today: "2026-11-23" };
  const polls = readRows(EXAMPLE_AVERAGE_TABLE, "polls", by);
  expect(polls.faults).toEqual([]);
  const standing = standingOfAverage(EXAMPLE_AVERAGE, { polls: polls.observations, events: [] });
  expect(standing.houses).toHaveLength(4);
  expect(drawnConfig(standing)).toMatchObject({ type: "figure", data: { columns: { length: 15 } } });
});

test("the invented mandate is read whole, has a summer without average, and is drawn with its polls", () => {
  const polls = readRows(EXAMPLE_TABLE, "polls", BY);
  const events = readRows(EXAMPLE_EVENTS, "events", BY);
  expect([...polls.faults, ...events.faults]).toEqual([]);
  const standing = standingOf(EXAMPLE_FIELDS, { polls: polls.observations, events: events.observations });
  expect(standing.days.some(({ approve }, at) => approve === null && at > 60)).toBe(true);
  const config = drawnConfig(standing);
  expect(config).toMatchObject({ type: "figure", series: "", subheading: "", footnote: "", notes: [{}, {}] });
});

test("the invented mandates can be compared", () => {
  const mandates = exampleMandates();
  const members = [...mandates.keys()].map((tracker) => ({ tracker }));
  const fields = ComparisonFields.parse({ kind: "comparison", title: "x", members, day: 300 });
  expect(compareTrackers(fields, (tracker) => mandates.get(tracker) ?? null).problems).toEqual([]);
});
