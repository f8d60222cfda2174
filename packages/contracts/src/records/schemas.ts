import { z } from "zod";

/** A change in the history of a record: a graphic, an include. */
export const RecordVersion = z.object({
  version: z.int(),
  action: z.enum(["registered", "edited", "published", "rolled-back", "unpublished", "retired", "restored"]),
  by: z.string(),
  atMs: z.number(),
  /** Revision that readers got with it; `null` when it changed nothing for them. */
  revision: z.string().nullable(),
  /** Address of the revision; `null` without one. */
  revisionUrl: z.string().nullable(),
  /** Values are texts for people; long ones are whole. */
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
});
export type RecordVersion = z.infer<typeof RecordVersion>;

/** Last stretch of a person in a part of a record. */
export const RecordHand = z.object({
  /** Names the part: a field, or the ids of a block and of a step of it apart by a space. */
  part: z.string(),
  by: z.string(),
  byId: z.string(),
  /** Unix epoch, milliseconds. */
  firstAtMs: z.number(),
  lastAtMs: z.number(),
  /** Text of it before the person wrote, and after; empty where it was not there, or is not any more. */
  before: z.string(),
  after: z.string(),
});
export type RecordHand = z.infer<typeof RecordHand>;
