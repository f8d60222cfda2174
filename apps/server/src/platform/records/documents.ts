import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { changeRecord, insertNewRecord } from "./change-record.ts";
import type { Entry } from "./collection.ts";
import { type RecordsContext, toEntries } from "./records-context.ts";
import type { RecordColumns } from "./records-tables.ts";
import { searchIndexOf } from "./search-index.ts";

/** Fields of a record that a person writes; its title is one of them. */
interface Document {
  readonly title: string;
  readonly slug?: string | undefined;
  /** Id that whoever writes it chose, so that the same beginning sent twice is one record. */
  readonly draftId?: string | undefined;
}

/** Returns the fields of a record that every list shows. */
export function summaryOf(row: RecordColumns) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    status: row.status,
    version: row.version,
    hasUnpublishedChanges: row.revision !== null && row.published_version < row.version,
    updatedAtMs: row.updated_at_ms,
    changedBy: row.changed_by,
    publishedAtMs: row.published_at_ms,
  };
}

/** Query of a collection that is shown whole. */
interface Sought {
  /** All of them, folded. */
  readonly words?: readonly string[];
  /** Without those that were retired. */
  readonly isInUse?: boolean;
  readonly most: number;
}

/** The records of a small collection, the last changed first. */
export async function listDocuments<Extension, Fields>(
  records: RecordsContext<Extension, Fields>,
  { words = [], isInUse = false, most }: Sought,
): Promise<readonly Entry<Extension, Fields>[]> {
  const { database, db, collection } = records;
  const sought = { collection: collection.name, words, isInUse };
  const { rows } = await searchIndexOf(database.dialect).find(db, sought, most);
  return toEntries(records, db, rows);
}

/** Keeps a new one. */
export function registerDocument<Fields>(
  records: RecordsContext<object, Fields>,
  { slug, draftId, ...fields }: Document,
  actor: Actor,
): Promise<Entry<object, Fields>> {
  return insertNewRecord(records, { title: fields.title, fields, slug, draftId, extension: {}, actor });
}

/** A change of one, made on the version that somebody saw. */
interface DocumentChange {
  readonly id: string;
  readonly document: Document & {
    readonly version: number;
    readonly goesOn?: boolean | undefined;
    readonly savingId?: string | undefined;
  };
  readonly actor: Actor;
  /** Message to whoever changes the address of one that was published, to which others lead. */
  readonly slugIsFixed: string;
}

/** Columns of a record besides those that a person writes. */
interface Kept<Extension> {
  /** With its fields. */
  readonly beside?: object;
  /** In the columns of its collection. */
  readonly extension?: Partial<Extension>;
}

/**
 * Changes one.
 *
 * @param keep - What is kept besides. @throws {Problem} When it may not be changed so.
 * @throws {Problem} `FIELDS_INVALID` for another address after it was published.
 * @throws {StaleVersion} When somebody else changed it meanwhile.
 */
export function editDocument<Extension, Fields>(
  records: RecordsContext<Extension, Fields>,
  { id, document, actor, slugIsFixed }: DocumentChange,
  keep: (row: Entry<Extension, Fields>) => Kept<Extension> = () => ({}),
): Promise<Entry<Extension, Fields>> {
  const { version, slug, goesOn, savingId, ...fields } = document;
  return changeRecord(records, {
    ...{ id, version, actor, action: "edited", goesOn, savingId },
    change(row) {
      const { beside = {}, extension = {} } = keep(row);
      if (slug !== undefined && slug !== row.slug && row.revisions > 0)
        throw invalidFields([{ field: "slug", message: slugIsFixed }]);
      const kept = JSON.stringify({ ...fields, ...beside });
      return { record: { title: fields.title, fields: kept, ...(slug !== undefined && { slug }) }, extension };
    },
  });
}
