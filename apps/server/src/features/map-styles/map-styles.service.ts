import { MAP_STYLES_PATH } from "@nv/contracts";
import {
  type CurrentMapStyle,
  type EditMapStyle,
  type MapStyleDetail,
  MapStyleFields,
  type MapStyleList,
  MapStyleSummary,
  type RecordVersion,
  type RegisterMapStyle,
} from "@nv/contracts/schemas";
import { mapStyleFaults } from "@nv/geography";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { editDocument, listDocuments, registerDocument, summaryOf } from "../../platform/records/documents.ts";
import {
  type PublishRequest,
  publishRecord,
  restoreRecord,
  retireRecord,
  rollBackRecord,
  unpublishRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
import { findRevision, lockRecord } from "../../platform/records/records.repository.ts";
import { StaleVersion } from "../../platform/records/records-context.ts";
import type { RecordsTables } from "../../platform/records/records-tables.ts";
import { makeStyleFiles } from "./make-style-files.ts";
import { chooseStyle, currentStyleId } from "./map-styles.repository.ts";
import { fieldsOf, type MapStyleRow } from "./map-styles-collection.ts";
import { findMapStyle, type MapStylesContext } from "./map-styles-context.ts";
import type { MapStylesTables } from "./schema/tables.ts";

/** Styles in a list: a house has a handful. */
const LISTED_STYLES = 100;

/** The styles of maps, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export interface MapStyles {
  list(): Promise<MapStyleList>;
  /** The style that new maps begin with, as it was published. */
  current(): Promise<CurrentMapStyle>;
  detail(id: string): Promise<MapStyleDetail>;
  history(id: string): Promise<readonly RecordVersion[]>;
  register(input: RegisterMapStyle, actor: Actor): Promise<MapStyleDetail>;
  edit(id: string, input: EditMapStyle, actor: Actor): Promise<MapStyleDetail>;
  publish(request: PublishRequest): Promise<MapStyleDetail>;
  rollBack(request: PublishRequest & { readonly revision: string }): Promise<MapStyleDetail>;
  /** @throws {Problem} `MAP_STYLE_CURRENT` for the one that new maps begin with; the same when it is retired. */
  unpublish(request: PublishRequest): Promise<MapStyleDetail>;
  retire(request: PublishRequest): Promise<MapStyleDetail>;
  restore(request: PublishRequest): Promise<MapStyleDetail>;
  /** Makes new maps begin with it. @throws {Problem} `MAP_STYLE_NOT_LIVE` before it is published. */
  choose(request: PublishRequest): Promise<MapStyleDetail>;
}

const toSummary = (row: MapStyleRow, currentId: string | null): MapStyleSummary =>
  MapStyleSummary.parse({ ...summaryOf(row), isCurrent: row.id === currentId, colors: fieldsOf(row).colors });

/** What people do with the styles of maps. */
export function createMapStyles(context: MapStylesContext): MapStyles {
  const { records, database, db, events, noteInAudit } = context;
  const { publicBaseUrl } = context.publishing;
  const urlOf = (slug: string, revision: string) => `${publicBaseUrl}${MAP_STYLES_PATH}/${slug}/${revision}.json`;

  async function toDetail(row: MapStyleRow): Promise<MapStyleDetail> {
    const { slug, revision } = row;
    const { title: _title, note, ...style } = fieldsOf(row);
    return {
      ...toSummary(row, await currentStyleId(db)),
      style,
      note,
      revision,
      publicUrl: revision === null ? null : urlOf(slug, revision),
      liveUrl: revision === null ? null : `${publicBaseUrl}${MAP_STYLES_PATH}/${slug}/`,
      problems: [...mapStyleFaults(style)],
    };
  }
  const detailAfter = async (work: Promise<MapStyleRow>) => toDetail(await work);

  async function required(id: string): Promise<MapStyleRow> {
    const row = await findMapStyle(context, id);
    if (row === undefined) throw new Problem("MAP_STYLE_NOT_FOUND");
    return row;
  }

  /** @throws {Problem} `MAP_STYLE_CURRENT`. */
  async function refuseCurrent(id: string): Promise<void> {
    if ((await currentStyleId(db)) === id) throw new Problem("MAP_STYLE_CURRENT");
  }

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
    return toDetail(await required(id));
  }

  return {
    async list() {
      const rows = await listDocuments(records, { isInUse: true, most: LISTED_STYLES });
      const currentId = await currentStyleId(db);
      return { items: rows.map((row) => toSummary(row, currentId)) };
    },
    async current() {
      const id = await currentStyleId(db);
      const row = id === null ? undefined : await findMapStyle(context, id);
      if (row === undefined || row.revision === null) return { current: null };
      const made = await findRevision(records.db, row.id, row.revision);
      if (made === undefined) return { current: null };
      const { title, note: _note, ...style } = MapStyleFields.parse(JSON.parse(made.snapshot));
      return {
        current: { id: row.id, title, revision: row.revision, publicUrl: urlOf(row.slug, row.revision), style },
      };
    },
    detail: (id) => detailAfter(required(id)),
    history: (id) => recordHistory(records, id, urlOf),
    register: (input, actor) => detailAfter(registerDocument(records, input, actor)),
    edit(id, document, actor) {
      const slugIsFixed = "La dirección no cambia después de publicar: hay mapas que la usan";
      return detailAfter(editDocument(records, { id, document, actor, slugIsFixed }));
    },
    publish: (request) =>
      detailAfter(publishRecord(records, request, async (row) => ({ files: await makeStyleFiles(context, row) }))),
    rollBack: (request) => detailAfter(rollBackRecord(records, request)),
    async unpublish(request) {
      await refuseCurrent(request.id);
      return detailAfter(unpublishRecord(records, request));
    },
    async retire(request) {
      await refuseCurrent(request.id);
      return detailAfter(retireRecord(records, request, {}));
    },
    restore: (request) => detailAfter(restoreRecord(records, request, () => ({}))),
    choose,
  };
}
