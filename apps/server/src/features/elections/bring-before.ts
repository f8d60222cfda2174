import type { ElectionBefore } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { changeRecord } from "../../platform/records/change-record.ts";
import type { ElectionRow } from "./elections-collection.ts";
import type { ElectionsContext } from "./elections-context.ts";

/** A result of last time for a version of an election. */
interface BroughtBefore {
  readonly id: string;
  readonly version: number;
  readonly before: ElectionBefore;
  readonly actor: Actor;
}

/** Gives an election the result of last time. @throws {StaleVersion} When somebody else changed it meanwhile. */
export function bringBeforeTo(
  { records }: ElectionsContext,
  { id, version, before, actor }: BroughtBefore,
): Promise<ElectionRow> {
  return changeRecord(records, {
    ...{ id, version, actor, action: "edited" },
    change: ({ fields }) => ({ record: { fields: JSON.stringify({ ...fields, before }) } }),
  });
}
