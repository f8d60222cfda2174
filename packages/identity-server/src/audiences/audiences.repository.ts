import { sql } from "kysely";
import type { IdentityDb } from "../schema/tables.ts";

/** The people of a site, by its address. */
export interface AudienceCount {
  readonly aud: string;
  readonly people: number;
}

/** From which site to which people move. */
export interface AudienceMove {
  readonly from: string;
  readonly to: string;
}

/** The sites that people belong to, those with most people first. */
export async function countAudiences(db: IdentityDb): Promise<readonly AudienceCount[]> {
  return db
    .selectFrom("identity_users")
    .select(({ fn }) => ["aud", fn.countAll<number>().as("people")])
    .groupBy("aud")
    .orderBy("people", "desc")
    .orderBy("aud")
    .execute();
}

/** Moves the accounts themselves; whose address is taken stays. @returns The ids of who moved. */
export async function movePeople(db: IdentityDb, { from, to }: AudienceMove): Promise<readonly string[]> {
  const moved = await db
    .updateTable("identity_users")
    .set({ aud: to })
    .where("aud", "=", from)
    .where("email_key", "not in", db.selectFrom("identity_users").select("email_key").where("aud", "=", to))
    .returning("id")
    .execute();
  return moved.map(({ id }) => id);
}

/** Moves what outside services vouch for of people who are at the new site by now. */
export async function moveIdentities(db: IdentityDb, { from, to }: AudienceMove): Promise<void> {
  await db
    .updateTable("identity_identities")
    .set({ aud: to })
    .where("aud", "=", from)
    .where("user_id", "in", db.selectFrom("identity_users").select("id").where("aud", "=", to))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("identity_identities as present")
            .select("present.subject")
            .where("present.aud", "=", to)
            .whereRef("present.provider", "=", ref("identity_identities.provider"))
            .whereRef("present.issuer", "=", ref("identity_identities.issuer"))
            .whereRef("present.subject", "=", ref("identity_identities.subject")),
        ),
      ),
    )
    .execute();
}

/** Moves what is under way: links that were asked for, and sign-ins that are at an outside service. */
export async function moveWishes(db: IdentityDb, { from, to }: AudienceMove): Promise<void> {
  await db.updateTable("identity_link_wishes").set({ aud: to }).where("aud", "=", from).execute();
  await db.updateTable("identity_provider_flows").set({ aud: to }).where("aud", "=", from).execute();
}

/**
 * Notes for which host the passkeys of who moved were made: browsers offer them there alone. Those that were made for the
 * new host, before an earlier move, serve again.
 *
 * @param hosts - Names without a port: a passkey does not know it.
 * @returns How many passkeys of the people at the new site were made for another host.
 */
export async function markPasskeys(
  db: IdentityDb,
  hosts: { readonly from: string; readonly to: string },
  aud: string,
): Promise<number> {
  const people = db.selectFrom("identity_users").select("id").where("aud", "=", aud);
  const ofPeople = db.updateTable("identity_passkeys").where("user_id", "in", people);
  await ofPeople
    .set({ host: sql`case when host = ${hosts.to} then null else coalesce(host, ${hosts.from}) end` })
    .execute();
  const { total } = await db
    .selectFrom("identity_passkeys")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "in", people)
    .where("host", "is not", null)
    .executeTakeFirstOrThrow();
  return total;
}
