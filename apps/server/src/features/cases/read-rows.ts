import { setImmediate } from "node:timers/promises";
import { CASE_LIMITS } from "@nv/contracts";
import { CaseRow, type CaseRowFault, issueWords } from "@nv/contracts/schemas";
import { z } from "zod";
import { UNEXPECTED } from "./parse-case.ts";

/** Rows that are looked at before others get their turn: some milliseconds. */
const ROWS_AT_ONCE = 100;

/** Body of a comparison or an import, whose rows are read one by one. */
export const RowsBody = z.strictObject({
  rows: z
    .array(z.unknown())
    .min(1, "No hay ninguna fila")
    .max(CASE_LIMITS.importRows, `Caben ${CASE_LIMITS.importRows} filas de una vez`),
  isWhole: z.boolean(),
});

/** The same, of what is taken in. */
export const ImportBody = RowsBody.extend({
  digest: z.string().length(64),
  leaveOut: z.array(z.int()).max(CASE_LIMITS.importRows),
});

/** Does something with each of many, and lets others have their turn now and then. */
export async function eachInTurn<Item>(items: Iterable<Item>, work: (item: Item, at: number) => void): Promise<void> {
  let at = 0;
  for (const item of items) {
    work(item, at);
    at += 1;
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
  }
}

const Numbered = z.object({ row: z.int().positive() });

/**
 * Reads rows that somebody brings: what is wrong with one is told beside its number, and keeps none of the others from being looked at.
 *
 * @returns Those that are cases, and what is wrong with the rest; nothing of what they hold is repeated.
 */
export async function readRows(
  given: readonly unknown[],
): Promise<{ readonly rows: readonly CaseRow[]; readonly faults: readonly CaseRowFault[] }> {
  const rows: CaseRow[] = [];
  const faults: CaseRowFault[] = [];
  const numbers = new Set<number>();
  await eachInTurn(given, (one, at) => {
    const { success, data, error } = CaseRow.safeParse(one, { error: issueWords });
    const row = data?.row ?? Numbered.safeParse(one).data?.row ?? at + 1;
    if (success && !numbers.has(row)) rows.push(data);
    else if (success) faults.push({ row, field: "row", message: "Hay dos filas con ese número" });
    numbers.add(row);
    for (const { code, path, message } of error?.issues ?? []) {
      const field = path.filter((part) => part !== "fields").join(".");
      faults.push({ row, field, message: code === "unrecognized_keys" ? UNEXPECTED : message });
    }
  });
  return { rows, faults };
}
