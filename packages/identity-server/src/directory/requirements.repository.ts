import { domainToUnicode } from "node:url";
import type { BreakGlassRow, RequiredProviderRow } from "../schema/directory-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Every domain that requires a service, by name. */
export async function listRequirements(db: IdentityDb): Promise<RequiredProviderRow[]> {
  return db.selectFrom("identity_required_providers").selectAll().orderBy("domain").execute();
}

/** Requires a service of a domain, in place of what it required before. */
export async function putRequirement(db: IdentityDb, row: RequiredProviderRow): Promise<void> {
  const { domain: _domain, ...changes } = row;
  await db
    .insertInto("identity_required_providers")
    .values(row)
    .onConflict((conflict) => conflict.column("domain").doUpdateSet(changes))
    .execute();
}

/** Requires nothing of a domain. @returns Whether it did. */
export async function deleteRequirement(db: IdentityDb, domain: string): Promise<boolean> {
  const gone = await db.deleteFrom("identity_required_providers").where("domain", "=", domain).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Somebody whom no domain binds, with their address. */
export interface BreakGlassPerson extends BreakGlassRow {
  readonly email: string;
}

/** Everybody whom no domain binds, by address. */
export async function listBreakGlass(db: IdentityDb): Promise<BreakGlassPerson[]> {
  return db
    .selectFrom("identity_break_glass")
    .innerJoin("identity_users", "identity_users.id", "identity_break_glass.user_id")
    .selectAll("identity_break_glass")
    .select("identity_users.email")
    .orderBy("identity_users.email_key")
    .execute();
}

/** Frees a person of what their domain requires. @returns Whether they were not free. */
export async function insertBreakGlass(db: IdentityDb, row: BreakGlassRow): Promise<boolean> {
  const added = await db
    .insertInto("identity_break_glass")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Binds a person again. @returns Whether they were free. */
export async function deleteBreakGlass(db: IdentityDb, userId: string): Promise<boolean> {
  const gone = await db.deleteFrom("identity_break_glass").where("user_id", "=", userId).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/**
 * Ends the sessions of the people of a domain that did not come by a service.
 *
 * @returns Ids of the people whose sessions ended.
 */
export async function endOtherSessions(
  db: IdentityDb,
  { domain, provider }: Pick<RequiredProviderRow, "domain" | "provider">,
): Promise<readonly string[]> {
  // Addresses are kept as they were typed, in lower case; a domain with an ñ has two spellings.
  const endings = [...new Set([domain, domainToUnicode(domain)])].map((spelling) => `%@${spelling}`);
  const people = db
    .selectFrom("identity_users")
    .select("id")
    .where((where) => where.or(endings.map((ending) => where("email_key", "like", ending))))
    .where("id", "not in", db.selectFrom("identity_break_glass").select("user_id"));
  const ended = await db
    .deleteFrom("identity_sessions")
    .where("user_id", "in", people)
    .where((where) => where.or([where("provider", "is", null), where("provider", "<>", provider)]))
    .returning("user_id")
    .execute();
  return [...new Set(ended.map(({ user_id }) => user_id))];
}

/** An administrator, as far as it matters whether they get in without a directory. */
export interface SelfReliantAdministrator {
  readonly id: string;
  readonly email: string;
}

/** The administrators who have a password or a passkey, so that they get in when no directory answers. */
export async function listSelfReliantAdministrators(
  db: IdentityDb,
  role: string,
  audiences: readonly string[],
): Promise<SelfReliantAdministrator[]> {
  return db
    .selectFrom("identity_users")
    .select(["id", "email"])
    .where("role", "=", role)
    .where("aud", "in", audiences)
    .where("confirmed_at_ms", "is not", null)
    .where("banned_at_ms", "is", null)
    .where((where) =>
      where.or([
        where("password_hash", "is not", null),
        where("id", "in", db.selectFrom("identity_passkeys").select("user_id").where("host", "is", null)),
      ]),
    )
    .execute();
}
