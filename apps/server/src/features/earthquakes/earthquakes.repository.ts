import { randomUUID } from "node:crypto";
import { EarthquakeReport, EarthquakeSource, type WatchEarthquake } from "@nv/contracts/schemas";
import { z } from "zod";
import type { EarthquakesDb, FeedRow } from "./schema/tables.ts";

/** Reports that are read at once: ten days of a swarm of three agencies. */
const MOST_REPORTS = 6000;

/** Corrections that are told of a graphic. */
const MOST_REVISIONS = 200;

const Magnitudes = z.tuple([z.number().nullable(), z.number().nullable()]);

/** Lists the reports of the agencies on what happened since a moment. */
export async function reportsSince(db: EarthquakesDb, sinceMs: number): Promise<readonly EarthquakeReport[]> {
  const rows = await db
    .selectFrom("earthquake_reports")
    .select("report")
    .where("at_ms", ">=", sinceMs)
    .orderBy("at_ms", "desc")
    .limit(MOST_REPORTS)
    .execute();
  return rows.map(({ report }) => EarthquakeReport.parse(JSON.parse(report)));
}

/** Outcome of noting a report that was read. */
export type Noted = "new" | "same" | "changed" | "revised";

/**
 * Keeps a report as it is now, and notes when its magnitude is another: of two processes that read the same one does.
 *
 * @param db - A transaction.
 */
export async function noteReport(db: EarthquakesDb, report: EarthquakeReport, nowMs: number): Promise<Noted> {
  const { source, id, atMs } = report;
  const text = JSON.stringify(report);
  const key = { source, report_id: id };
  const known = await db
    .selectFrom("earthquake_reports")
    .select("report")
    .where("source", "=", source)
    .where("report_id", "=", id)
    .executeTakeFirst();
  if (known === undefined) {
    const row = { ...key, at_ms: atMs, report: text };
    const [{ numInsertedOrUpdatedRows: added = 0n } = {}] = await db
      .insertInto("earthquake_reports")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return added > 0n ? "new" : "same";
  }
  const before = EarthquakeReport.parse(JSON.parse(known.report));
  // Two lists of one agency are not written at the same moment: the older one of them says nothing new.
  const isOlder = (report.updatedAtMs ?? 0) < (before.updatedAtMs ?? 0);
  if (known.report === text || isOlder) return "same";
  const { numUpdatedRows } = await db
    .updateTable("earthquake_reports")
    .set({ at_ms: atMs, report: text })
    .where("source", "=", source)
    .where("report_id", "=", id)
    .where("report", "=", known.report)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return "same";
  if (before.magnitude === report.magnitude) return "changed";
  const magnitudes = JSON.stringify([before.magnitude, report.magnitude]);
  const revision = { id: randomUUID(), ...key, magnitudes, seen_at_ms: nowMs };
  await db.insertInto("earthquake_revisions").values(revision).execute();
  return "revised";
}

/** The state of each question, by its name. */
export async function readFeedRows(db: EarthquakesDb): Promise<ReadonlyMap<string, FeedRow>> {
  const rows = await db.selectFrom("earthquake_feeds").selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.name,
      {
        ...row,
        asked_at_ms: Number(row.asked_at_ms),
        answered_at_ms: row.answered_at_ms === null ? null : Number(row.answered_at_ms),
      },
    ]),
  );
}

/** Notes how a question is. */
export async function noteFeed(db: EarthquakesDb, row: FeedRow): Promise<void> {
  const { name, ...rest } = row;
  await db
    .insertInto("earthquake_feeds")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(rest))
    .execute();
}

/** Notes that a graphic was made of some reports; made again of others, it is of those. */
export async function notePiece(db: EarthquakesDb, { graphicId, reports }: WatchEarthquake, nowMs: number) {
  const times = { made_at_ms: nowMs, reviewed_at_ms: nowMs };
  await db.deleteFrom("earthquake_pieces").where("graphic_id", "=", graphicId).execute();
  await db
    .insertInto("earthquake_pieces")
    .values({ graphic_id: graphicId, ...times })
    .execute();
  const rows = reports.map(({ source, id }) => ({ graphic_id: graphicId, source, report_id: id }));
  await db
    .insertInto("earthquake_piece_reports")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the registry has a graphic. */
export async function isGraphic(db: EarthquakesDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("records")
    .select("id")
    .where("id", "=", id)
    .where("collection", "=", "graphics")
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that somebody knows of the corrections so far. @returns Whether there is such a graphic. */
export async function notePieceReviewed(db: EarthquakesDb, graphicId: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("earthquake_pieces")
    .set({ reviewed_at_ms: nowMs })
    .where("graphic_id", "=", graphicId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Corrections that nobody has said to know of, each with its graphic; the last one first. */
export async function openRevisions(db: EarthquakesDb) {
  const rows = await db
    .selectFrom("earthquake_revisions as revision")
    .innerJoin("earthquake_piece_reports as part", (join) =>
      join.onRef("part.source", "=", "revision.source").onRef("part.report_id", "=", "revision.report_id"),
    )
    .innerJoin("earthquake_pieces as piece", "piece.graphic_id", "part.graphic_id")
    .innerJoin("records", "records.id", "piece.graphic_id")
    .select(["piece.graphic_id", "records.title", "records.status", "revision.source", "revision.report_id"])
    .select(["revision.magnitudes", "revision.seen_at_ms"])
    .where("records.status", "<>", "retired")
    .whereRef("revision.seen_at_ms", ">", "piece.reviewed_at_ms")
    .orderBy("revision.seen_at_ms", "desc")
    .orderBy("revision.id")
    .limit(MOST_REVISIONS)
    .execute();
  return rows.map(({ graphic_id: graphicId, title, status, magnitudes, ...rest }) => {
    const [from, to] = Magnitudes.parse(JSON.parse(magnitudes));
    const source = EarthquakeSource.parse(rest.source);
    const revision = { source, reportId: rest.report_id, from, to, seenAtMs: Number(rest.seen_at_ms) };
    return { graphicId, title, status, revision };
  });
}

/** Whether a graphic in use was made of something that agencies still have in their lists. */
export async function isAnyWatched(db: EarthquakesDb, sinceMs: number): Promise<boolean> {
  const row = await db
    .selectFrom("earthquake_piece_reports as part")
    .innerJoin("earthquake_reports as report", (join) =>
      join.onRef("part.source", "=", "report.source").onRef("part.report_id", "=", "report.report_id"),
    )
    .innerJoin("records", "records.id", "part.graphic_id")
    .select("part.graphic_id")
    .where("report.at_ms", ">=", sinceMs)
    .where("records.status", "<>", "retired")
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what is over and what no graphic was made of. */
export async function forgetReports(db: EarthquakesDb, beforeMs: number): Promise<void> {
  await db
    .deleteFrom("earthquake_reports")
    .where("at_ms", "<", beforeMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("earthquake_piece_reports as part")
            .select("part.graphic_id")
            .whereRef("part.source", "=", "earthquake_reports.source")
            .whereRef("part.report_id", "=", "earthquake_reports.report_id"),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom("earthquake_revisions")
    .where("seen_at_ms", "<", beforeMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("earthquake_piece_reports as part")
            .select("part.graphic_id")
            .whereRef("part.source", "=", "earthquake_revisions.source")
            .whereRef("part.report_id", "=", "earthquake_revisions.report_id"),
        ),
      ),
    )
    .execute();
}
