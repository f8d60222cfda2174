import type { GraphicVersion } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Snapshot } from "./core/snapshot-changes.ts";
import { fieldsOf } from "./graphic-views.ts";
import { findBySource, insertVersion, lockGraphic, nextSeq, updateGraphic } from "./graphics.repository.ts";
import { type GraphicsContext, StaleVersion } from "./graphics-context.ts";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** A change of one graphic. */
export interface Change {
  readonly id: string;
  /** The version that the person was looking at. */
  readonly version: number;
  readonly actor: Actor;
  readonly action: GraphicVersion["action"];
  /** What is different afterwards. @throws {Problem} When it may not be. */
  readonly change: (row: GraphicRow) => Partial<GraphicRow>;
  /** Revision that readers get with it. */
  readonly revision?: string;
}

/** The graphic as its history keeps it. */
export function snapshotOf(row: GraphicRow): string {
  const { slug, status } = row;
  return JSON.stringify({ ...fieldsOf(row), slug, status });
}

/** Tells every open page that a graphic changed. */
export async function publishChange(
  { events }: GraphicsContext,
  db: GraphicsDb,
  { id, version }: GraphicRow,
  actor: Actor,
): Promise<void> {
  await events.publish(db, { name: "graphic", data: { id, version, by: actor.name, byId: actor.id } });
}

/** What is different in every version. */
export function stamp(context: GraphicsContext, seq: number, actor: Actor) {
  return { seq, updated_at_ms: context.now(), changed_by: actor.name };
}

/**
 * Makes one change of one graphic, with its entry in the history, or none at all.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `GRAPHIC_EXISTS` when what it frames is registered; whatever the change throws.
 * @throws {StaleVersion} When somebody changed it since.
 */
export async function changeGraphic(context: GraphicsContext, change: Change): Promise<GraphicRow> {
  const { database, db, now } = context;
  const { id, version, actor, action, revision = null } = change;
  try {
    return await database.transaction(db, async (transaction) => {
      const seq = await nextSeq(transaction);
      const row = await lockGraphic(transaction, database.dialect, id);
      if (row === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
      if (row.version !== version) throw new StaleVersion(row);
      const next = { ...change.change(row), ...stamp(context, seq, actor), version: row.version + 1 };
      const after = await updateGraphic(transaction, database.dialect, row, next);
      if (after === null) throw new StaleVersion(row);
      await insertVersion(transaction, {
        ...{ graphic_id: id, version: after.version, action, revision, at_ms: now(), snapshot: snapshotOf(after) },
        by_name: actor.name,
        by_id: actor.id,
      });
      await publishChange(context, transaction, after, actor);
      return after;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw await takenProblem(context, change);
    throw error;
  }
}

/** Tells which of the two unique things was taken: what it frames, or its address. */
async function takenProblem({ db }: GraphicsContext, { id, change }: Change): Promise<Problem> {
  const row = await db.selectFrom("graphics").selectAll().where("id", "=", id).executeTakeFirst();
  const wanted = row === undefined ? {} : change(row);
  const other = wanted.source_key ? await findBySource(db, wanted.source_key) : undefined;
  return other === undefined || other.id === id ? slugTaken() : graphicExists(other);
}

/** Refuses an address that another graphic has. */
export function slugTaken(): Problem {
  return new Problem("SLUG_TAKEN", { fields: [{ field: "slug", message: "Otro gráfico tiene ya esa dirección" }] });
}

/** Refuses to register a second time what is there. */
export function graphicExists({ id, title }: GraphicRow): Problem {
  const message = `Ya existe: «${title}». ¿Abrirlo?`;
  return new Problem("GRAPHIC_EXISTS", { existing: { id, title }, fields: [{ field: "config.source", message }] });
}

/** The graphic of a version, read back. */
export function readSnapshot(text: string): Snapshot {
  const snapshot: Snapshot = JSON.parse(text);
  return snapshot;
}
