import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, PREFIX, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
/** Address where Ana works, and one where nobody of the desk ever was. */
const OFFICE = "192.0.2.10";
const ELSEWHERE = "203.0.113.200";
const DEVICE = "__Host-nv_device";

/** Each test makes hundreds of sign-ins, of which PostgreSQL commits every one. */
const TIMEOUT = { timeout: 20_000 };

describe.each(FEATURE_DIALECTS)("$name: guesses from afar", TIMEOUT, (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
  });
  afterEach(() => service.close());

  /** A sign-in from an address, in a browser that keeps a cookie. */
  async function attempt(address: string, password: string, cookie?: string, username = ANA) {
    return service.app.inject({
      method: "POST",
      url: `${PREFIX}/token`,
      remoteAddress: address,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...SAME_ORIGIN,
        ...(cookie === undefined ? {} : { cookie }),
      },
      payload: new URLSearchParams({ grant_type: "password", username, password }).toString(),
    });
  }

  async function statusOf(...sent: Parameters<typeof attempt>): Promise<number> {
    return (await attempt(...sent)).statusCode;
  }

  /** The cookie by which a browser shows that its owner signed in there before. */
  async function markOf(...sent: Parameters<typeof attempt>): Promise<string> {
    const answer = await attempt(...sent);
    expect(answer.statusCode, answer.body).toBe(200);
    const mark = answer.cookies.find(({ name }) => name === DEVICE);
    expect(mark).toMatchObject({ httpOnly: true, secure: true, path: "/", sameSite: "Lax" });
    return `${DEVICE}=${mark?.value}`;
  }

  /** Guesses from networks of which none makes more than its own limit, until the account is shut for strangers. */
  async function shutOut(username = ANA): Promise<void> {
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => attempt(`198.51.100.${n}`, "equivocada", undefined, username)),
    );
    expect(await statusOf("198.51.100.150", "equivocada", undefined, username)).toBe(429);
  }

  test("a hundred guesses from a hundred networks shut out strangers and not the owner's network", async () => {
    await service.person(ANA);
    await attempt(OFFICE, PASSWORD);
    await shutOut();
    expect(await statusOf(ELSEWHERE, PASSWORD)).toBe(429);
    expect(await statusOf(OFFICE, "equivocada")).toBe(400);
    expect(await statusOf(OFFICE, PASSWORD)).toBe(200);
    await shutOut("nadie@diario.example");
    expect(await statusOf(OFFICE, PASSWORD, undefined, "nadie@diario.example")).toBe(429);
  });

  test("nor the owner's browser, wherever it is", async () => {
    await service.person(ANA);
    const mark = await markOf(OFFICE, PASSWORD);
    await shutOut();
    expect(await statusOf(ELSEWHERE, PASSWORD)).toBe(429);
    expect(await statusOf(ELSEWHERE, PASSWORD, mark)).toBe(200);
  });

  test("guesses from the owner's own network do not shut out the owner's browser there", async () => {
    await service.person(ANA);
    const mark = await markOf(OFFICE, PASSWORD);
    for (let n = 0; n < 10; n += 1) expect(await statusOf(OFFICE, "equivocada")).toBe(400);
    expect(await statusOf(OFFICE, PASSWORD)).toBe(429);
    expect(await statusOf(OFFICE, PASSWORD, mark)).toBe(200);
  });

  test("a guesser does not pass for a known browser: by its name, an invented mark, another account's or a former one", async () => {
    await service.person(ANA);
    await service.person("leo@diario.example");
    const former = await markOf(OFFICE, PASSWORD);
    const present = await markOf(OFFICE, PASSWORD, former);
    const others = await markOf(ELSEWHERE, PASSWORD, undefined, "leo@diario.example");
    await shutOut();
    expect(present).not.toBe(former);
    for (const mark of [`${DEVICE}=${"A".repeat(22)}`, `${DEVICE}=`, others, former]) {
      expect(await statusOf("203.0.113.1", PASSWORD, mark), mark).toBe(429);
    }
    expect(await statusOf("203.0.113.1", PASSWORD, present)).toBe(200);
  });

  test("a browser that two people use is known to both", async () => {
    await service.person(ANA);
    await service.person("leo@diario.example");
    const anas = await markOf(OFFICE, PASSWORD);
    const both = await markOf(OFFICE, PASSWORD, anas, "leo@diario.example");
    await shutOut();
    expect(await statusOf(ELSEWHERE, PASSWORD, both)).toBe(200);
  });

  test("whoever holds a known browser has ten guesses in a quarter of an hour too", async () => {
    await service.person(ANA);
    const mark = await markOf(OFFICE, PASSWORD);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => statusOf(`203.0.113.${n}`, "equivocada", mark)),
    );
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    service.clock.advance(15 * 60_000);
    expect(await statusOf(ELSEWHERE, PASSWORD, mark)).toBe(200);
  });

  test("pages of other sites and programs get no mark, and one that is kept for the browser's life only ends with it", async () => {
    await service.person(ANA);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const foreign = await service.call("POST", "/token", { form });
    expect(foreign.cookies.map(({ name }) => name)).not.toContain(DEVICE);
    const headers = { ...SAME_ORIGIN, "x-use-cookie": "session" };
    const brief = await service.call("POST", "/token", { form, headers });
    expect(brief.cookies.find(({ name }) => name === DEVICE)).not.toHaveProperty("maxAge");
    const kept = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
    expect(kept.cookies.find(({ name }) => name === DEVICE)).toMatchObject({ maxAge: 180 * 24 * 3600 });
  });

  test("while strangers are shut out the owner still proves who they are in an open session", async () => {
    const { access_token: bearer } = await service.person(ANA);
    await shutOut();
    const proof = { json: { password: PASSWORD }, bearer };
    const renewed = await service.call("POST", "/reauthenticate", proof);
    expect(renewed.statusCode, renewed.body).toBe(200);
    service.clock.advance(2 * 3600_000);
    await shutOut();
    const { refresh_token } = renewed.json<Tokens>();
    const form = { grant_type: "refresh_token", refresh_token };
    const { access_token } = (await service.call("POST", "/token", { form })).json<Tokens>();
    const json = { password: "otra-distinta-pila", current_password: PASSWORD };
    expect((await service.call("PUT", "/user", { json, bearer: access_token })).statusCode).toBe(200);
  });

  test("an IPv6 network is counted as /64, /56 and /48: more networks of one owner are not more guesses", async () => {
    await service.person(ANA);
    // Ten from each of many /64 of one /56, and from each of many /56 of one /48.
    const within56 = Array.from({ length: 30 }, (_, n) => `2001:db8:1:${(n % 6).toString(16)}::${n + 1}`);
    const within48 = Array.from({ length: 60 }, (_, n) => `2001:db8:2:${((n % 12) * 256).toString(16)}::${n + 1}`);
    const counts = [];
    for (const addresses of [within56, within48]) {
      const statuses = await Promise.all(addresses.map((address) => statusOf(address, "equivocada")));
      counts.push(statuses.filter((status) => status === 400).length);
    }
    expect(counts).toEqual([20, 40]);
    // Another network has its own count.
    expect(await statusOf("2001:db8:3::1", "equivocada")).toBe(400);
  });

  test("a stranger in the same /48 does not shut out a network that the account knows", async () => {
    await service.person(ANA);
    await attempt("2001:db8:2:1::7", PASSWORD);
    const neighbours = Array.from({ length: 60 }, (_, n) => `2001:db8:2:${(n * 256 + 2).toString(16)}::1`);
    await Promise.all(neighbours.map((address) => attempt(address, "equivocada")));
    expect(await statusOf("2001:db8:2:f0::7", PASSWORD)).toBe(429);
    expect(await statusOf("2001:db8:2:1::7", PASSWORD)).toBe(200);
  });

  test("after 180 days without a sign-in a network and a browser are strangers again", async () => {
    await service.person(ANA);
    const mark = await markOf(OFFICE, PASSWORD);
    service.clock.advance(181 * 24 * 3600_000);
    await shutOut();
    expect(await statusOf(OFFICE, PASSWORD, mark)).toBe(429);
  });
});
