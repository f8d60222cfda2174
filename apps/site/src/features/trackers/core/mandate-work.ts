import { standingOf } from "@nv/series";
import { shownStanding } from "./drawn-config.ts";
import { EXAMPLE_EVENTS, EXAMPLE_FIELDS, EXAMPLE_TABLE } from "./example.ts";
import type { ExampleWork } from "./example-work.ts";
import { readRows } from "./read-rows.ts";
import { readDraft } from "./tracker-draft.ts";

/** Nothing invented is of a day that has not come. */
const BY = { startDay: EXAMPLE_FIELDS.startDay, today: "2026-11-23" };

/** Beginning of the example of a mandate. */
export const MANDATE_START = { fields: EXAMPLE_FIELDS, text: EXAMPLE_TABLE };

/** Code that works the example of a mandate out. */
export const MANDATE_WORK: ExampleWork = {
  readDraft,
  read: (text, mapping) => readRows(text, "polls", { ...BY, ...(mapping !== undefined && { mapping }) }),
  stand(fields, polls) {
    if (fields.kind !== "mandate" || polls.length === 0) return null;
    const events = readRows(EXAMPLE_EVENTS, "events", BY).observations;
    return { ...shownStanding(standingOf(fields, { polls, events })), houses: [] };
  },
};
