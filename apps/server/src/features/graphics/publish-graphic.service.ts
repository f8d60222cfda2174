import type { GraphicFields, PublishedPointer } from "@nv/contracts/schemas";
import { renderPage } from "@nv/embeds";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { type RevisionFile, revisionName } from "../../platform/publishing/publisher.ts";
import { changeGraphic, readSnapshot } from "./change-graphic.ts";
import { composePage, styleSheetOf } from "./compose-page.service.ts";
import { publishProblems } from "./core/publish-problems.ts";
import { fieldsOf, heightsOf } from "./graphic-views.ts";
import {
  findGraphic,
  findRevision,
  lastPublished,
  lockGraphic,
  nextIndexTurn,
  settleGraphic,
  unsettledIds,
} from "./graphics.repository.ts";
import { type GraphicsContext, StaleVersion } from "./graphics-context.ts";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** Graphics in the public list. */
const INDEXED_GRAPHICS = 200;

/** The still picture of a revision, for readers without frames. */
const PICTURE = "fallback.png";

/** Width of that picture, CSS pixels, and how many pixels of it make one. */
const PICTURE_WIDTH_PX = 640;
const PICTURE_ZOOM = 2;

/** What a call that changes what readers get is told. */
export interface PublishRequest {
  readonly id: string;
  readonly version: number;
  readonly actor: Actor;
}

async function requireGraphic({ db }: GraphicsContext, id: string, version: number): Promise<GraphicRow> {
  const row = await findGraphic(db, id);
  if (row === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
  if (row.version !== version) throw new StaleVersion(row);
  return row;
}

type Described = Pick<PublishedPointer, "title" | "altText" | "language" | "type">;

function pointerTo(
  row: GraphicRow,
  revision: string,
  described: Described & { readonly hasPicture: boolean },
  publishedAtMs: number,
): PublishedPointer {
  const { title, altText, language, type, hasPicture } = described;
  const heightsPx = heightsOf(row).map(([widthPx, heightPx]): [number, number] => [widthPx, heightPx]);
  return {
    ...{ schema: 1, slug: row.slug, state: "live", revision, publishedAtMs, title, altText, language, type },
    heightsPx,
    image: hasPicture ? `${revision}/${PICTURE}` : null,
  };
}

/** Files of the revision that a graphic would have now. */
async function filesOf(context: GraphicsContext, row: GraphicRow): Promise<readonly RevisionFile[]> {
  const fields = fieldsOf(row);
  const content = await composePage(context, fields, { slug: row.slug, heightsPx: heightsOf(row) });
  const css = styleSheetOf(fields);
  return [
    { path: "index.html", body: Buffer.from(renderPage(content, context.publishing.assets.page)), policy: "page" },
    ...(css === null ? [] : [{ path: "wrap.css", body: Buffer.from(css) }]),
  ];
}

/** The picture that Datawrapper draws of its chart; none when it cannot be asked: nothing depends on it. */
async function pictureOf(
  { datawrapper }: GraphicsContext,
  { config }: GraphicFields,
): Promise<readonly RevisionFile[]> {
  if (config.type !== "datawrapper" || datawrapper.settings.mode === "off") return [];
  const query = new URLSearchParams({ unit: "px", width: String(PICTURE_WIDTH_PX), zoom: String(PICTURE_ZOOM) });
  try {
    const { body, mediaType } = await datawrapper.exportImage(config.source, "png", query);
    return mediaType.startsWith("image/png") ? [{ path: PICTURE, body }] : [];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** The page that readers would get if a graphic were published now. */
export async function previewPage(context: GraphicsContext, row: GraphicRow): Promise<RevisionFile> {
  const [page] = await filesOf(context, row);
  if (page === undefined) throw new Error("A graphic has a page.");
  return page;
}

/**
 * Runs work while nobody else, here or in another process, does work of the same name. PostgreSQL keeps the processes apart
 * by the row that the work locks; SQLite has one process, and its one connection must not wait for a store.
 */
async function alone<Result>(
  { database, db, runExclusive }: GraphicsContext,
  name: string,
  work: (db: GraphicsDb) => Promise<Result>,
): Promise<Result> {
  return runExclusive(name, () => (database.dialect === "sqlite" ? work(db) : database.transaction(db, work)));
}

/**
 * Brings the store's pointer of a graphic up to date with the database. Whoever does it is alone with the graphic, so the
 * last publication is the one that stays; done again, it changes nothing.
 */
async function settle(context: GraphicsContext, id: string): Promise<void> {
  const { database, publishing, events } = context;
  const slug = await alone(context, id, async (db) => {
    const row = await lockGraphic(db, database.dialect, id);
    if (row === undefined || row.is_settled === 1 || row.pointer === null) return null;
    const pointer: PublishedPointer = JSON.parse(row.pointer);
    await publishing.movePointer(pointer);
    await settleGraphic(db, id, row.pointer);
    await events.publish(db, { name: "published", data: { slug: pointer.slug } });
    return pointer.slug;
  });
  if (slug !== null) publishing.forget(slug);
  await alone(context, "index", async (db) => {
    await nextIndexTurn(db);
    const rows = await lastPublished(db, INDEXED_GRAPHICS);
    const items = rows.map(({ published_at_ms, ...row }) => ({ ...row, publishedAtMs: published_at_ms ?? 0 }));
    await publishing.writeIndex({ schema: 1, items });
  });
}

/** Finishes the publications that a process which ended left between the database and the store. */
export async function settleAll(context: GraphicsContext): Promise<void> {
  for (const id of await unsettledIds(context.db)) await settle(context, id);
}

/** The database has decided; a store that is away for a moment gets the pointer from {@link settleAll}. */
async function settleNow(context: GraphicsContext, row: GraphicRow): Promise<GraphicRow> {
  try {
    await settle(context, row.id);
  } catch (error) {
    context.log.error({ err: error, slug: row.slug }, "a pointer was not written yet");
  }
  return (await findGraphic(context.db, row.id)) ?? row;
}

/**
 * Publishes the saved state of a graphic as a new revision.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `FIELDS_INVALID` when something is missing that readers need, or a chart is not
 *   published.
 * @throws {StaleVersion}
 * @throws {StoreError} When the files cannot be stored; nothing has changed then.
 */
export async function publishGraphic(
  context: GraphicsContext,
  { id, version, actor }: PublishRequest,
): Promise<GraphicRow> {
  const row = await requireGraphic(context, id, version);
  const fields = fieldsOf(row);
  const problems = publishProblems(fields);
  if (problems.length > 0) throw invalidFields(problems);
  const pages = await filesOf(context, row);
  const picture = await pictureOf(context, fields);
  const revision = revisionName(row.revisions + 1, pages.map(({ body }) => Buffer.from(body).toString()).join("\0"));
  const files = [...pages, ...picture];
  await context.publishing.writeRevision(row.slug, revision, files);
  const publishedAtMs = context.now();
  const pointer = pointerTo(
    row,
    revision,
    { ...fields, type: row.type, hasPicture: picture.length > 0 },
    publishedAtMs,
  );
  const published = await changeGraphic(context, {
    ...{ id, version, actor, action: "published", revision },
    change: (current) => ({
      status: current.status === "pinned" ? "pinned" : "published",
      revision,
      revisions: current.revisions + 1,
      published_version: current.version + 1,
      published_at_ms: publishedAtMs,
      pointer: JSON.stringify(pointer),
      is_settled: 0,
    }),
  });
  return settleNow(context, published);
}

/**
 * Gives readers a revision that they had before. What people wrote stays as it is.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`, `REVISION_NOT_FOUND`.
 * @throws {StaleVersion}
 */
export async function rollBack(
  context: GraphicsContext,
  { id, version, actor, revision }: PublishRequest & { readonly revision: string },
): Promise<GraphicRow> {
  const row = await requireGraphic(context, id, version);
  const made = await findRevision(context.db, id, revision);
  const files = made === undefined ? null : await context.publishing.filesOf(row.slug, revision);
  if (made === undefined || files === null) throw new Problem("REVISION_NOT_FOUND");
  const snapshot = readSnapshot(made.snapshot);
  const publishedAtMs = context.now();
  const described = { ...snapshot, type: snapshot.config.type, hasPicture: files.includes(PICTURE) };
  const pointer = pointerTo(row, revision, described, publishedAtMs);
  const after = await changeGraphic(context, {
    ...{ id, version, actor, action: "rolled-back", revision },
    change: (current) => ({
      status: current.status === "pinned" ? "pinned" : "published",
      revision,
      published_version: made.version,
      published_at_ms: publishedAtMs,
      pointer: JSON.stringify(pointer),
      is_settled: 0,
    }),
  });
  return settleNow(context, after);
}

/** Takes a graphic away from readers. */
function takenAway(row: GraphicRow): Partial<GraphicRow> {
  if (row.pointer === null) return {};
  const pointer: PublishedPointer = JSON.parse(row.pointer);
  return { revision: null, pointer: JSON.stringify({ ...pointer, state: "gone" }), is_settled: 0 };
}

/**
 * Takes a graphic back from readers; it stays in the registry as a draft.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `GRAPHIC_NOT_LIVE`.
 * @throws {StaleVersion}
 */
export async function unpublishGraphic(
  context: GraphicsContext,
  { id, version, actor }: PublishRequest,
): Promise<GraphicRow> {
  const after = await changeGraphic(context, {
    ...{ id, version, actor, action: "unpublished" },
    change: (row) => {
      if (row.revision === null) throw new Problem("GRAPHIC_NOT_LIVE");
      return { ...takenAway(row), status: "draft" };
    },
  });
  return settleNow(context, after);
}

/**
 * Retires a graphic: readers get it no more, and what it frames can be registered again.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`.
 * @throws {StaleVersion}
 */
export async function retireGraphic(
  context: GraphicsContext,
  { id, version, actor }: PublishRequest,
): Promise<GraphicRow> {
  const after = await changeGraphic(context, {
    ...{ id, version, actor, action: "retired" },
    change: (row) => ({ ...takenAway(row), status: "retired", source_key: null }),
  });
  return settleNow(context, after);
}
