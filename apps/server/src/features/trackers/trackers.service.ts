import { TRACKERS_PATH } from "@nv/contracts";
import type {
  ComparisonFields,
  EditTracker,
  ImportRows,
  RegisterTracker,
  RemoveRows,
  TrackerList,
  TrackerRows,
  TrackerRowsChanged,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { insertNewRecord } from "../../platform/records/change-record.ts";
import { editDocument } from "../../platform/records/documents.ts";
import type { PublishRequest } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { importRows, removeRows } from "./change-rows.ts";
import { comparePublished } from "./compare-published.ts";
import { NO_DATA } from "./core/stored-tracker.ts";
import { mandateRows, publishTracker, rollBackTracker } from "./publish-tracker.ts";
import { rememberedMappings } from "./remembered-mappings.ts";
import { toDetail, toRowsChanged, toSummary } from "./tracker-views.ts";
import { type TrackersContext, trackersInUse } from "./trackers-context.ts";

/** Trackers, as their routes see them. */
export type Trackers = ReturnType<typeof createTrackers>;

/** Creates the service for trackers. */
export function createTrackers(context: TrackersContext) {
  const { records, publishing } = context;
  const actions = recordActions(records, {
    toDetail: (row) => toDetail(context, row),
    urlOf: (slug, revision) => `${publishing.publicBaseUrl}${TRACKERS_PATH}/${slug}/${revision}/${SERIES_FILES.json}`,
  });
  const { detailAfter } = actions;

  return {
    ...actions,
    async list(): Promise<TrackerList> {
      return { items: (await trackersInUse(context)).map(toSummary) };
    },
    /** Lists how tables of polls were understood before, for the whole house. */
    mappings: () => rememberedMappings(context.db),
    /** The polls and events of a mandate or of an average; none of a comparison. */
    async rows(id: string): Promise<TrackerRows> {
      const { polls, events } = await mandateRows(context, id, (await requireRecord(records, id)).fields);
      return { polls: [...polls], events: [...events] };
    },
    register({ slug, draftId, ...fields }: RegisterTracker, actor: Actor) {
      const kept = { ...fields, data: NO_DATA };
      const extension = { told_revision: "" };
      return detailAfter(
        insertNewRecord(records, { title: fields.title, fields: kept, slug, draftId, extension, actor }),
      );
    },
    /** @throws {Problem} `FIELDS_INVALID` for another kind, and for another address after it was published. */
    edit(id: string, document: EditTracker, actor: Actor) {
      const slugIsFixed = "La dirección ya no se puede cambiar: hay una publicación";
      const edited = editDocument(records, { id, document, actor, slugIsFixed }, (row) => {
        const { kind, data } = row.fields;
        if (kind !== document.kind)
          throw invalidFields([
            { field: "kind", message: "Un seguimiento no se convierte en otra clase de seguimiento" },
          ]);
        return { beside: { data } };
      });
      return detailAfter(edited);
    },
    /** @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row. */
    async bring(id: string, input: ImportRows, actor: Actor): Promise<TrackerRowsChanged> {
      // Who brings polls publishes them next.
      context.apart.begin();
      return toRowsChanged(context, await importRows(context, id, input, actor));
    },
    remove: async (id: string, input: RemoveRows, actor: Actor): Promise<TrackerRowsChanged> =>
      toRowsChanged(context, await removeRows(context, id, input, actor)),
    /** Compares what readers have now: a `ComparisonResult` as JSON; nothing is kept. */
    compare: async (fields: ComparisonFields) => (await comparePublished(context, fields, { kind: "compare" })).json,
    publish: (request: PublishRequest) => detailAfter(publishTracker(context, request)),
    rollBack: (request: PublishRequest & { readonly revision: string }) =>
      detailAfter(rollBackTracker(context, request)),
  };
}
