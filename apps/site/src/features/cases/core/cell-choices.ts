import type { CaseColumn } from "@nv/cases";
import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATUSES } from "@nv/contracts";
import { decadeChoices, PROVINCE_CHOICES } from "./case-form";

/** Something that a cell may say. */
interface CellChoice {
  readonly value: string;
  readonly label: string;
}

const labels = (texts: Readonly<Record<string, string>>): readonly CellChoice[] =>
  Object.values(texts).map((label) => ({ value: label, label }));

const filled = (choices: readonly CellChoice[]) => choices.filter(({ value }) => value !== "");

/** Returns the choices of a column that is a list; `null` for one that is written. */
function listOf(column: CaseColumn, year: number): readonly CellChoice[] | null {
  switch (column) {
    case "scopeKind":
      return labels(CASE_SCOPES);
    case "province":
      return filled(PROVINCE_CHOICES).map(({ label }) => ({ value: label.replace(" (de ejemplo)", ""), label }));
    case "decade":
      return filled(decadeChoices(year));
    case "centre":
      return labels(CASE_CENTRES);
    case "status":
      return labels(CASE_STATUSES);
    case "evidence":
      return labels(CASE_EVIDENCE);
    case "isMinimum":
      return ["sí", "no"].map((value) => ({ value, label: value }));
    default:
      return null;
  }
}

/**
 * Lists the values that may be chosen for a cell of a column; its present value comes first where it is none of them.
 *
 * @param year - This one: decades go up to its own.
 * @returns `null` where people write.
 */
export function choicesOfColumn(column: CaseColumn, now: string, year: number): readonly CellChoice[] | null {
  const list = listOf(column, year);
  if (list === null || list.some(({ value }) => value === now)) return list;
  return [{ value: now, label: now.trim() === "" ? "Elige" : `«${now.trim()}»: elige` }, ...list];
}
