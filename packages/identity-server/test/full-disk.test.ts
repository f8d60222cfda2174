import { DIALECTS } from "@nv/test-kit";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startTestIdentity } from "./test-identity.ts";

/** Only SQLite can be told to be full; what PostgreSQL's own disk does is its server's matter. */
const SQLITE = DIALECTS.filter(({ name }) => name === "sqlite");

describe.each(SQLITE)("a full disk on $name", (dialect) => {
  test("what cannot be stored is refused in words, and works once there is room", async () => {
    const service = await startTestIdentity(dialect, { signup: "open" });
    const { kysely } = service.database;
    const signUp = (email: string) =>
      service.call("POST", "/signup", {
        json: { email, password: "una frase larga", data: { notas: "x".repeat(4000) } },
      });
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(kysely);

    const refused = await signUp("ana@diario.example");
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      { code: 507, msg: "The server cannot store anything, nothing was saved", error_id: expect.any(String) },
    ]);

    await sql`pragma max_page_count = 4294967294`.execute(kysely);
    expect((await signUp("ana@diario.example")).statusCode).toBe(200);
    await service.close();
  });
});
