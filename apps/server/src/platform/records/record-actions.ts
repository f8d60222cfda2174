import type { Entry } from "./collection.ts";
import { type PublishRequest, restoreRecord, retireRecord, rollBackRecord, unpublishRecord } from "./publish-record.ts";
import { recordHistory } from "./record-history.ts";
import { type RecordsContext, requireRecord } from "./records-context.ts";

/** Form of the responses of a collection. */
interface RecordViews<Extension, Fields, Detail> {
  /** A record with everything about it. */
  toDetail(row: Entry<Extension, Fields>): Detail | Promise<Detail>;
  /** Public address of a revision, of which it gets the snapshot too. */
  urlOf(slug: string, revision: string, snapshot: unknown): string;
}

/**
 * Creates the actions on the records of every collection, with responses in the collection's form. A collection that does one of these
 * otherwise writes a function of its own in its place. Failures are `Problem`s; late changes are `StaleVersion`s.
 */
export function recordActions<Extension, Fields, Detail>(
  records: RecordsContext<Extension, Fields>,
  { toDetail, urlOf }: RecordViews<Extension, Fields, Detail>,
) {
  const detailAfter = async (work: Promise<Entry<Extension, Fields>>) => toDetail(await work);
  return {
    /** Returns the detail of the record that some work leaves. */
    detailAfter,
    detail: (id: string) => detailAfter(requireRecord(records, id)),
    history: (id: string) => recordHistory(records, id, urlOf),
    rollBack: (request: PublishRequest & { readonly revision: string }) =>
      detailAfter(rollBackRecord(records, request)),
    unpublish: (request: PublishRequest) => detailAfter(unpublishRecord(records, request)),
    retire: (request: PublishRequest) => detailAfter(retireRecord(records, request, {})),
    restore: (request: PublishRequest) => detailAfter(restoreRecord(records, request, () => ({}))),
  };
}
