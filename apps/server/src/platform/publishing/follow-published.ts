import { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import type { Jobs } from "../jobs/jobs.service.ts";

/** Kind of the job that makes again whatever shows something published, once that is published. Who holds such things does it. */
export const FOLLOW_JOB = "published.follow";

/** Payload of that job. */
export const FollowedPayload = z.object({
  revision: z.string().default(""),
  /** Whether no reader has it: only links to drafts follow a rehearsal. */
  isRehearsal: z.boolean().default(false),
});

/** Revision of what readers have no more. */
export const GONE_REVISION = "gone";

/** Revision that is published now, which whatever shows it follows. */
export interface FollowedRevision {
  /** `tracker:presidencia-de-ejemplo`. */
  readonly reference: string;
  readonly revision: string;
  readonly isRehearsal?: boolean;
}

/** Orders that what shows something follows it. The same revision is followed once, whoever orders it. */
export function orderFollowing(
  { jobs }: { readonly jobs: Jobs },
  { reference, revision, isRehearsal = false }: FollowedRevision,
  actor: Actor,
): Promise<string> {
  const key = [reference, isRehearsal ? "ensayo" : "", revision].filter(Boolean).join(" ");
  return jobs.order({ kind: FOLLOW_JOB, subject: reference, payload: { revision, isRehearsal }, actor, key });
}
