import { type DialectName, firstRow, prepared } from "@nv/database";
import { sql } from "kysely";
import type { PageRange } from "../core/pages.ts";
import type { PersonState } from "../core/person-state.ts";
import type { SortField, SortOrder } from "../core/sort.ts";
import { holdsWord } from "../schema/contains-text.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";

/** Columns of a person's row that may change. */
export type UserChanges = Partial<Omit<UserRow, "id" | "created_at_ms">>;

/** Folded words, each of which must be found, and the database that looks for them. */
export interface WordSearch {
  readonly dialect: DialectName;
  readonly words: readonly string[];
}

/** Which people a list shows. */
export interface UserFilter {
  readonly aud: string;
  /** Words that the address or the full name must hold; `null` for everybody. */
  readonly search: WordSearch | null;
  readonly state: PersonState | null;
  /** `null` for any; empty for people without a role. */
  readonly role: string | null;
  /** The present, which decides whether a ban is over; Unix epoch, milliseconds. */
  readonly nowMs: number;
}

/** The filter that lets everybody through. */
export function everybodyOf(aud: string): UserFilter {
  return { aud, search: null, state: null, role: null, nowMs: 0 };
}

/** A role, and how many people have it. */
export interface RoleCount {
  readonly role: string;
  readonly people: number;
}

/** Role that lets people into the administration. */
export const ADMINISTRATOR_ROLE = "admin";

/** Finds a person by id. */
export async function findUser(db: IdentityDb, id: string): Promise<UserRow | undefined> {
  return (await findById(db, { id })).rows[0];
}

function byId(db: IdentityDb, { id }: { readonly id: string }) {
  return db.selectFrom("identity_users").selectAll().where("id", "=", id);
}
const findById = prepared({ id: "id" }, byId);
const findHeld = prepared({ id: "id" }, (db: IdentityDb, values: { readonly id: string }) =>
  byId(db, values).forUpdate(),
);

/** Finds a person by id and keeps the row as it is until the transaction ends, so that no change of another is lost. */
export async function lockUser(db: IdentityDb, dialect: DialectName, id: string): Promise<UserRow | undefined> {
  return (await (dialect === "postgres" ? findHeld : findById)(db, { id })).rows[0];
}

/**
 * Keeps a person's row as it is until the transaction ends, for whoever has read it already. On SQLite nobody else writes
 * meanwhile.
 */
export async function holdUser(db: IdentityDb, dialect: DialectName, id: string): Promise<void> {
  if (dialect === "postgres") await findHeld(db, { id });
}

/** Finds a person by address, in its key form. */
export async function findUserByEmail(db: IdentityDb, aud: string, emailKey: string): Promise<UserRow | undefined> {
  return (await findByEmail(db, { aud, emailKey })).rows[0];
}

const findByEmail = prepared(
  { aud: "aud", emailKey: "email_key" },
  (db: IdentityDb, { aud, emailKey }: { readonly aud: string; readonly emailKey: string }) =>
    db.selectFrom("identity_users").selectAll().where("aud", "=", aud).where("email_key", "=", emailKey),
);

/** Adds a person. @throws The driver's unique violation when the address is taken. */
export async function insertUser(db: IdentityDb, user: UserRow): Promise<void> {
  await db.insertInto("identity_users").values(user).execute();
}

/** Changes a person and returns the row as it is now. @throws The driver's unique violation when the address is taken. */
export async function updateUser(db: IdentityDb, id: string, changes: UserChanges): Promise<UserRow> {
  return db.updateTable("identity_users").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Notes when a person signed in, and returns the row as it is now. */
export async function noteSignIn(db: IdentityDb, id: string, nowMs: number): Promise<UserRow> {
  return firstRow(await markSignedIn(db, { id, nowMs }));
}

const markSignedIn = prepared(
  { id: "id", nowMs: -1 },
  (db: IdentityDb, { id, nowMs }: { readonly id: string; readonly nowMs: number }) =>
    db.updateTable("identity_users").set({ last_sign_in_at_ms: nowMs }).where("id", "=", id).returningAll(),
);

/** Removes a person with all that hangs from the row. */
export async function deleteUser(db: IdentityDb, id: string): Promise<void> {
  await db.deleteFrom("identity_users").where("id", "=", id).execute();
}

/**
 * Makes other transactions that remove administrators wait for this one: two that remove each other would both see
 * the other one stay. On SQLite transactions wait anyway.
 */
export async function lockAdministrators(db: IdentityDb, dialect: DialectName): Promise<void> {
  await db
    .selectFrom("identity_users")
    .select("id")
    .where("role", "=", ADMINISTRATOR_ROLE)
    .orderBy("id")
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .execute();
}

/** Forgets the bans whose time is over. */
export async function liftBansOver(db: IdentityDb, nowMs: number): Promise<void> {
  await db
    .updateTable("identity_users")
    .set({ banned_at_ms: null, banned_until_ms: null })
    .where("banned_until_ms", "<=", nowMs)
    .execute();
}

/** Characters of a hash that say how it was made: with bcrypt, and with argon2id at the costs of most. */
const BCRYPT_HEAD = 7;
const ARGON2_HEAD = 31;

/**
 * At least one password hash of each kind that is kept besides new ones, such as those of an import. It looks at everybody.
 *
 * @param newPrefix - How new hashes begin.
 */
export async function listOtherHashes(db: IdentityDb, newPrefix: string): Promise<string[]> {
  const head = sql<number>`case when password_hash like '$2%' then ${sql.lit(BCRYPT_HEAD)} else ${sql.lit(ARGON2_HEAD)} end`;
  const rows = await db
    .selectFrom("identity_users")
    .select(({ fn }) => fn.min<string>("password_hash").as("sample"))
    .where("password_hash", "is not", null)
    .where("password_hash", "not like", `${newPrefix}%`)
    .groupBy(sql`substr(password_hash, 1, ${head})`)
    .execute();
  return rows.map(({ sample }) => sample);
}

/**
 * Forgets who signed up and never confirmed: nobody proved the address, and every link that was sent there is long over.
 * Who was invited, made by an administrator or imported stays, and whoever an administrator gave a role or shut out.
 *
 * @param timeMs - Of the last sign-up with that address.
 */
export async function deleteUnconfirmedBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db
    .deleteFrom("identity_users")
    .where("confirmed_at_ms", "is", null)
    .where("confirmation_sent_at_ms", "<", timeMs)
    .where("invited_at_ms", "is", null)
    .where("last_sign_in_at_ms", "is", null)
    .where("banned_at_ms", "is", null)
    .where("role", "=", "")
    .execute();
}

/**
 * Counts the people who can enter the administration.
 *
 * @param audiences - Of the sites that this service answers for: those of others cannot sign in.
 */
export async function countAdministrators(db: IdentityDb, audiences: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom("identity_users")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("role", "=", ADMINISTRATOR_ROLE)
    .where("aud", "in", audiences)
    .where("confirmed_at_ms", "is not", null)
    .where("banned_at_ms", "is", null)
    .executeTakeFirstOrThrow();
  return row.total;
}

const ORDERS = {
  created_at: sql`created_at_ms`,
  email: sql`email_key`,
  name: sql`name_key`,
  // Who never signed in counts as the longest ago; the databases do not agree on where to put nothing.
  last_sign_in_at: sql`coalesce(last_sign_in_at_ms, 0)`,
} as const satisfies Record<SortField, unknown>;

function filtered(db: IdentityDb, { aud, search, state, role, nowMs }: UserFilter) {
  const isBanned = sql<boolean>`(banned_at_ms is not null and (banned_until_ms is null or banned_until_ms > ${nowMs}))`;
  const people = db.selectFrom("identity_users").where("aud", "=", aud);
  const found = (search?.words ?? []).reduce(
    (query, word) => query.where(holdsWord("search_key", word, search?.dialect ?? "sqlite")),
    people,
  );
  return found
    .$if(role !== null, (query) => query.where("role", "=", role ?? ""))
    .$if(state === "banned", (query) => query.where(isBanned))
    .$if(state !== null && state !== "banned", (query) => query.where(sql<boolean>`not ${isBanned}`))
    .$if(state === "confirmed", (query) => query.where("confirmed_at_ms", "is not", null))
    .$if(state === "invited" || state === "unconfirmed", (query) => query.where("confirmed_at_ms", "is", null))
    .$if(state === "invited", (query) => query.where("invited_at_ms", "is not", null))
    .$if(state === "unconfirmed", (query) => query.where("invited_at_ms", "is", null));
}

/** Counts the people of a list. */
export async function countUsers(db: IdentityDb, filter: UserFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A page of people. Which ones is decided by the narrow index alone; only their own rows are then read. */
export async function listUsers(
  db: IdentityDb,
  filter: UserFilter,
  { field, direction }: SortOrder,
  { page, perPage }: PageRange,
): Promise<UserRow[]> {
  const ids = filtered(db, filter)
    .select("id")
    .orderBy(ORDERS[field], direction)
    .orderBy("id", direction)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return db
    .selectFrom("identity_users")
    .selectAll()
    .where("id", "in", ids)
    .orderBy(ORDERS[field], direction)
    .orderBy("id", direction)
    .execute();
}

/**
 * A page of people and how many there are in all, when only a look at every one tells who they are: it is done once for both.
 *
 * @param filter - With a search; without one the order of the index gives the page at once, and counting is quick.
 */
export async function searchUsers(
  db: IdentityDb,
  filter: UserFilter,
  { field, direction }: SortOrder,
  page: PageRange,
): Promise<{ readonly rows: UserRow[]; readonly total: number }> {
  const found = await filtered(db, filter)
    .select(["id", sql<number>`count(*) over ()`.as("total")])
    .orderBy(ORDERS[field], direction)
    .orderBy("id", direction)
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute();
  const [first] = found;
  // Beyond the last page no row tells how many there are.
  if (first === undefined) return { rows: [], total: page.page === 1 ? 0 : await countUsers(db, filter) };
  const ids = found.map(({ id }) => id);
  const rows = await db.selectFrom("identity_users").selectAll().where("id", "in", ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: UserRow) => places.get(id) ?? 0;
  return { rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), total: first.total };
}

/** The roles that people have, the most frequent first. */
export async function countRoles(db: IdentityDb, aud: string): Promise<RoleCount[]> {
  return db
    .selectFrom("identity_users")
    .select(({ fn }) => ["role", fn.countAll<number>().as("people")])
    .where("aud", "=", aud)
    .groupBy("role")
    .orderBy("people", "desc")
    .orderBy("role")
    .execute();
}
