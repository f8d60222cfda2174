import type { Caller } from "../audit/audit.service.ts";
import type { UserRow } from "../schema/tables.ts";

/** An administrator at work. */
export interface AdminCaller extends Caller {
  readonly administrator: UserRow;
}
