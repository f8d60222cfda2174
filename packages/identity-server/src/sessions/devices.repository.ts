import type { IdentityDb } from "../schema/tables.ts";
import { PLACE_KEPT_MS } from "./known-places.ts";

/** Counts the devices from which a person signed in; 0 for one who never did. */
export async function countDevices(db: IdentityDb, userId: string): Promise<number> {
  const row = await db
    .selectFrom("identity_devices")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/**
 * Notes that a person signs in from a device.
 *
 * @returns Whether it was not known: of several at the same time, on any process, exactly one is told so.
 */
export async function noteDevice(db: IdentityDb, userId: string, deviceHash: string, nowMs: number): Promise<boolean> {
  const added = await db
    .insertInto("identity_devices")
    .values({ user_id: userId, device_hash: deviceHash, last_seen_ms: nowMs })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  await db
    .updateTable("identity_devices")
    .set({ last_seen_ms: nowMs })
    .where("user_id", "=", userId)
    .where("device_hash", "=", deviceHash)
    .execute();
  return false;
}

/**
 * Gives a browser another mark: the former one, and every copy of it, is worth nothing, whoever signed in there.
 *
 * @param former - Mark that the browser had, or `null`.
 */
export async function replaceMark(db: IdentityDb, former: string | null, mark: string): Promise<void> {
  if (former === null) return;
  await db.updateTable("identity_devices").set({ device_hash: mark }).where("device_hash", "=", former).execute();
}

/**
 * Which of the marks are of places where an account signed in lately; none when there is no account.
 *
 * @param nowMs - Unix epoch, milliseconds.
 */
export async function findKnownPlaces(
  db: IdentityDb,
  { aud, key }: { readonly aud: string; readonly key: string },
  marks: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("identity_devices")
    .innerJoin("identity_users", "identity_users.id", "identity_devices.user_id")
    .select("identity_devices.device_hash")
    .where("identity_users.aud", "=", aud)
    .where("identity_users.email_key", "=", key)
    .where("identity_devices.device_hash", "in", marks)
    .where("identity_devices.last_seen_ms", ">", nowMs - PLACE_KEPT_MS)
    .execute();
  return new Set(rows.map(({ device_hash }) => device_hash));
}

/** Forgets the devices that nobody used since a time. */
export async function deleteDevicesSeenBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_devices").where("last_seen_ms", "<", timeMs).execute();
}
