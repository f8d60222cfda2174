import {
  CASES_READER,
  casesPage,
  type PublicCase,
  type PublishedCases,
  type PublishedChange,
  publicCase,
  publishedCases,
} from "@nv/cases";
import type { HouseNumbers } from "@nv/contracts/schemas";
import { HOUSE_PLACE } from "@nv/embeds";
import { dayInMadrid } from "@nv/series";
import { REVISION_ADDRESS } from "../../platform/publishing/core/revision-address.ts";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import { publicFields } from "./case-rows.ts";
import type { CasesContext } from "./cases-context.ts";
import { PUBLIC_COLUMNS, type PublisherDb } from "./public-columns.ts";
import type { CaseRow, PublicCaseColumns } from "./schema/tables.ts";

/** A case as readers get it, or would. */
export interface DatasetCase extends PublicCaseColumns, Pick<CaseRow, "public_id" | "is_example" | "content_version"> {
  /** Of the case, which readers never learn. */
  readonly case_id: string;
}

const OF_CASES = PUBLIC_COLUMNS.map((column) => `cases.${column}` as const);
const OF_PUBLISHED = PUBLIC_COLUMNS.map((column) => `cases_published.${column}` as const);

/** Reads what readers have of every case. */
export function readPublished(db: PublisherDb): Promise<readonly DatasetCase[]> {
  return db
    .selectFrom("cases_published")
    .innerJoin("cases", "cases.id", "cases_published.case_id")
    .select(["cases_published.case_id", "cases.public_id", "cases.is_example", "cases_published.content_version"])
    .select(OF_PUBLISHED)
    .where("cases_published.until_number", "is", null)
    .orderBy("cases.public_id")
    .execute();
}

/** Reads what readers had of every case with a publication. @param number - Of the publication. */
export function readPublishedAt(db: PublisherDb, number: number): Promise<readonly DatasetCase[]> {
  return db
    .selectFrom("cases_published")
    .innerJoin("cases", "cases.id", "cases_published.case_id")
    .select(["cases_published.case_id", "cases.public_id", "cases.is_example", "cases_published.content_version"])
    .select(OF_PUBLISHED)
    .where("cases_published.from_number", "<=", number)
    .where(({ or, eb }) =>
      or([eb("cases_published.until_number", "is", null), eb("cases_published.until_number", ">", number)]),
    )
    .orderBy("cases.public_id")
    .execute();
}

/** Reads what was approved and readers do not have yet. */
export function readApproved(db: PublisherDb): Promise<readonly DatasetCase[]> {
  return db
    .selectFrom("cases")
    .select(["cases.id as case_id", "cases.public_id", "cases.is_example", "cases.content_version"])
    .select(OF_CASES)
    .where("cases.state", "=", "publishable")
    .orderBy("cases.public_id")
    .execute();
}

/** Returns what readers would have: what was approved, and of the rest what they have. @param published - As {@link readPublished} gives it. */
export function nextDataset(
  published: readonly DatasetCase[],
  approved: readonly DatasetCase[],
): readonly DatasetCase[] {
  const byId = new Map([...published, ...approved].map((one) => [one.case_id, one]));
  return [...byId.values()];
}

const toPublic = (one: DatasetCase): PublicCase => publicCase(publicFields(one), one.public_id);

/** Parts of a revision. */
interface DatasetParts {
  /** Assets of its page. */
  readonly assets: EmbedAssets;
  /** Their names, by code. */
  readonly municipalities: ReadonlyMap<string, string>;
  readonly cases: readonly DatasetCase[];
  readonly published: readonly DatasetCase[];
  /** Earlier publications, the latest first. */
  readonly changes: readonly PublishedChange[];
  readonly note: string;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  /** Rules by which the house writes figures. */
  readonly numbers: HouseNumbers;
}

/** Reads what a revision is written with besides its cases: the names of municipalities, and the rules of the house. */
export async function writtenWith({
  municipalities,
  house,
}: Pick<CasesContext, "municipalities" | "house">): Promise<Pick<DatasetParts, "municipalities" | "numbers">> {
  const [names, { style }] = await Promise.all([municipalities(), house.current()]);
  return { municipalities: names, numbers: style.numbers };
}

/** The files of a revision, and what they say. */
export interface Dataset {
  /** The page first. */
  readonly files: readonly [RevisionFile, ...RevisionFile[]];
  /** HTML, with the address of its revision to be written into it. */
  readonly page: string;
  readonly data: PublishedCases;
}

/** Makes the files of a revision of rows that the publisher read: nothing else of a case comes here. */
export function makeDataset(parts: DatasetParts): Dataset {
  const { assets, municipalities, cases, published, changes, note, atMs, numbers } = parts;
  const before = published.length === 0 && changes.length === 0 ? null : { cases: published.map(toPublic), changes };
  const isExample = cases.some(({ is_example }) => is_example === 1);
  const at = dayInMadrid(atMs);
  const made = publishedCases({ cases: cases.map(toPublic), before, note, at, isExample, municipalities });
  const reader = assets.readers.get(CASES_READER);
  if (reader === undefined) throw new Error(`The build of embeds has no reader called ${CASES_READER}.`);
  const page = casesPage(made.data, {
    assets: { ...assets.page, house: HOUSE_PLACE },
    reader,
    filesAt: REVISION_ADDRESS,
    numbers,
  });
  return {
    files: [
      { path: "index.html", body: Buffer.from(page), policy: "page" },
      ...Object.entries(made.files).map(([path, text]) => ({ path, body: Buffer.from(text) })),
    ],
    page,
    data: made.data,
  };
}
