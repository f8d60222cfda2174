import { caseNames, caseWordings } from "@nv/cases";
import { CASE_STATES, type CaseState } from "@nv/contracts";
import { CaseEvent, type CaseSummary, type CaseView } from "@nv/contracts/schemas";
import { fieldsOf, publicFields, stateOf } from "./case-rows.ts";
import { nextSteps, type PastStep } from "./core/case-steps.ts";
import type { CaseEventRow, CaseRow } from "./schema/tables.ts";

/** Name for a person who did something and is no longer among the accounts. */
const NOBODY_LEFT = "una persona que ya no está";

/** Names of people, by their ids. */
export type Names = ReadonlyMap<string, string>;

/** Returns the name of a person. @param id - Empty for nobody. */
export const nameIn = (names: Names, id: string): string => (id === "" ? "" : (names.get(id) ?? NOBODY_LEFT));

/** Whether readers have a case and it says something else now. @param publicVersion - Of what they have; none for nothing. */
export function hasChanges({ state, content_version }: CaseRow, publicVersion: number | null | undefined): boolean {
  return state !== "retired" && (publicVersion ?? content_version) !== content_version;
}

/** A case in a list. */
export function toSummary(row: CaseRow & { readonly public_version: number | null }, names: Names): CaseSummary {
  const { scope, province, decade, centre, victims, isMinimum } = publicFields(row);
  return {
    ...{ id: row.id, ref: row.ref, scope, province, decade, centre, victims, isMinimum },
    state: stateOf(row),
    hasChanges: hasChanges(row, row.public_version),
    isExample: row.is_example === 1,
    enteredBy: nameIn(names, row.entered_by),
    changedAtMs: row.changed_at_ms,
  };
}

/** Facts about a case besides its row. */
export interface CaseSurroundings {
  readonly names: Names;
  readonly past: readonly PastStep[];
  readonly publicVersion: number | undefined;
  readonly hasPersonal: boolean;
  /** Their names, by code. */
  readonly municipalities: ReadonlyMap<string, string>;
  /** Id of who looks at it. */
  readonly personId: string;
}

/** A case, whole but for what is personal. */
export function toView(
  row: CaseRow,
  { names, past, publicVersion, hasPersonal, municipalities, personId }: CaseSurroundings,
): CaseView {
  const [fields, state] = [fieldsOf(row), stateOf(row)];
  return {
    ...{ id: row.id, version: row.version, fields, nameReason: row.name_reason, state },
    hasChanges: hasChanges(row, publicVersion),
    isExample: row.is_example === 1,
    hasPersonal,
    enteredBy: nameIn(names, row.entered_by),
    verifiedBy: nameIn(names, row.verified_by),
    changedAtMs: row.changed_at_ms,
    steps: nextSteps(state, past, personId),
    wordings: [...caseWordings(fields)],
    names: [...caseNames(fields, { nameReason: row.name_reason, municipalities })],
  };
}

const isState = (text: string | null): text is CaseState => text !== null && Object.hasOwn(CASE_STATES, text);

/** Something that was done, as the group reads it. */
export function toEvent(row: CaseEventRow & { readonly ref: string }, names: Names): CaseEvent {
  return {
    ...{ id: row.id, caseId: row.case_id, ref: row.ref },
    action: CaseEvent.shape.action.parse(row.action),
    by: nameIn(names, row.by_id),
    atMs: row.at_ms,
    to: isState(row.to_state) ? row.to_state : null,
    reason: row.reason,
    changes: CaseEvent.shape.changes.parse(JSON.parse(row.changes)),
  };
}
