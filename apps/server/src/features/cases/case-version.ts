import { requireCase } from "./read-cases.service.ts";
import type { CaseRow, CasesDb } from "./schema/tables.ts";

/** Somebody changed the case since it was looked at. */
export class LateChange extends Error {
  override readonly name = "LateChange";
}

/** A case in the version that somebody was looking at. @throws {Problem} `CASE_NOT_FOUND`. @throws {LateChange} */
export async function requireVersion(from: CasesDb, id: string, version: number): Promise<CaseRow> {
  const row = await requireCase(from, id);
  if (row.version !== version) throw new LateChange("the case has changed");
  return row;
}
