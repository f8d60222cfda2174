import { MAP_STYLES_PATH } from "@nv/contracts";
import {
  type CurrentMapStyle,
  type EditMapStyle,
  type MapStyleDetail,
  MapStyleFields,
  type MapStyleList,
  MapStyleSummary,
  type RegisterMapStyle,
} from "@nv/contracts/schemas";
import { mapStyleFaults } from "@nv/geography";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { editDocument, listDocuments, registerDocument, summaryOf } from "../../platform/records/documents.ts";
import { type PublishRequest, publishRecord, unfitIn } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { findRevision, lockRecord } from "../../platform/records/records.repository.ts";
import { findEntry, StaleVersion } from "../../platform/records/records-context.ts";
import type { RecordsTables } from "../../platform/records/records-tables.ts";
import { makeStyleFiles } from "./make-style-files.ts";
import { chooseStyle, currentStyleId } from "./map-styles.repository.ts";
import type { MapStyleRow } from "./map-styles-collection.ts";
import type { MapStylesContext } from "./map-styles-context.ts";
import type { MapStylesTables } from "./schema/tables.ts";

/** Styles in a list: a house has a handful. */
const LISTED_STYLES = 100;

const toSummary = (row: MapStyleRow, currentId: string | null): MapStyleSummary =>
  MapStyleSummary.parse({ ...summaryOf(row), isCurrent: row.id === currentId, colors: row.fields.colors });

/** The styles of maps, as their routes see them. */
export type MapStyles = ReturnType<typeof createMapStyles>;

/** Creates the actions on the styles of maps. */
export function createMapStyles(context: MapStylesContext) {
  const { records, database, db, events, noteInAudit } = context;
  const { publicBaseUrl } = context.publishing;
  const urlOf = (slug: string, revision: string) => `${publicBaseUrl}${MAP_STYLES_PATH}/${slug}/${revision}.json`;

  async function toDetail(row: MapStyleRow): Promise<MapStyleDetail> {
    const { slug, revision } = row;
    const { title, note, ...style } = row.fields;
    return {
      ...toSummary(row, await currentStyleId(db)),
      title,
      style,
      note,
      revision,
      publicUrl: revision === null ? null : urlOf(slug, revision),
      liveUrl: revision === null ? null : `${publicBaseUrl}${MAP_STYLES_PATH}/${slug}/`,
      problems: [...unfitIn(records.collection, row.fields), ...mapStyleFaults(style)],
    };
  }
  const actions = recordActions(records, { toDetail, urlOf });
  const { detailAfter } = actions;

  /** @throws {Problem} `MAP_STYLE_CURRENT`. */
  async function refuseCurrent(id: string): Promise<void> {
    if ((await currentStyleId(db)) === id) throw new Problem("MAP_STYLE_CURRENT");
  }

  /** Makes new maps begin with it. @throws {Problem} `MAP_STYLE_NOT_LIVE` before it is published. */
  async function choose({ id, version, actor }: PublishRequest): Promise<MapStyleDetail> {
    await database.transaction(records.db, async (transaction) => {
      const row = await lockRecord(transaction, database.dialect, id);
      if (row === undefined || row.collection !== records.collection.name) throw new Problem("MAP_STYLE_NOT_FOUND");
      if (row.version !== version) throw new StaleVersion(row);
      if (row.revision === null) throw new Problem("MAP_STYLE_NOT_LIVE");
      await chooseStyle(transaction.$extendTables<MapStylesTables>(), id);
      const details = { collection: records.collection.name, id, title: row.title };
      await noteInAudit(transaction.$omitTables<keyof RecordsTables>(), {
        action: "map_style_chosen",
        actor,
        from: actor.from,
        details,
      });
      const data = { id, version, by: actor.name, byId: actor.id };
      await events.publish(transaction, { name: records.collection.event, data });
    });
    return actions.detail(id);
  }

  return {
    ...actions,
    async list(): Promise<MapStyleList> {
      const rows = await listDocuments(records, { isInUse: true, most: LISTED_STYLES });
      const currentId = await currentStyleId(db);
      return { items: rows.map((row) => toSummary(row, currentId)) };
    },
    /** The style that new maps begin with, as it was published. */
    async current(): Promise<CurrentMapStyle> {
      const id = await currentStyleId(db);
      const row = id === null ? undefined : await findEntry(records, id);
      if (row === undefined || row.revision === null) return { current: null };
      const made = await findRevision(records.db, row.id, row.revision);
      if (made === undefined) return { current: null };
      const { title, note: _note, ...style } = MapStyleFields.parse(JSON.parse(made.snapshot));
      return {
        current: { id: row.id, title, revision: row.revision, publicUrl: urlOf(row.slug, row.revision), style },
      };
    },
    register: (input: RegisterMapStyle, actor: Actor) => detailAfter(registerDocument(records, input, actor)),
    edit(id: string, document: EditMapStyle, actor: Actor) {
      const slugIsFixed = "La dirección no cambia después de publicar: hay mapas que la usan";
      return detailAfter(editDocument(records, { id, document, actor, slugIsFixed }));
    },
    publish: (request: PublishRequest) =>
      detailAfter(publishRecord(records, request, async (row) => ({ files: await makeStyleFiles(context, row) }))),
    /** @throws {Problem} `MAP_STYLE_CURRENT` for the one that new maps begin with; the same when it is retired. */
    async unpublish(request: PublishRequest) {
      await refuseCurrent(request.id);
      return actions.unpublish(request);
    },
    async retire(request: PublishRequest) {
      await refuseCurrent(request.id);
      return actions.retire(request);
    },
    choose,
  };
}
