import { TRACKERS_PATH } from "@nv/contracts";
import type {
  ComparisonFields,
  EditTracker,
  ImportRows,
  RecordVersion,
  RegisterTracker,
  RemoveRows,
  TrackerDetail,
  TrackerList,
  TrackerRows,
  TrackerRowsChanged,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { changeRecord, insertNewRecord } from "../../platform/records/change-record.ts";
import {
  type PublishRequest,
  restoreRecord,
  retireRecord,
  unpublishRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
import { importRows, removeRows } from "./change-rows.ts";
import { comparePublished } from "./compare-published.ts";
import { NO_DATA } from "./core/stored-tracker.ts";
import { mandateRows, publishTracker, rollBackTracker } from "./publish-tracker.ts";
import { toDetail, toRowsChanged, toSummary } from "./tracker-views.ts";
import { storedOf, type TrackerRow } from "./trackers-collection.ts";
import { requireTracker, type TrackersContext, trackersInUse } from "./trackers-context.ts";

/** Trackers, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export interface Trackers {
  list(): Promise<TrackerList>;
  detail(id: string): Promise<TrackerDetail>;
  history(id: string): Promise<readonly RecordVersion[]>;
  /** The polls and events of a mandate; none of a comparison. */
  rows(id: string): Promise<TrackerRows>;
  register(input: RegisterTracker, actor: Actor): Promise<TrackerDetail>;
  /** @throws {Problem} `FIELDS_INVALID` for another kind, and for another address after it was published. */
  edit(id: string, input: EditTracker, actor: Actor): Promise<TrackerDetail>;
  /** @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row. */
  bring(id: string, input: ImportRows, actor: Actor): Promise<TrackerRowsChanged>;
  remove(id: string, input: RemoveRows, actor: Actor): Promise<TrackerRowsChanged>;
  /** What a comparison would be with what readers have now, a `ComparisonResult` as JSON; nothing is kept. */
  compare(fields: ComparisonFields): Promise<string>;
  publish(request: PublishRequest): Promise<TrackerDetail>;
  rollBack(request: PublishRequest & { readonly revision: string }): Promise<TrackerDetail>;
  unpublish(request: PublishRequest): Promise<TrackerDetail>;
  retire(request: PublishRequest): Promise<TrackerDetail>;
  restore(request: PublishRequest): Promise<TrackerDetail>;
}

/** What people do with trackers. */
export function createTrackers(context: TrackersContext): Trackers {
  const { records, publishing } = context;
  const urlOf = (slug: string, revision: string) =>
    `${publishing.publicBaseUrl}${TRACKERS_PATH}/${slug}/${revision}/${SERIES_FILES.json}`;
  const detailAfter = async (work: Promise<TrackerRow>) => toDetail(context, await work);

  return {
    async list() {
      return { items: (await trackersInUse(context)).map(toSummary) };
    },
    detail: (id) => detailAfter(requireTracker(context, id)),
    history: (id) => recordHistory(records, id, urlOf),
    async rows(id) {
      const { polls, events } = await mandateRows(context, id, storedOf(await requireTracker(context, id)));
      return { polls: [...polls], events: [...events] };
    },
    register({ slug, ...fields }, actor) {
      const kept = { ...fields, data: NO_DATA };
      const extension = { told_revision: "" };
      return detailAfter(insertNewRecord(records, { title: fields.title, fields: kept, slug, extension, actor }));
    },
    edit(id, { version, slug, ...fields }, actor) {
      const edited = changeRecord(records, {
        ...{ id, version, actor, action: "edited" },
        change(row) {
          const { kind, data } = storedOf(row);
          if (kind !== fields.kind)
            throw invalidFields([{ field: "kind", message: "Un mandato no se convierte en comparación, ni al revés" }]);
          if (slug !== undefined && slug !== row.slug && row.revisions > 0)
            throw invalidFields([
              { field: "slug", message: "La dirección ya no se puede cambiar: hay una publicación" },
            ]);
          const kept = JSON.stringify({ ...fields, data });
          return { record: { title: fields.title, fields: kept, slug: slug ?? row.slug } };
        },
      });
      return detailAfter(edited);
    },
    async bring(id, input, actor) {
      // Who brings polls publishes them next.
      context.apart.begin();
      return toRowsChanged(context, await importRows(context, id, input, actor));
    },
    remove: async (id, input, actor) => toRowsChanged(context, await removeRows(context, id, input, actor)),
    compare: async (fields) => (await comparePublished(context, fields, { kind: "compare" })).json,
    publish: (request) => detailAfter(publishTracker(context, request)),
    rollBack: (request) => detailAfter(rollBackTracker(context, request)),
    unpublish: (request) => detailAfter(unpublishRecord(records, request)),
    retire: (request) => detailAfter(retireRecord(records, request, {})),
    restore: (request) => detailAfter(restoreRecord(records, request, () => ({}))),
  };
}
