import { standingOfAverage } from "@nv/series";
import { EXAMPLE_AVERAGE, EXAMPLE_AVERAGE_TABLE } from "./example-average.ts";
import type { ExampleWork } from "./example-work.ts";
import { readRows } from "./read-rows.ts";
import { shownAverage } from "./shown-average.ts";
import { readDraft } from "./tracker-draft.ts";

/** Nothing invented is of a day that has not come. */
const BY = { startDay: EXAMPLE_AVERAGE.startDay, series: EXAMPLE_AVERAGE.series, today: "2026-11-23" };

/** Beginning of the example of an average. */
export const AVERAGE_START = { fields: EXAMPLE_AVERAGE, text: EXAMPLE_AVERAGE_TABLE };

/** Code that works the example of an average out. */
export const AVERAGE_WORK: ExampleWork = {
  readDraft,
  read: (text, mapping) => readRows(text, "polls", { ...BY, ...(mapping !== undefined && { mapping }) }),
  stand: (fields, polls) =>
    fields.kind === "average" && polls.length > 0
      ? shownAverage(standingOfAverage(fields, { polls, events: [] }))
      : null,
};
