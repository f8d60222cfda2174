import type { RecordingRow } from "./schema/tables.ts";

/** The ships of a recording. */
export function shipsOf({ ships }: Pick<RecordingRow, "ships">): readonly string[] {
  return ships.split(" ").filter((ship) => ship !== "");
}
