import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATUSES, SMALLEST_CELL } from "@nv/contracts";
import type { CaseCount } from "@nv/contracts/schemas";
import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";
import { provinceName } from "./case-texts.ts";
import { countCases, totalsOf } from "./count-cases.ts";
import { mergeSmallCells } from "./merge-small-cells.ts";
import type { PublicCase } from "./public-case.ts";

/** A publication, as readers are told of it: «qué ha cambiado». Nothing of it says which cases. */
export interface PublishedChange {
  /** `YYYY-MM-DD`, in Madrid. */
  readonly date: string;
  /** As the team wrote it; perhaps empty. */
  readonly note: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** As they were after it. */
  readonly cases: number;
  readonly victims: number;
}

/** Cases and changes that readers had before. */
export interface PublishedBefore {
  /** As `publicCase` gave them, not joined. */
  readonly cases: readonly PublicCase[];
  /** The latest first. */
  readonly changes: readonly PublishedChange[];
}

/** Contents of a revision to be published. */
export interface CasesToPublish {
  /** As `publicCase` gives them, not joined: they are joined here, whoever asks. */
  readonly cases: readonly PublicCase[];
  /** `null` for the first revision. */
  readonly before: PublishedBefore | null;
  readonly note: string;
  /** Day of the publication in Madrid, `YYYY-MM-DD`. */
  readonly at: string;
  /** Whether any of it is fictional. */
  readonly isExample: boolean;
  /** Names of municipalities by code; without one its code is told. */
  readonly municipalities?: ReadonlyMap<string, string>;
}

/** A case in the files of readers. */
export interface PublishedCase extends PublicCase {
  readonly provinceName: string;
  readonly municipalityName: string;
}

/** A revision: what its page and its files are made of. */
export interface PublishedCases {
  readonly schema: 1;
  readonly at: string;
  readonly isExample: boolean;
  /** Victims that a cell has at least. */
  readonly smallestCell: number;
  readonly totals: { readonly cases: number; readonly victims: number };
  /** Cases that are told more coarsely than they are known. */
  readonly joinedCases: number;
  readonly joinedCells: number;
  readonly byProvince: readonly CaseCount[];
  readonly byDecade: readonly CaseCount[];
  /** The latest first. */
  readonly changes: readonly PublishedChange[];
  readonly cases: readonly PublishedCase[];
}

/** The files of a revision beside its page, by name, and what the page is made of. */
export interface CaseFiles {
  readonly data: PublishedCases;
  readonly files: Readonly<Record<"casos.json" | "casos.csv" | "resumen.json", string>>;
}

/** Publications that readers are told of: the oldest ones go. */
const MOST_CHANGES = 100;

function differenceOf(before: readonly PublicCase[], after: readonly PublicCase[]) {
  const old = new Map(before.map((one) => [one.id, JSON.stringify(one)]));
  let [added, changed, kept] = [0, 0, 0];
  for (const one of after) {
    const earlier = old.get(one.id);
    if (earlier === undefined) added += 1;
    else {
      kept += 1;
      if (earlier !== JSON.stringify(one)) changed += 1;
    }
  }
  return { added, changed, removed: old.size - kept };
}

const CSV_HEAD = [
  "id",
  "tipo_de_ambito",
  "ambito",
  "provincia",
  "nombre_de_provincia",
  "municipio",
  "nombre_de_municipio",
  "decada",
  "centro",
  "victimas",
  "es_minimo",
  "situacion",
  "verificacion",
  "resumen",
  "fuentes",
  "agrupado",
];

function csvOf(cases: readonly PublishedCase[]): string {
  const rows = cases.map((one) =>
    delimitedLine([
      one.id,
      one.scopeKind === null ? "" : CASE_SCOPES[one.scopeKind],
      one.scope,
      one.province,
      one.provinceName,
      one.municipality,
      one.municipalityName,
      one.decade ?? "",
      one.centre === null ? "" : CASE_CENTRES[one.centre],
      one.victims,
      one.isMinimum ? "sí" : "no",
      CASE_STATUSES[one.status],
      CASE_EVIDENCE[one.evidence],
      one.summary,
      one.sources.map(({ title, date, url }) => [title, date, url].filter(Boolean).join(", ")).join(" · "),
      one.isJoined ? "sí" : "no",
    ]),
  );
  return BYTE_ORDER_MARK + delimitedLine(CSV_HEAD) + rows.join("");
}

/**
 * Makes the files of a revision. The same cases in any order give the same bytes.
 *
 * @returns What its page is made of, and what is beside it.
 */
export function publishedCases({ cases, before, note, at, isExample, municipalities }: CasesToPublish): CaseFiles {
  const merged = mergeSmallCells(cases);
  const published = merged.cases.map((one) => ({
    ...one,
    provinceName: one.province === "" ? "" : (provinceName(one.province) ?? one.province),
    municipalityName: one.municipality === "" ? "" : (municipalities?.get(one.municipality) ?? one.municipality),
  }));
  const totals = totalsOf(cases);
  const change = { date: at, note, ...differenceOf(before?.cases ?? [], cases), ...totals };
  const data: PublishedCases = {
    ...{ schema: 1, at, isExample, smallestCell: SMALLEST_CELL, totals },
    joinedCases: published.filter(({ isJoined }) => isJoined).length,
    joinedCells: merged.joinedCells,
    ...countCases(published),
    changes: [change, ...(before?.changes ?? [])].slice(0, MOST_CHANGES),
    cases: published,
  };
  const { cases: _, ...summary } = data;
  return {
    data,
    files: {
      "casos.json": JSON.stringify({ schema: 1, at, isExample, cases: published }),
      "casos.csv": csvOf(published),
      "resumen.json": JSON.stringify(summary),
    },
  };
}
