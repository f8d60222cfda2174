import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";

/**
 * Makes PostgreSQL itself announce whose account or sessions changed, on the channel that every process listens to: whoever
 * writes, a command or a hand at `psql` included, cannot forget to. That a session was used is no news. SQLite needs
 * none of it: it tells that something was committed.
 */
async function announceChanges({ db, dialect }: SchemaTools): Promise<void> {
  if (dialect === "sqlite") return;
  await sql`
    create function identity_announce_user() returns trigger language plpgsql as $$
    begin perform pg_notify('identity_changed', old.id); return null; end $$`.execute(db);
  await sql`
    create function identity_announce_session() returns trigger language plpgsql as $$
    begin perform pg_notify('identity_changed', old.user_id); return null; end $$`.execute(db);
  await sql`
    create trigger identity_user_changed after update on identity_users
    for each row when (old.* is distinct from new.*) execute function identity_announce_user()`.execute(db);
  await sql`
    create trigger identity_user_removed after delete on identity_users
    for each row execute function identity_announce_user()`.execute(db);
  await sql`
    create trigger identity_session_ended after delete on identity_sessions
    for each row execute function identity_announce_session()`.execute(db);
  // Columns that later steps add are news without being named here.
  await sql`
    create trigger identity_session_changed after update on identity_sessions
    for each row when (
      new.idle_expires_at_ms < old.idle_expires_at_ms
      or to_jsonb(new) - array['last_used_at_ms', 'idle_expires_at_ms', 'address', 'cookie_hash']
        is distinct from to_jsonb(old) - array['last_used_at_ms', 'idle_expires_at_ms', 'address', 'cookie_hash']
    ) execute function identity_announce_session()`.execute(db);
}

/** Migrations by which the database itself announces changes to the processes. */
export const ANNOUNCEMENT_MIGRATIONS: Migrations = {
  identity_0700_announcements: announceChanges,
};
