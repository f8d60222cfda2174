import type { HookDb, HookRow } from "./schema/tables.ts";

/** Name of the only row: an installation has one account. */
const ONLY = "only";

export const findHook = (db: HookDb): Promise<HookRow | undefined> =>
  db.selectFrom("datawrapper_hook").selectAll().where("id", "=", ONLY).executeTakeFirst();

/** Puts an address in the place of the one that there was. */
export async function putHook(db: HookDb, made: Omit<HookRow, "id" | "received_at_ms">): Promise<void> {
  const row = { ...made, received_at_ms: null };
  await db
    .insertInto("datawrapper_hook")
    .values({ id: ONLY, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function deleteHook(db: HookDb): Promise<void> {
  await db.deleteFrom("datawrapper_hook").where("id", "=", ONLY).execute();
}

export async function noteReceived(db: HookDb, atMs: number): Promise<void> {
  await db.updateTable("datawrapper_hook").set({ received_at_ms: atMs }).where("id", "=", ONLY).execute();
}

/** Notes that a message named a chart. */
export async function noteChart(db: HookDb, chart: string, atMs: number): Promise<void> {
  await db
    .insertInto("datawrapper_messages")
    .values({ chart, received_at_ms: atMs, asked_at_ms: 0, answered_at_ms: 0 })
    .onConflict((conflict) => conflict.column("chart").doUpdateSet({ received_at_ms: atMs }))
    .execute();
}

/** Takes the question about a chart. @returns Whether it is this process that asks: nobody did since a moment. */
export async function claimQuestion(db: HookDb, chart: string, atMs: number, sinceMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("datawrapper_messages")
    .set({ asked_at_ms: atMs })
    .where("chart", "=", chart)
    .where("asked_at_ms", "<=", sinceMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a question was answered. @param askedAtMs - When it was asked: what came later is asked about again. */
export async function noteAnswer(db: HookDb, chart: string, askedAtMs: number): Promise<void> {
  await db.updateTable("datawrapper_messages").set({ answered_at_ms: askedAtMs }).where("chart", "=", chart).execute();
}

/** Charts that messages named after the last answered question. @param askedBeforeMs - Asked about last until then. @param receivedSinceMs - Heard of last since then. */
export async function dueCharts(
  db: HookDb,
  { askedBeforeMs, receivedSinceMs }: { readonly askedBeforeMs: number; readonly receivedSinceMs: number },
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("datawrapper_messages")
    .select("chart")
    .whereRef("received_at_ms", ">", "answered_at_ms")
    .where("asked_at_ms", "<=", askedBeforeMs)
    .where("received_at_ms", ">", receivedSinceMs)
    .orderBy("received_at_ms")
    .limit(limit)
    .execute();
  return rows.map(({ chart }) => chart);
}
