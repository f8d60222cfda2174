import { firstRow, prepared } from "@nv/database";
import type { IdentityDb } from "../schema/tables.ts";
import { PLACE_KEPT_MS } from "./known-places.ts";

/** Counts the devices from which a person signed in; 0 for one who never did. */
export async function countDevices(db: IdentityDb, userId: string): Promise<number> {
  return firstRow(await countOf(db, { userId })).total;
}

const countOf = prepared({ userId: "user_id" }, (db: IdentityDb, { userId }: { readonly userId: string }) =>
  db
    .selectFrom("identity_devices")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId),
);

/**
 * Notes that a person signs in from a device.
 *
 * @returns Whether it was not known: of several at the same time, on any process, exactly one is told so.
 */
export async function noteDevice(db: IdentityDb, userId: string, deviceHash: string, nowMs: number): Promise<boolean> {
  const device = { userId, deviceHash, nowMs };
  if ((await addDevice(db, device)).numAffectedRows === 1n) return true;
  await seeDevice(db, device);
  return false;
}

interface SeenDevice {
  readonly userId: string;
  readonly deviceHash: string;
  readonly nowMs: number;
}

const SEEN_DEVICE: SeenDevice = { userId: "user_id", deviceHash: "device_hash", nowMs: -1 };

const addDevice = prepared(SEEN_DEVICE, (db: IdentityDb, { userId, deviceHash, nowMs }: SeenDevice) =>
  db
    .insertInto("identity_devices")
    .values({ user_id: userId, device_hash: deviceHash, last_seen_ms: nowMs })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doNothing()),
);

const seeDevice = prepared(SEEN_DEVICE, (db: IdentityDb, { userId, deviceHash, nowMs }: SeenDevice) =>
  db
    .updateTable("identity_devices")
    .set({ last_seen_ms: nowMs })
    .where("user_id", "=", userId)
    .where("device_hash", "=", deviceHash),
);

/**
 * Gives a browser another mark: the former one, and every copy of it, is worth nothing, whoever signed in there.
 *
 * @param former - Mark that the browser had, or `null`.
 */
export async function replaceMark(db: IdentityDb, former: string | null, mark: string): Promise<void> {
  if (former === null) return;
  await db.updateTable("identity_devices").set({ device_hash: mark }).where("device_hash", "=", former).execute();
}

/** By what the places are known from which somebody asks. */
interface PlaceMarks {
  readonly network: string;
  /** `null` for a browser that is not known. */
  readonly device: string | null;
}

/**
 * Which of two marks are of places where an account signed in lately; none when there is no account.
 *
 * @param nowMs - Unix epoch, milliseconds.
 */
export async function findKnownPlaces(
  db: IdentityDb,
  { aud, key }: { readonly aud: string; readonly key: string },
  { network, device }: PlaceMarks,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await findPlaces(db, { aud, key, network, device, sinceMs: nowMs - PLACE_KEPT_MS });
  return new Set(rows.map(({ device_hash }) => device_hash));
}

interface WantedPlaces extends PlaceMarks {
  readonly aud: string;
  readonly key: string;
  readonly sinceMs: number;
}

const findPlaces = prepared(
  { aud: "aud", key: "email_key", network: "network", device: "device", sinceMs: -1 },
  (db: IdentityDb, { aud, key, network, device, sinceMs }: WantedPlaces) =>
    db
      .selectFrom("identity_devices")
      .innerJoin("identity_users", "identity_users.id", "identity_devices.user_id")
      .select("identity_devices.device_hash")
      .where("identity_users.aud", "=", aud)
      .where("identity_users.email_key", "=", key)
      .where("identity_devices.device_hash", "in", [network, device ?? ""])
      .where("identity_devices.last_seen_ms", ">", sinceMs),
);

/** Forgets the devices that nobody used since a time. */
export async function deleteDevicesSeenBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_devices").where("last_seen_ms", "<", timeMs).execute();
}
