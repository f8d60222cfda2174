import type { IdentityDb } from "../schema/tables.ts";

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

/** Forgets the devices that nobody used since a time. */
export async function deleteDevicesSeenBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_devices").where("last_seen_ms", "<", timeMs).execute();
}
