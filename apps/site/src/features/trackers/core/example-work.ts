import type { Observation, TableMapping, TrackerFields } from "@nv/contracts/schemas";
import { readingSummary } from "@nv/web/reading-summary";
import type { ReadRows } from "./read-rows.ts";
import type { ShownAverage } from "./shown-average.ts";
import { type ToldRows, toldRows } from "./told-rows.ts";
import { type readDraft, type TrackerDraft, toDraft } from "./tracker-draft.ts";

/** Code that works an invented tracker out again when somebody changes it. */
export interface ExampleWork {
  readonly read: (text: string, mapping?: TableMapping) => ReadRows;
  readonly readDraft: typeof readDraft;
  /** @returns What is shown; `null` for fields that are of no such tracker. */
  readonly stand: (fields: TrackerFields, polls: readonly Observation[]) => ShownAverage | null;
}

/** An invented tracker as it begins. */
export interface FirstExample {
  /** Its polls, as somebody would paste them. */
  readonly text: string;
  readonly draft: TrackerDraft;
  readonly told: ToldRows;
  /** Sentence on how its table is read. */
  readonly reading: string;
  readonly standing: ShownAverage;
}

/**
 * Works out what an example begins with.
 *
 * @throws {Error} When nothing comes of it: the example is wrong.
 */
export function firstExample(work: ExampleWork, example: { fields: TrackerFields; text: string }): FirstExample {
  const { fields, text } = example;
  const read = work.read(text);
  const standing = work.stand(fields, read.observations);
  if (standing === null || read.faults.length > 0) throw new Error(`The example «${fields.title}» cannot be read.`);
  const draft = toDraft({ fields, slug: "" });
  return { text, draft, told: toldRows(read), reading: readingSummary(read.plain), standing };
}
