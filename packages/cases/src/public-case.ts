import type { CaseFields } from "@nv/contracts/schemas";

/**
 * The columns of a case that readers may get, and no other: what is added to a case is not public until somebody writes it here.
 *
 * @see docs/adr/0053-public-cases.md
 */
export const PUBLIC_CASE_COLUMNS = [
  "scopeKind",
  "scope",
  "province",
  "municipality",
  "decade",
  "centre",
  "victims",
  "isMinimum",
  "status",
  "evidence",
  "sources",
  "summary",
] as const satisfies readonly (keyof CaseFields)[];

/** Fields of a case that may be public. */
export type PublicCaseFields = Pick<CaseFields, (typeof PUBLIC_CASE_COLUMNS)[number]>;

/** A case as readers may be told of it: what is not told, because too few share it, is `null` or empty. */
export interface PublicCase {
  /** Of the publication, never the newsroom's; empty for a case whose cell is joined, which nobody is to follow from one revision to the next. */
  readonly id: string;
  readonly scopeKind: CaseFields["scopeKind"] | null;
  readonly scope: string;
  readonly province: string;
  readonly municipality: string;
  readonly decade: number | null;
  readonly centre: CaseFields["centre"] | null;
  readonly victims: number;
  readonly isMinimum: boolean;
  readonly status: CaseFields["status"];
  readonly evidence: CaseFields["evidence"];
  readonly sources: CaseFields["sources"];
  readonly summary: string;
  /** Whether it is told more coarsely than it is known. */
  readonly isJoined: boolean;
}

/**
 * Returns the part of a case that readers may be told: the columns of the list, one by one, whatever else comes with them.
 *
 * @param publicId - Its name in the publication: letters and figures that say nothing of the newsroom's.
 */
export function publicCase(fields: PublicCaseFields, publicId: string): PublicCase {
  return {
    id: publicId,
    scopeKind: fields.scopeKind,
    scope: fields.scope,
    province: fields.province,
    municipality: fields.municipality,
    decade: fields.decade,
    centre: fields.centre,
    victims: fields.victims,
    isMinimum: fields.isMinimum,
    status: fields.status,
    evidence: fields.evidence,
    sources: fields.sources.map(({ title, date, url }) => ({ title, date, url })),
    summary: fields.summary,
    isJoined: false,
  };
}
