import { randomUUID } from "node:crypto";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PREFIX, startTestIdentity, type TestIdentity } from "./test-identity.ts";

/** The same requests in every run; fast-check names it with the shortest one when a property fails. */
const SEED = 20_261_120;

/** Requests of each property: enough to meet every parser, few enough for two databases. */
const RUNS = 120;

const TIMEOUT_MS = 60_000;

/** Paths and methods that anybody, or anybody with a session, may send a body to. */
const WRITES = [
  ["POST", "/signup"],
  ["POST", "/verify"],
  ["POST", "/recover"],
  ["POST", "/token"],
  ["PUT", "/user"],
  ["POST", "/reauthenticate"],
  ["POST", "/factors/totp"],
  ["POST", "/factors/totp/verify"],
  ["POST", "/factors/recovery-codes"],
  ["POST", "/passkeys/verify"],
  ["POST", "/passkeys/registration/options"],
  ["POST", "/passkeys/registration/verify"],
  ["PUT", "/passkeys/AAAA"],
  ["POST", "/invite"],
  ["POST", "/admin/users"],
] as const;

const anyText = fc.string({ unit: "binary", maxLength: 60 });
const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom("", null, "ana@diario.example", "correcta-caballo-pila") },
);

/** A body with the names that the routes know and anything in them. */
const knownBody = fc.record(
  {
    email: anyValue,
    password: anyValue,
    current_password: anyValue,
    data: anyValue,
    user_metadata: anyValue,
    app_metadata: anyValue,
    token: anyValue,
    type: fc.oneof(anyValue, fc.constantFrom("signup", "recovery")),
    email_change_token: anyValue,
    code: anyValue,
    name: anyValue,
    role: anyValue,
    confirm: anyValue,
    ban_duration: anyValue,
    credential: fc.oneof(
      anyValue,
      fc.record({
        id: fc.constantFrom("AAAA", ""),
        rawId: fc.constant("AAAA"),
        type: fc.constant("public-key"),
        clientExtensionResults: anyValue,
        response: fc.record({
          clientDataJSON: fc.base64String().map((text) => text.replaceAll(/[^\w-]/g, "") || "A"),
          authenticatorData: fc.constant("AAAA"),
          attestationObject: fc.constant("o2NmbXQ"),
          signature: fc.constant("AAAA"),
        }),
      }),
    ),
  },
  { requiredKeys: [] },
);

describe.each(FEATURE_DIALECTS)(`no input is a failure of ours, on $name, with seed ${SEED}`, (dialect) => {
  let service: TestIdentity;
  let administrator: string;
  let person: string;
  beforeAll(async () => {
    service = await startTestIdentity(dialect, { factors: { totp: true, passkeys: true } });
    administrator = await service.administrator();
  });
  beforeEach(async () => {
    // Requests of a property may sign their person out.
    person = (await service.person(`${randomUUID()}@diario.example`)).access_token;
  });
  afterAll(() => service.close());

  interface Asked {
    readonly method: "GET" | "POST" | "PUT" | "DELETE";
    readonly path: string;
    readonly headers?: Record<string, string>;
    readonly payload?: string;
    /** Each request comes from another network, or the limits would answer nearly all of them. */
    readonly from: number;
  }

  async function ask({ method, path, headers, payload, from }: Asked): Promise<number> {
    const answer = await service.app.inject({
      method,
      url: `${PREFIX}${path}`,
      remoteAddress: `2001:db8:${(from >>> 16).toString(16)}:${(from & 0xffff).toString(16)}::1`,
      ...(headers === undefined ? {} : { headers }),
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(500);
    if (answer.body !== "") expect(() => answer.json()).not.toThrow();
    return answer.statusCode;
  }

  function always(request: fc.Arbitrary<Omit<Asked, "from">>): Promise<void> {
    const input = fc.tuple(request, fc.nat());
    return fc.assert(
      fc.asyncProperty(input, async ([asked, from]) => void (await ask({ ...asked, from }))),
      { seed: SEED, numRuns: RUNS },
    );
  }

  test("any header that means something to us", { timeout: TIMEOUT_MS }, async () => {
    const token = fc.oneof(
      anyText,
      fc.constantFrom(person, `${person}x`, person.replace(".", ".."), "a.b.c", "eyJhbGciOiJub25lIn0.e30."),
    );
    await always(
      fc.record({
        method: fc.constantFrom("GET", "POST"),
        path: fc.constantFrom("/user", "/settings", "/logout", "/factors", "/passkeys", "/sessions"),
        headers: fc.record(
          {
            authorization: fc.oneof(
              anyText,
              token.map((text) => `Bearer ${text}`),
            ),
            cookie: fc.oneof(
              anyText,
              token.map((text) => `nf_jwt=${text}; __Host-nv_session=${text}; __Host-nv_signup=${text}`),
            ),
            origin: anyText,
            referer: anyText,
            host: anyText,
            "x-jwt-aud": anyText,
            "x-use-cookie": anyText,
            "sec-fetch-site": fc.oneof(anyText, fc.constant("same-origin")),
            "user-agent": anyText,
          },
          { requiredKeys: [] },
        ),
      }),
    );
  });

  test("any access token that was changed is refused", { timeout: TIMEOUT_MS }, async () => {
    const place = fc.tuple(fc.nat({ max: person.length - 1 }), fc.constantFrom(..."AZaz09-_."));
    await fc.assert(
      fc.asyncProperty(place, fc.nat(), async ([index, character], from) => {
        const changed = `${person.slice(0, index)}${character}${person.slice(index + 1)}`;
        // The last character of a signature carries bits that mean nothing, so another one can be the same signature.
        fc.pre(changed !== person && index < person.length - 1);
        const headers = { authorization: `Bearer ${changed}` };
        expect(await ask({ method: "GET", path: "/user", headers, from })).toBe(401);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test("any page, order, filter and query of a list", { timeout: TIMEOUT_MS }, async () => {
    const value = fc.oneof(
      anyText,
      fc.bigInt().map(String),
      fc.constantFrom("created_at asc", "author:ana", "%", "\\"),
    );
    const names = fc.constantFrom("page", "per_page", "sort", "filter", "query");
    const query = fc
      .array(fc.tuple(names, value), { maxLength: 6 })
      .map((pairs) => new URLSearchParams(pairs).toString());
    await always(
      fc.record({
        method: fc.constant("GET"),
        path: fc.tuple(fc.constantFrom("/admin/users", "/admin/audit"), query).map((parts) => parts.join("?")),
        headers: fc.constant({ authorization: `Bearer ${administrator}` }),
      }),
    );
  });

  test("any path, however it is escaped", { timeout: TIMEOUT_MS }, async () => {
    const piece = fc.oneof(
      anyText.map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom("%", "%00", "%2e%2e", "..%2f", "%ff", "admin", "users", "passkeys", "sessions", "factors"),
    );
    await always(
      fc.record({
        method: fc.constantFrom("GET", "POST", "PUT", "DELETE"),
        path: fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => `/${pieces.join("/")}`),
        headers: fc.constant({ authorization: `Bearer ${person}` }),
      }),
    );
  });

  test("any JSON body on any path that takes one", { timeout: TIMEOUT_MS }, async () => {
    await always(
      fc
        .record({
          target: fc.constantFrom(...WRITES),
          body: fc.oneof(
            { weight: 4, arbitrary: knownBody.map((body) => JSON.stringify(body)) },
            { weight: 1, arbitrary: fc.json() },
            { weight: 1, arbitrary: anyText },
          ),
          as: fc.constantFrom(administrator, person, ""),
        })
        .map(({ target: [method, path], body, as }) => ({
          method,
          path,
          payload: body,
          headers: {
            "content-type": "application/json",
            ...(as === "" ? {} : { authorization: `Bearer ${as}` }),
          },
        })),
    );
  });

  test("any form on /token", { timeout: TIMEOUT_MS }, async () => {
    const grant = fc.oneof(anyText, fc.constantFrom("password", "refresh_token", "mfa"));
    const fields = fc.record(
      {
        grant_type: grant,
        username: anyText,
        password: anyText,
        refresh_token: anyText,
        mfa_token: anyText,
        code: anyText,
      },
      { requiredKeys: [] },
    );
    await always(
      fields.map((form) => ({
        method: "POST" as const,
        path: "/token",
        payload: new URLSearchParams(form).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      })),
    );
  });

  test("changes of metadata through the wire merge like a map without nulls", { timeout: TIMEOUT_MS }, async () => {
    const { access_token: bearer } = await service.person("eva@diario.example");
    const model = new Map<string, unknown>();
    const key = fc.constantFrom("a", "b", "full_name", "__proto__", "constructor");
    const changes = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(changes, async (data) => {
        const answer = await service.call("PUT", "/user", { json: { data }, bearer });
        expect(answer.statusCode).toBe(200);
        for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(data)))) {
          if (value === null) model.delete(name);
          else if (name !== "__proto__") model.set(name, value);
        }
        const shown: { user_metadata: object } = answer.json();
        expect(new Map(Object.entries(shown.user_metadata))).toEqual(model);
      }),
      // Each run goes on from the one before, so a shorter one would tell nothing.
      { seed: SEED, numRuns: RUNS / 2, endOnFailure: true },
    );
  });
});
