import { type Dialect, ONE_DIALECT } from "@nv/test-kit";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createRefusalLog } from "../src/audit/refusal-log.service.ts";
import { IdentityError } from "../src/identity-error.ts";
import type { IdentityTables } from "../src/schema/tables.ts";
import { PREFIX, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const WINDOW_MS = 600_000;
const NETWORKS = 200;

interface Entry {
  readonly payload: {
    readonly actor_email: string;
    readonly ip_address: string;
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

/** A hundred networks apart, once at the start and once with the rest, the others together, and one after. */
function expectBounded(found: readonly Entry[], refusals: number): void {
  expect(found).toHaveLength(203);
  const counted = found.map(({ payload }) => Number(payload.details?.times));
  expect(counted.reduce((sum, times) => sum + times, 0)).toBe(refusals);
  expect(found.filter(({ payload }) => payload.details?.others === true)).toHaveLength(2);
}

/** A service with its first administrator, and what its audit says of an action. */
interface Watched {
  readonly service: TestIdentity;
  entries(action: string, atLeast?: number): Promise<Entry[]>;
}

/** Starts a service that is the test's own: one that is given up on must not reach into the next one's. */
async function startWatched(dialect: Dialect): Promise<Watched> {
  const service = await startTestIdentity(dialect);
  onTestFinished(() => service.close());
  const bearer = await service.administrator();
  return {
    service,
    entries: (action, atLeast = 1) =>
      vi.waitFor(async () => {
        const answer = await service.call("GET", `/admin/audit?query=action:${action}&per_page=500`, { bearer });
        const found = answer.json<Entry[]>();
        expect(found.length).toBeGreaterThanOrEqual(atLeast);
        return found;
      }),
  };
}

describe.each(ONE_DIALECT)("refusals in the audit, on $name", (dialect) => {
  test("somebody who asks for what is the administrators' is named, at once", async () => {
    const { service, entries } = await startWatched(dialect);
    const { access_token: bearer } = await service.person(ANA);
    await service.call("GET", "/admin/users?filter=secreto-del-filtro", { bearer });
    const [entry] = await entries("access_refused");
    expect(entry?.payload).toMatchObject({
      actor_email: ANA,
      ip_address: "127.0.0.1",
      details: { code: "ADMIN_REQUIRED", call: "GET /admin/users", times: 1 },
    });
    expect(JSON.stringify(entry)).not.toContain("secreto-del-filtro");
  });

  test("a forged token and a stolen state are there; one that is over is nothing, and neither token nor state is", async () => {
    const { service, entries } = await startWatched(dialect);
    const { access_token: good } = await service.person(ANA);
    const forged = `${good.slice(0, -6)}AAAAAA`;
    await service.call("GET", "/user", { bearer: forged });
    await service.call("GET", "/callback?state=de-otro-navegador&code=secreto");
    const found = await entries("access_refused", 2);
    expect(found.map(({ payload }) => payload.details?.code).sort()).toEqual(["OAUTH_STATE_INVALID", "TOKEN_INVALID"]);
    expect(JSON.stringify(found)).not.toMatch(/de-otro-navegador|secreto|AAAAAA/);
    service.clock.advance(WINDOW_MS);
    await service.call("POST", "/logout", { bearer: good });
    await service.call("GET", "/user", { bearer: good });
    expect(await entries("access_refused", 2)).toHaveLength(2);
  });

  test("an exceeded limit is there by its name, once, and then with how often", async () => {
    const { service, entries } = await startWatched(dialect);
    for (let i = 0; i < 9; i += 1) await service.call("POST", "/recover", { json: { email: ANA } });
    const [first] = await entries("limit_exceeded");
    expect(first?.payload.details).toEqual({
      code: "RATE_LIMITED",
      call: "POST /recover",
      limit: "recoverByAccount",
      times: 1,
    });
    service.clock.advance(WINDOW_MS);
    await service.call("POST", "/recover", { json: { email: ANA } });
    const times = (await entries("limit_exceeded", 3)).map(({ payload }) => payload.details?.times);
    expect(times.sort()).toEqual([1, 1, 3]);
  });

  test("many refusals from two hundred networks do not fill the disk", async () => {
    const { service, entries } = await startWatched(dialect);
    for (let i = 0; i < 2 * NETWORKS; i += 1) {
      const remoteAddress = `10.0.${i % NETWORKS}.1`;
      await service.app.inject({ method: "GET", url: `${PREFIX}/admin/users`, remoteAddress });
    }
    service.clock.advance(WINDOW_MS);
    await service.call("GET", "/admin/users");
    expectBounded(await entries("access_refused", 203), 2 * NETWORKS + 1);
  });

  test("five thousand refusals from two hundred networks do not fill the disk", async () => {
    const { service, entries } = await startWatched(dialect);
    const { clock, database } = service;
    const log = createRefusalLog({ db: database.kysely.$extendTables<IdentityTables>(), now: clock.now, log: console });
    const refuse = (address: string) =>
      log.note(new IdentityError("BEARER_REQUIRED"), "GET /admin/users", { address, userAgent: "tests" });
    for (let i = 0; i < 5000; i += 1) refuse(`10.0.${i % NETWORKS}.1`);
    clock.advance(WINDOW_MS);
    refuse("127.0.0.1");
    await log.close();
    expectBounded(await entries("access_refused", 203), 5001);
  });

  test("a path that a stranger invents is not written down", async () => {
    const { service, entries } = await startWatched(dialect);
    await service.call("GET", "/admin/users/%3Cscript%3E", {});
    const [entry] = await entries("access_refused");
    expect(entry?.payload.details).toEqual({ code: "BEARER_REQUIRED", call: "GET /admin/users/:id", times: 1 });
  });
});
