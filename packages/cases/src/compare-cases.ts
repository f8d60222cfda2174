import type { CaseEvent, CaseFields, CaseRow, CaseRowFault, CaseSource } from "@nv/contracts/schemas";
import { CASE_FIELD_LABELS, caseFieldText } from "./case-texts.ts";

/** A change in words: what people call the field, and what it said and says. */
export type CaseChanges = CaseEvent["changes"];

const FIELDS = Object.keys(CASE_FIELD_LABELS).filter((key): key is keyof CaseFields =>
  Object.hasOwn(CASE_FIELD_LABELS, key),
);

const isSameSource = (one: CaseSource, other: CaseSource | undefined) =>
  one.title === other?.title && one.date === other.date && one.url === other.url;

const isSame = (before: CaseFields, after: CaseFields, field: keyof CaseFields) =>
  field === "sources"
    ? before.sources.length === after.sources.length &&
      before.sources.every((source, at) => isSameSource(source, after.sources[at]))
    : before[field] === after[field];

/**
 * Lists what differs between two versions of a case, field by field, in words.
 *
 * @returns In the order of a form; empty for the same case.
 */
export function changesOf(before: CaseFields, after: CaseFields): CaseChanges {
  return FIELDS.filter((field) => !isSame(before, after, field)).map((field) => ({
    label: CASE_FIELD_LABELS[field],
    before: caseFieldText(before, field),
    after: caseFieldText(after, field),
  }));
}

/** The whole fields of a row: of what the file has no column for, what the case said stays. */
export function fieldsOfRow({ fields }: CaseRow, before: CaseFields | undefined): CaseFields {
  return { ...fields, summary: fields.summary ?? before?.summary ?? "", notes: fields.notes ?? before?.notes ?? "" };
}

/** Changes that rows would make in a dataset. */
export interface ComparedCases {
  /** Rows whose id is not there, in their order. */
  readonly added: readonly CaseRow[];
  readonly changed: readonly { readonly row: number; readonly ref: string; readonly changes: CaseChanges }[];
  /** Ids that a whole file no longer has, as the dataset has them in order; of a part, none. */
  readonly missing: readonly string[];
  readonly equal: number;
  /** Rows that repeat the id of one before: they are nowhere else. */
  readonly faults: readonly CaseRowFault[];
}

/**
 * Tells what rows would change: each row and each case is looked at once.
 *
 * @param before - Cases by id of the newsroom.
 * @param isWhole - Whether what the rows do not have is gone.
 */
export function compareCases(
  before: ReadonlyMap<string, CaseFields>,
  rows: readonly CaseRow[],
  isWhole: boolean,
): ComparedCases {
  const seen = new Map<string, number>();
  const added: CaseRow[] = [];
  const changed: { row: number; ref: string; changes: CaseChanges }[] = [];
  const faults: CaseRowFault[] = [];
  let equal = 0;
  for (const row of rows) {
    const { ref } = row.fields;
    const earlier = seen.get(ref);
    if (earlier !== undefined) {
      faults.push({ row: row.row, field: "ref", message: `Repite el id «${ref}» de la fila ${earlier}` });
      continue;
    }
    seen.set(ref, row.row);
    const old = before.get(ref);
    if (old === undefined) {
      added.push(row);
      continue;
    }
    const changes = changesOf(old, fieldsOfRow(row, old));
    if (changes.length === 0) equal += 1;
    else changed.push({ row: row.row, ref, changes });
  }
  const missing = isWhole ? [...before.keys()].filter((ref) => !seen.has(ref)) : [];
  return { added, changed, missing, equal, faults };
}
