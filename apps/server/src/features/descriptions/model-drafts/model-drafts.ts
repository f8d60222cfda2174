import { randomUUID } from "node:crypto";
import type { ModelDraftReport, RecordedDraft } from "@nv/contracts/schemas";
import type { Actor } from "../../../http/acting.ts";
import { withoutNul } from "../descriptions.repository.ts";
import type { DescriptionsContext } from "../descriptions-context.ts";
import type { DescriptionsDb, ModelDraftRow } from "../schema/tables.ts";
import { changedRatio } from "./core/changed-ratio.ts";

/** Drafts that a report lists: a desk asks for some hundreds a month. */
const MOST_LISTED = 2000;

/** Moments between which a month lies, Unix epoch in milliseconds. @param month - `2026-11`, in UTC as the audit is. */
function boundsOf(month: string): { readonly fromMs: number; readonly untilMs: number } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { fromMs: Date.UTC(year, number - 1), untilMs: Date.UTC(year, number) };
}

/** Draft that a model wrote for somebody. */
export interface Drafted extends Pick<ModelDraftRow, "chart" | "title" | "draft"> {
  readonly actor: Actor;
}

/** Keeps a draft that a model wrote. @returns Its id. */
export async function noteDraft(
  { db, model, now }: Pick<DescriptionsContext, "db" | "model" | "now">,
  { chart, title, draft, actor }: Drafted,
): Promise<string> {
  const id = randomUUID();
  const row: ModelDraftRow = {
    ...{ id, chart, title: withoutNul(title), model: model.name, draft: withoutNul(draft) },
    ...{ by_name: actor.name, by_id: actor.id, made_at_ms: now() },
    ...{ published: "", published_by: "", published_by_id: "", published_at_ms: null },
  };
  await db.insertInto("model_drafts").values(row).execute();
  return id;
}

/** Notes what was published of a draft; nothing of one that is not there. */
export async function noteDraftPublished(
  { db, now }: Pick<DescriptionsContext, "db" | "now">,
  {
    id,
    chart,
    text,
    actor,
  }: { readonly id: string; readonly chart: string; readonly text: string; readonly actor: Actor },
): Promise<void> {
  const published = { published: withoutNul(text), published_by: actor.name, published_by_id: actor.id };
  await db
    .updateTable("model_drafts")
    .set({ ...published, chart, published_at_ms: now() })
    .where("id", "=", id)
    .where(({ or, eb }) => or([eb("chart", "=", chart), eb("chart", "=", "")]))
    .execute();
}

const toRecorded = (row: ModelDraftRow): RecordedDraft => ({
  ...{ draftId: row.id, chart: row.chart, title: row.title, model: row.model, draft: row.draft },
  ...{ by: row.by_name, atMs: row.made_at_ms, published: row.published, publishedBy: row.published_by },
  publishedAtMs: row.published_at_ms,
  changedRatio: row.published_at_ms === null ? null : changedRatio(row.draft, row.published),
});

/** Reports what models wrote in a month, and what became of it. */
export async function draftReport({ db }: Pick<DescriptionsContext, "db">, month: string): Promise<ModelDraftReport> {
  const { fromMs, untilMs } = boundsOf(month);
  const rows = await db
    .selectFrom("model_drafts")
    .selectAll()
    .where("made_at_ms", ">=", fromMs)
    .where("made_at_ms", "<", untilMs)
    .orderBy("made_at_ms")
    .orderBy("id")
    .limit(MOST_LISTED)
    .execute();
  const items = rows.map(toRecorded);
  return {
    ...{ month, drafts: items.length, items },
    published: items.filter(({ publishedAtMs }) => publishedAtMs !== null).length,
    unchanged: items.filter(({ changedRatio: ratio }) => ratio === 0).length,
  };
}

/** Takes a person's name off the drafts that they asked for and published. */
export async function forgetDraftsOf(db: DescriptionsDb, personId: string): Promise<void> {
  await db.updateTable("model_drafts").set({ by_name: "", by_id: "" }).where("by_id", "=", personId).execute();
  const unnamed = { published_by: "", published_by_id: "" };
  await db.updateTable("model_drafts").set(unnamed).where("published_by_id", "=", personId).execute();
}
