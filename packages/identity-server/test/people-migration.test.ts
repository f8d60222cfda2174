import { migrate } from "@nv/database";
import { DIALECTS } from "@nv/test-kit";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { IDENTITY_MIGRATIONS } from "../src/schema/migrations.ts";
import { startTestIdentity } from "./test-identity.ts";

/** More people than are read at once while their keys are written. */
const PEOPLE = 501;
/** The keys of all of them are written anew: seconds on a busy machine. */
const TIMEOUT_MS = 30_000;

const idOf = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;

const FORMER = Object.fromEntries(Object.entries(IDENTITY_MIGRATIONS).filter(([name]) => name < "identity_0500"));

test.each(DIALECTS)(
  "people and entries from before are found by the search and in order, on $name",
  async (dialect) => {
    const store = await dialect.create();
    const database = await store.open();
    await migrate(database, "identity", FORMER);
    const db = database.kysely;
    const people = Array.from({ length: PEOPLE }, (_, i) => {
      const [email, name] = [`p${i}@diario.example`, i === 500 ? "Ñoño Ávila" : `Zoe ${i}`];
      const metadata = JSON.stringify({ full_name: name });
      return sql`(${idOf(i)}, 'https://site.example', '', ${email}, ${email}, ${`${email}\n${name.toLowerCase()}`}, '{}', ${metadata}, ${i}, ${i})`;
    });
    await sql`insert into identity_users
      (id, aud, role, email, email_key, search_key, app_metadata, user_metadata, created_at_ms, updated_at_ms)
      values ${sql.join(people)}`.execute(db);
    await sql`insert into identity_audit
    (id, created_at_ms, action, log_type, actor_id, actor_email, actor_name, actor_key, address, user_agent)
    values ('a', 1, 'login', 'account', ${idOf(500)}, 'p500@diario.example', 'Ñoño Ávila', 'x', '', '')`.execute(db);
    await database.close();

    const service = await startTestIdentity(dialect, {}, store);
    const bearer = await service.administrator();
    const found = await service.call("GET", "/admin/users?filter=nono%20avila", { bearer });
    expect(found.json().users.map(({ email }: { email: string }) => email)).toEqual(["p500@diario.example"]);
    const ordered = await service.call("GET", "/admin/users?sort=name%20asc&per_page=2", { bearer });
    expect(ordered.json().users.map(({ email }: { email: string }) => email)).toEqual([
      "jefa@diario.example",
      "p500@diario.example",
    ]);
    const entries = await service.call("GET", "/admin/audit?person=avila", { bearer });
    expect(entries.json()).toHaveLength(1);
    await service.close();
    await store.drop();
  },
  TIMEOUT_MS,
);
