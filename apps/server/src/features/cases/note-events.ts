import { randomUUID } from "node:crypto";
import type { CaseState } from "@nv/contracts";
import type { CaseEvent } from "@nv/contracts/schemas";
import type { CaseEventRow } from "./schema/tables.ts";

/** Something that is done to a case. */
export interface DoneToCase {
  readonly caseId: string;
  /** Of the case, afterwards. */
  readonly version: number;
  readonly action: CaseEvent["action"];
  readonly isWriting?: boolean;
  readonly byId: string;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  readonly to?: CaseState;
  readonly reason?: string;
  readonly changes?: CaseEvent["changes"];
}

/** Builds the event row of something that was done to a case. */
export function eventRow({ caseId, version, action, byId, atMs, ...more }: DoneToCase): CaseEventRow {
  const { isWriting = false, to = null, reason = "", changes = [] } = more;
  return {
    ...{ id: randomUUID(), case_id: caseId, version, action, is_writing: isWriting ? 1 : 0, by_id: byId, at_ms: atMs },
    ...{ to_state: to, reason, changes: JSON.stringify(changes) },
  };
}
