import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@nv/database";
import { sql } from "kysely";
import { expect, vi } from "vitest";
import { z } from "zod";
import type { Person } from "./person.ts";

/** Half-done work, each a query that must find nothing. */
const REMAINS: Readonly<Record<string, string>> = {
  "a session without its person": `select s.id from identity_sessions s
    left join identity_users u on u.id = s.user_id where u.id is null`,
  "a refresh token without its session": `select t.token_hash from identity_refresh_tokens t
    left join identity_sessions s on s.id = t.session_id where s.id is null`,
  "a session without exactly one refresh token to use": `select s.id from identity_sessions s
    left join identity_refresh_tokens t on t.session_id = s.id and t.rotated_at_ms is null
    group by s.id having count(t.token_hash) <> 1`,
  "a link without its person": `select l.token_hash from identity_one_time_tokens l
    left join identity_users u on u.id = l.user_id where l.user_id is not null and u.id is null`,
  "a device without its person": `select d.user_id from identity_devices d
    left join identity_users u on u.id = d.user_id where u.id is null`,
  "an account that nobody can enter": `select email from identity_users
    where password_hash is null or confirmed_at_ms is null or email_key = '' or search_key = ''`,
  "an account whose making nobody wrote down": `select u.email from identity_users u
    where not exists (select 1 from identity_audit a where (a.action = 'user_signedup' and a.actor_id = u.id)
      or (a.action = 'user_created' and a.target_id = u.id) or (a.action = 'invite_accepted' and a.actor_id = u.id))`,
  "a removal that nobody wrote down": `select s.id from identity_sessions s
    where exists (select 1 from identity_audit a where a.action = 'user_deleted' and a.target_id = s.user_id)`,
  "a mail to somebody who never was": `select m.recipient from identity_mails m
    where not exists (select 1 from identity_users u where u.email = m.recipient)
      and not exists (select 1 from identity_audit a where a.action = 'user_deleted' and a.target_email = m.recipient)`,
};

const Counted = z.object({ email: z.string(), action: z.string(), total: z.number() });

/** Places where a service keeps what it was told. */
export interface Storage {
  readonly url?: string;
  readonly file: string;
  readonly outboxDir: string;
}

/** Opens the data of a service that is dead. SQLite: a copy, so that the service itself has to mend what the kill left. */
async function withData<Result>(storage: Storage, look: (database: Database) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "nv-look-"));
  const file = join(folder, "copy.sqlite");
  if (storage.url === undefined && existsSync(storage.file)) {
    copyFileSync(storage.file, file);
    if (existsSync(`${storage.file}-wal`)) copyFileSync(`${storage.file}-wal`, `${file}-wal`);
  }
  const database = await openDatabase({ url: storage.url, file });
  try {
    return await look(database);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rowsOf(database: Database, query: string): Promise<readonly unknown[]> {
  return (await sql.raw(query).execute(database.kysely)).rows;
}

/** A dead process's last statement may still be running on the server of PostgreSQL. */
async function waitUntilAlone(database: Database): Promise<void> {
  const others = `select pid from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await vi.waitFor(async () => expect(await rowsOf(database, others)).toEqual([]), { timeout: 10_000, interval: 5 });
}

async function expectSound(database: Database): Promise<void> {
  if (database.dialect === "postgres") return waitUntilAlone(database);
  expect(await rowsOf(database, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(await rowsOf(database, "pragma foreign_key_check")).toEqual([]);
}

/** Expects the audit to hold what was answered, and at most what was asked for besides. */
async function expectCounts(database: Database, people: readonly Person[]): Promise<void> {
  const query = `select coalesce(target_email, actor_email) as email, action, count(*) as total
    from identity_audit group by 1, 2`;
  // A link that was asked for and not made yet is kept: it counts as what it will be.
  const wishes = `select email_key as email, 'user_recovery_requested' as action, count(*) as total
    from identity_link_wishes where kind = 'recovery' group by 1`;
  const found = new Map<string, number>();
  const rows = [...(await rowsOf(database, query)), ...(await rowsOf(database, wishes))];
  for (const { email, action, total } of z.array(Counted).parse(rows)) {
    const name = `${email} ${action}`;
    found.set(name, (found.get(name) ?? 0) + total);
  }
  for (const { email, changes } of people) {
    for (const [action, { answered, unknown }] of changes) {
      const total = found.get(`${email} ${action}`) ?? 0;
      expect(total, `${email} ${action}`).toBeGreaterThanOrEqual(answered);
      expect(total, `${email} ${action}`).toBeLessThanOrEqual(answered + unknown);
    }
  }
}

/** Looks at the data of a dead service: it is whole, nothing in it is half done, and what was answered is there. */
export async function expectWhole(storage: Storage, people: readonly Person[]): Promise<void> {
  await withData(storage, async (database) => {
    await expectSound(database);
    const tables =
      database.dialect === "sqlite"
        ? "select name from sqlite_master where name = 'identity_mails'"
        : "select 1 where to_regclass('identity_mails') is not null";
    // Killed before its first start was over: there are no tables, or all.
    if ((await rowsOf(database, tables)).length === 0) return;
    for (const [what, query] of Object.entries(REMAINS)) expect(await rowsOf(database, query), what).toEqual([]);
    await expectCounts(database, people);
  });
}

/** Mails by recipient: those that wait, and those in the outbox; one that is both is one. */
export async function expectMails(storage: Storage, people: readonly Person[]): Promise<void> {
  const waiting = await withData(storage, async (database) =>
    z
      .array(z.object({ id: z.string(), recipient: z.string() }))
      .parse(
        await rowsOf(
          database,
          "select id, recipient from identity_mails union all select id, email_key from identity_link_wishes",
        ),
      ),
  );
  const recipients = new Map(waiting.map(({ id, recipient }) => [id, recipient]));
  const files = existsSync(storage.outboxDir) ? readdirSync(storage.outboxDir) : [];
  for (const name of files.filter((file) => file.endsWith(".eml"))) {
    const text = readFileSync(join(storage.outboxDir, name), "utf8");
    expect(text, `${name} is whole`).toMatch(/--\s*$/);
    recipients.set(name.slice(name.indexOf("-") + 1, -".eml".length), /^To: (\S+)/m.exec(text)?.[1] ?? "");
  }
  const counts = Map.groupBy(recipients.values(), (recipient) => recipient);
  for (const { email, mails } of people) {
    const total = counts.get(email)?.length ?? 0;
    expect(total, `mails to ${email}`).toBeGreaterThanOrEqual(mails.answered);
    expect(total, `mails to ${email}`).toBeLessThanOrEqual(mails.answered + mails.unknown);
  }
}
