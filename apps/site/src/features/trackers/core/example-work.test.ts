import { type AverageFields, type MandateFields, PublishedMandate } from "@nv/contracts/schemas";
import { mandateJson } from "@nv/series";
import { expect, test } from "vitest";
import { AVERAGE_START, AVERAGE_WORK } from "./average-work";
import { EXAMPLE_EVENTS, EXAMPLE_FIELDS } from "./example";
import { type FirstExample, firstExample } from "./example-work";
import { MANDATE_START, MANDATE_WORK } from "./mandate-work";
import { readRows } from "./read-rows";

const MANDATE = firstExample(MANDATE_WORK, MANDATE_START);

/** As a page gets it from the build. */
const asFile = (first: FirstExample): unknown => JSON.parse(JSON.stringify(first));

test("what the example of a mandate begins with is what readers would get of its table", () => {
  const by = { startDay: EXAMPLE_FIELDS.startDay, today: "2026-11-23" };
  const json = mandateJson({
    ...{ fields: EXAMPLE_FIELDS, revisionUrl: "", changes: { added: 0, changed: 0, removed: 0 } },
    polls: readRows(MANDATE.text, "polls", by).observations,
    events: readRows(EXAMPLE_EVENTS, "events", by).observations,
  });
  const { sentence, method, polls } = PublishedMandate.parse(JSON.parse(json));
  expect(MANDATE.standing).toMatchObject({ sentence, method, houses: [], config: { type: "figure", kind: "lines" } });
  expect(MANDATE.told.understood).toBe(polls.length);
});

test.each([
  ["mandate", MANDATE],
  ["average", firstExample(AVERAGE_WORK, AVERAGE_START)],
])("of the %s a file loses nothing, and nothing is wrong with it", (_, first) => {
  expect(asFile(first)).toEqual(first);
  expect(first.told).toMatchObject({ faults: [], untold: 0, isColumnMissing: false });
  expect(first.reading).toMatch(/^nombres en la fila 1/);
});

test("an example that cannot be read breaks the build", () => {
  const fields: MandateFields | AverageFields = { ...EXAMPLE_FIELDS, title: "Rota" };
  expect(() => firstExample(MANDATE_WORK, { fields, text: "nada" })).toThrow("«Rota»");
});
