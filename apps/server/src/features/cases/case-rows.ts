import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATES, CASE_STATUSES, type CaseState } from "@nv/contracts";
import type { CaseFields } from "@nv/contracts/schemas";
import { wordsOf } from "@nv/spanish";
import { z } from "zod";
import type { CaseRow, PublicCaseColumns } from "./schema/tables.ts";

const StoredSources = z.array(z.object({ title: z.string(), date: z.string(), url: z.string() }));

/** A key as it stands in the database. @throws {Error} When it is none: a bug of ours. */
function keyOf<Key extends string>(texts: Readonly<Record<Key, string>>, text: string): Key {
  const isKey = (key: string): key is Key => Object.hasOwn(texts, key);
  if (!isKey(text)) throw new Error("a case holds a value that no list has");
  return text;
}

/** The state of a case, as it stands in the database. */
export const stateOf = ({ state }: { readonly state: string }): CaseState => keyOf(CASE_STATES, state);

/** Fields of a case that readers may get, named as in {@link CaseFields}. */
export type PublicFields = Omit<CaseFields, "ref" | "notes">;

/** Reads the fields of a case that readers may get from its row. */
export function publicFields(row: PublicCaseColumns): PublicFields {
  const { scope, province, municipality, decade, victims, summary } = row;
  return {
    scopeKind: keyOf(CASE_SCOPES, row.scope_kind),
    scope,
    province,
    municipality,
    decade,
    centre: keyOf(CASE_CENTRES, row.centre),
    victims,
    isMinimum: row.is_minimum === 1,
    status: keyOf(CASE_STATUSES, row.status),
    evidence: keyOf(CASE_EVIDENCE, row.evidence),
    sources: StoredSources.parse(JSON.parse(row.sources)),
    summary,
  };
}

/** Returns the fields of a case that readers may get as columns for the database. */
export function publicColumns(fields: PublicFields): PublicCaseColumns {
  const { scope, province, municipality, decade, centre, victims, status, evidence, sources, summary } = fields;
  const kept = sources.map(({ title, date, url }) => ({ title, date, url }));
  return {
    ...{ scope_kind: fields.scopeKind, scope, province, municipality, decade, centre, victims },
    ...{ is_minimum: fields.isMinimum ? 1 : 0, status, evidence, sources: JSON.stringify(kept), summary },
  };
}

/** A case without anybody's name, from the database. */
export function fieldsOf(row: PublicCaseColumns & Pick<CaseRow, "ref" | "notes">): CaseFields {
  return { ...publicFields(row), ref: row.ref, notes: row.notes };
}

/** A case for the database, with the words by which it is found. */
export function columnsOf(fields: CaseFields): PublicCaseColumns & Pick<CaseRow, "ref" | "notes" | "words"> {
  const { ref, notes, scope, summary } = fields;
  const words = wordsOf([ref, scope, summary, notes].join(" ")).join(" ");
  return { ...publicColumns(fields), ref, notes, words };
}

/** Whether two say the same to readers. */
export function isSamePublic(one: PublicCaseColumns, other: PublicCaseColumns): boolean {
  const { scope_kind, scope, province, municipality, decade, centre } = one;
  const { victims, is_minimum, status, evidence, sources, summary } = one;
  const first = { scope_kind, scope, province, municipality, decade, centre };
  const second = { victims, is_minimum, status, evidence, sources, summary };
  return Object.entries({ ...first, ...second }).every(([name, value]) => Reflect.get(other, name) === value);
}
