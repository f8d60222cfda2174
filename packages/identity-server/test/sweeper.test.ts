import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { IdentityTables } from "../src/schema/tables.ts";
import { sweep } from "../src/sweeper.ts";
import { PASSWORD, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const DAY_MS = 24 * 3600_000;

describe.each(FEATURE_DIALECTS)("what is swept on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
  });
  afterEach(() => service.close());

  const tables = () => service.database.kysely.$extendTables<IdentityTables>();
  const sweepNow = () => sweep({ db: tables(), now: service.clock.now, learnHashes: async () => undefined });
  const people = async () => {
    const rows = await tables().selectFrom("identity_users").select("email").orderBy("email").execute();
    return rows.map(({ email }) => email);
  };

  test("a sign-up that nobody confirmed goes after thirty days, and nobody else", async () => {
    const bearer = await service.administrator();
    await service.person(ANA);
    const signUp = (email: string) => service.call("POST", "/signup", { json: { email, password: PASSWORD } });
    for (const email of ["nunca@diario.example", "repite@diario.example", "cargo@diario.example"]) await signUp(email);
    const { users } = (await service.call("GET", "/admin/users?filter=cargo", { bearer })).json();
    await service.call("PUT", `/admin/users/${users[0].id}`, { json: { role: "editor" }, bearer });
    await service.call("POST", "/invite", { json: { email: "invitada@diario.example" }, bearer });
    const made = { email: "hecha@diario.example", password: PASSWORD };
    expect((await service.call("POST", "/admin/users", { json: made, bearer })).json()).not.toHaveProperty(
      "confirmed_at",
    );
    service.clock.advance(20 * DAY_MS);
    await signUp("repite@diario.example");
    service.clock.advance(10 * DAY_MS);
    await sweepNow();
    expect(await people()).toContain("nunca@diario.example");
    service.clock.advance(1);
    await sweepNow();
    const kept = ["ana", "cargo", "hecha", "invitada", "jefa"].map((name) => `${name}@diario.example`);
    expect(await people()).toEqual([...kept, "repite@diario.example"]);
    service.clock.advance(300 * DAY_MS);
    await sweepNow();
    expect(await people()).toEqual(kept);
    await signUp("nunca@diario.example");
    expect(await people()).toContain("nunca@diario.example");
  });

  test("failed sign-ins and renewals leave the audit after ninety days; sign-ins and changes stay", async () => {
    const { refresh_token } = await service.person(ANA);
    await service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token } });
    const form = { grant_type: "password", username: ANA, password: "equivocada" };
    await service.call("POST", "/token", { form });
    const actions = async () => {
      const rows = await tables().selectFrom("identity_audit").select("action").execute();
      return new Set(rows.map(({ action }) => action));
    };
    service.clock.advance(90 * DAY_MS);
    await sweepNow();
    expect(await actions()).toEqual(
      new Set(["invite_accepted", "user_created", "login", "token_refreshed", "login_failed"]),
    );
    service.clock.advance(1);
    await sweepNow();
    expect(await actions()).toEqual(new Set(["invite_accepted", "user_created", "login"]));
  });

  test("used refresh tokens go after a week; the session and the one to use stay", async () => {
    let { refresh_token } = await service.person(ANA);
    const renew = async () => {
      const form = { grant_type: "refresh_token", refresh_token };
      const answer = await service.call("POST", "/token", { form });
      expect(answer.statusCode, answer.body).toBe(200);
      ({ refresh_token } = answer.json<Tokens>());
    };
    const countTokens = async () => {
      const user = await tables()
        .selectFrom("identity_users")
        .select("id")
        .where("email", "=", ANA)
        .executeTakeFirstOrThrow();
      const rows = await tables()
        .selectFrom("identity_refresh_tokens")
        .innerJoin("identity_sessions", "identity_sessions.id", "identity_refresh_tokens.session_id")
        .select("token_hash")
        .where("user_id", "=", user.id)
        .execute();
      return rows.length;
    };
    for (let day = 0; day < 14; day += 1) {
      await renew();
      service.clock.advance(DAY_MS);
      await sweepNow();
    }
    expect(await countTokens()).toBe(8);
    await renew();
  });
});
