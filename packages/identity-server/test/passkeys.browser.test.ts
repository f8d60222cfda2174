import { FEATURE_DIALECTS, freePort, type TestDatabase } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { decodeJwt } from "jose";
import { generate } from "otplib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Identity } from "../src/index.ts";
import type { FactorOptions } from "../src/options.ts";
import type { IdentityTables } from "../src/schema/tables.ts";
import { PASSWORD, PREFIX, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const EVA = "eva@diario.example";
const HOUR_MS = 3_600_000;

/** Result of `PublicKeyCredential.toJSON()`. */
interface CredentialJson {
  readonly id: string;
  readonly response: object;
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly last_used_at?: string;
}

/** A page with the browser's own authenticator: internal, resident keys, a finger that is always right. */
async function openPage(browser: Browser, origin: string): Promise<{ page: Page; cdp: CDPSession; key: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/page`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, cdp, key: authenticatorId };
}

/** Makes a passkey in the page, as our pages will. */
function create(page: Page, options: PublicKeyCredentialCreationOptionsJSON): Promise<CredentialJson> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    const made = await navigator.credentials.create({ publicKey });
    if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey was made");
    return made.toJSON();
  }, options);
}

/** Signs a question in the page. */
function sign(page: Page, options: PublicKeyCredentialRequestOptionsJSON): Promise<CredentialJson> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    const signed = await navigator.credentials.get({ publicKey });
    if (!(signed instanceof PublicKeyCredential)) throw new Error("no passkey signed");
    return signed.toJSON();
  }, options);
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each(FEATURE_DIALECTS)("passkeys in a real browser on $name", (dialect) => {
  let service: TestIdentity;
  let server: FastifyInstance;
  let store: TestDatabase;
  let origin: string;
  let page: Page;
  let cdp: CDPSession;
  let key: string;
  let bearer: string;

  /** Serves an identity to a browser. */
  async function listen(identity: Identity, port: number): Promise<FastifyInstance> {
    const app = Fastify({ forceCloseConnections: true });
    await app.register(identity.plugin, { prefix: PREFIX });
    app.get("/page", async (_request, reply) => reply.type("text/html").send("<!doctype html><title>page</title>"));
    await app.listen({ port, host: "localhost" });
    return app;
  }

  beforeEach(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    store = await dialect.create("identity");
    service = await startTestIdentity(
      dialect,
      { siteUrl: origin, factors: { passkeys: true, issuer: "Narrativas" } },
      store,
    );
    server = await listen(service.identity, port);
    ({ page, cdp, key } = await openPage(browser, origin));
    bearer = (await service.person(ANA)).access_token;
  });
  afterEach(async () => {
    await page.context().close();
    await server.close();
    await service.close();
    await store.drop();
  });

  const post = (path: string, json: unknown = {}, as?: string) =>
    service.call("POST", path, { json, ...(as === undefined ? {} : { bearer: as }) });
  const registrationOptions = async (as = bearer) =>
    (await post("/passkeys/registration/options", {}, as)).json<PublicKeyCredentialCreationOptionsJSON>();
  const signInOptions = async () => (await post("/passkeys/options")).json<PublicKeyCredentialRequestOptionsJSON>();

  async function register(name?: string, as = bearer): Promise<Shown> {
    const credential = await create(page, await registrationOptions(as));
    const answer = await post("/passkeys/registration/verify", { credential, name }, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Shown>();
  }

  test("register with a name, sign in without an address, rename, delete", async () => {
    const options = await registrationOptions();
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Narrativas" },
      user: { name: ANA },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    const passkey = await register("Portátil de redacción");
    expect(passkey).toEqual({
      id: expect.stringMatching(/^[\w-]+$/),
      name: "Portátil de redacción",
      synced: false,
      created_at: new Date(service.clock.now()).toISOString(),
    });
    await service.mail(ANA, "Se ha añadido una llave de acceso");

    const asked = await signInOptions();
    expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(asked.allowCredentials ?? [], "nobody learns who has a passkey").toEqual([]);
    const credential = await sign(page, asked);
    const answer = await page.evaluate(
      async ([path, body]) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(`${path}/passkeys/verify`, { method: "POST", headers, body: body ?? "" });
        return { status: response.status, tokens: await response.json() };
      },
      [PREFIX, JSON.stringify({ credential })],
    );
    expect(answer.status).toBe(200);
    expect(decodeJwt(answer.tokens.access_token)).toMatchObject({ email: ANA, amr: ["passkey"], aal: "aal2" });
    const cookies = await page.context().cookies(origin);
    const gate = cookies.find(({ name }) => name === "nv_session");
    expect(gate).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(await service.identity.readSession(`nv_session=${gate?.value}`)).toMatchObject({ email: ANA });

    const renamed = await service.call("PUT", `/passkeys/${passkey.id}`, { json: { name: " Mac " }, bearer });
    expect(renamed.json()).toMatchObject({ name: "Mac", last_used_at: expect.any(String) });
    expect((await service.call("DELETE", `/passkeys/${passkey.id}`, { bearer })).statusCode).toBe(204);
    expect((await service.call("GET", "/passkeys", { bearer })).json()).toEqual({ passkeys: [] });
    const gone = await post("/passkeys/verify", { credential: await sign(page, await signInOptions()) });
    expect([gone.statusCode, gone.json()]).toEqual([
      400,
      { error: "invalid_grant", error_description: "Passkey not accepted" },
    ]);
  });

  test("an answer serves once, also twice at the same time; so does the question of a registration", async () => {
    const options = await registrationOptions();
    const made = await create(page, options);
    const both = await Promise.all(
      [1, 2].map(() => post("/passkeys/registration/verify", { credential: made }, bearer)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);

    const credential = await sign(page, await signInOptions());
    const answers = await Promise.all([1, 2, 3].map(() => post("/passkeys/verify", { credential })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await post("/passkeys/verify", { credential })).statusCode).toBe(400);
  });

  test("a question is over after five minutes, and one that nobody asked was never good", async () => {
    await register();
    const late = await sign(page, await signInOptions());
    service.clock.advance(HOUR_MS / 12);
    expect((await post("/passkeys/verify", { credential: late })).statusCode).toBe(400);
    const invented = await sign(page, { ...(await signInOptions()), challenge: "A".repeat(43) });
    expect((await post("/passkeys/verify", { credential: invented })).statusCode).toBe(400);
  });

  test("a question of a registration does not sign anybody in, nor serve another session", async () => {
    await register();
    const { challenge } = await registrationOptions();
    const credential = await sign(page, { ...(await signInOptions()), challenge });
    expect((await post("/passkeys/verify", { credential })).statusCode).toBe(400);

    const { access_token: eva } = await service.person(EVA);
    const made = await create(page, { ...(await registrationOptions()), excludeCredentials: [] });
    expect((await post("/passkeys/registration/verify", { credential: made }, eva)).statusCode).toBe(422);
  });

  test("an answer made on another origin is refused", async () => {
    await register();
    const port = await freePort();
    const elsewhere = await listen(service.identity, port);
    try {
      // Same host, so the browser offers the passkey; another port, so it is another origin.
      await page.goto(`http://localhost:${port}/page`);
      const credential = await sign(page, await signInOptions());
      expect((await post("/passkeys/verify", { credential })).statusCode).toBe(400);
      const made = await create(page, { ...(await registrationOptions()), excludeCredentials: [] });
      expect((await post("/passkeys/registration/verify", { credential: made }, bearer)).statusCode).toBe(422);
    } finally {
      await elsewhere.close();
    }
  });

  test("another signature, another owner, another credential: refused", async () => {
    await register();
    const right = async () => sign(page, await signInOptions());
    const owner = Buffer.from("00000000-0000-4000-8000-000000000000").toString("base64url");
    const attacks = [
      (one: CredentialJson) => ({ ...one, response: { ...one.response, userHandle: owner } }),
      (one: CredentialJson) => ({ ...one, response: { ...one.response, signature: "A".repeat(96) } }),
      (one: CredentialJson) => ({ ...one, id: "AAAA", rawId: "AAAA" }),
      (one: CredentialJson) => ({ ...one, response: { ...one.response, authenticatorData: "A".repeat(50) } }),
      (one: CredentialJson) => ({ ...one, response: { ...one.response, clientDataJSON: "e30" } }),
    ];
    for (const attack of attacks) {
      const answer = await post("/passkeys/verify", { credential: attack(await right()) });
      expect([answer.statusCode, answer.json()], attack.toString()).toEqual([
        400,
        { error: "invalid_grant", error_description: "Passkey not accepted" },
      ]);
    }
    expect((await post("/passkeys/verify", { credential: await right() })).statusCode).toBe(200);
  });

  test("a device that does not ask for finger or PIN neither registers nor signs in", async () => {
    await register();
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: key, isUserVerified: false });
    // A browser refuses by itself when verification is required, so the page asks for less than the server did.
    const weak = { ...(await signInOptions()), userVerification: "discouraged" };
    expect((await post("/passkeys/verify", { credential: await sign(page, weak) })).statusCode).toBe(400);
  });

  test("a counter that goes back is a copy of the key: refused, and written down", async () => {
    await register();
    const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId: key });
    const [copy] = credentials;
    if (copy === undefined) throw new Error("the authenticator holds no passkey");
    for (let n = 0; n < 3; n += 1) {
      const answer = await post("/passkeys/verify", { credential: await sign(page, await signInOptions()) });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    await cdp.send("WebAuthn.clearCredentials", { authenticatorId: key });
    await cdp.send("WebAuthn.addCredential", { authenticatorId: key, credential: copy });
    const cloned = await post("/passkeys/verify", { credential: await sign(page, await signInOptions()) });
    expect(cloned.statusCode).toBe(400);
    const audit = await service.call("GET", "/admin/audit?query=action:passkey_refused", {
      bearer: await service.administrator(),
    });
    expect(audit.json()).toHaveLength(1);
  });

  test("a passkey with the longest identifier is renamed and removed by its owner", async () => {
    const id = Buffer.alloc(1023, 7).toString("base64url");
    const { id: short } = await register();
    const db = service.database.kysely.$extendTables<IdentityTables>();
    await db.updateTable("identity_passkeys").set({ id }).where("id", "=", short).execute();
    const renamed = await service.call("PUT", `/passkeys/${id}`, { json: { name: "Llave larga" }, bearer });
    expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { id, name: "Llave larga" }]);
    const unknown = await service.call("DELETE", `/passkeys/${id.slice(1)}/`, { bearer });
    expect([unknown.statusCode, unknown.json().msg]).toEqual([404, "Passkey not found"]);
    expect((await service.call("DELETE", `/passkeys/${id}/`, { bearer })).statusCode).toBe(204);
    expect((await service.call("GET", "/passkeys", { bearer })).json()).toEqual({ passkeys: [] });
  });

  test("nobody sees, renames or deletes the passkey of another", async () => {
    const { id } = await register("Mac");
    const { access_token: eva } = await service.person(EVA);
    expect((await service.call("GET", "/passkeys", { bearer: eva })).json()).toEqual({ passkeys: [] });
    const renamed = await service.call("PUT", `/passkeys/${id}`, { json: { name: "mía" }, bearer: eva });
    expect(renamed.statusCode).toBe(404);
    expect((await service.call("DELETE", `/passkeys/${id}`, { bearer: eva })).statusCode).toBe(404);
    expect((await service.call("GET", "/passkeys", { bearer })).json()).toMatchObject({ passkeys: [{ name: "Mac" }] });
  });

  test("an administrator's ban shuts the passkey out", async () => {
    await register();
    const { id } = (await service.call("GET", "/user", { bearer })).json<{ id: string }>();
    const administrator = await service.administrator();
    await service.call("PUT", `/admin/users/${id}`, { json: { ban_duration: "24h" }, bearer: administrator });
    const answer = await post("/passkeys/verify", { credential: await sign(page, await signInOptions()) });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: "invalid_grant" }]);
  });

  test("two hours after the sign-in a passkey asks for a recent proof, and can give it", async () => {
    await register();
    await service.person(EVA);
    const signedIn = await post("/passkeys/verify", { credential: await sign(page, await signInOptions()) });
    service.clock.advance(2 * HOUR_MS);
    const form = { grant_type: "refresh_token", refresh_token: signedIn.json<Tokens>().refresh_token };
    const stale = (await service.call("POST", "/token", { form })).json<Tokens>().access_token;
    const refused = await post("/passkeys/registration/options", {}, stale);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { methods: ["password", "passkey"] }]);

    const { access_token: eva } = await service.signIn(EVA);
    const foreign = { credential: await sign(page, await signInOptions()) };
    expect((await post("/reauthenticate", foreign, eva)).statusCode, "not somebody else's").toBe(400);
    const proof = { credential: await sign(page, await signInOptions()) };
    const proved = await post("/reauthenticate", proof, stale);
    expect(proved.statusCode, proved.body).toBe(200);
    const fresh = proved.json<Tokens>().access_token;
    expect((await post("/passkeys/registration/options", {}, fresh)).statusCode).toBe(200);
    expect((await service.call("GET", "/user", { bearer: stale })).statusCode).toBe(401);
  });

  describe("where a second factor is required", () => {
    const RECOVERED = "otra-frase-igual-de-larga";

    async function restart(factors: Partial<FactorOptions>): Promise<void> {
      const port = Number(new URL(origin).port);
      await server.close();
      await service.close();
      service = await startTestIdentity(dialect, { siteUrl: origin, factors }, store);
      server = await listen(service.identity, port);
    }
    const demand = () => restart({ totp: true, passkeys: true, requiredFor: "everyone" });
    const password = (value = PASSWORD) =>
      service.call("POST", "/token", { form: { grant_type: "password", username: ANA, password: value } });
    const tokenOf = (answer: LightMyRequestResponse) => answer.json<{ mfa_token: string }>().mfa_token;
    const amrOf = (answer: LightMyRequestResponse) => decodeJwt(answer.json<Tokens>().access_token).amr;
    const signed = async () => sign(page, await signInOptions());
    const enrolmentOptions = async (mfa_token: string) =>
      (await post("/passkeys/enrolment/options", { mfa_token })).json<PublicKeyCredentialCreationOptionsJSON>();

    test("who has a passkey proves it after the password, and sets nothing else up with the password alone", async () => {
      await register();
      await demand();
      const asked = await password();
      const { mfa_token, ...rest } = asked.json<{ mfa_token: string }>();
      expect([asked.statusCode, rest]).toEqual([
        400,
        {
          error: "mfa_required",
          error_description: "This account asks for a second factor: use your passkey",
          factors: ["passkey"],
        },
      ]);
      expect((await post("/factors/enrolment", { mfa_token })).statusCode).toBe(400);
      expect((await post("/passkeys/enrolment/options", { mfa_token })).statusCode).toBe(400);
      const form = { grant_type: "mfa", mfa_token, code: "123456" };
      expect((await service.call("POST", "/token", { form })).statusCode).toBe(400);
      const proved = await post("/passkeys/verify", { credential: await signed(), mfa_token });
      expect(amrOf(proved)).toEqual(["password", "passkey"]);
      const again = await post("/passkeys/verify", { credential: await signed(), mfa_token });
      expect(again.statusCode, "the way in serves once").toBe(400);
    });

    test("a setup that began before there was a passkey ends nowhere", async () => {
      await demand();
      const [mine, thief] = [tokenOf(await password()), tokenOf(await password())];
      const { secret } = (await post("/factors/enrolment", { mfa_token: thief })).json<{ secret: string }>();
      const question = await enrolmentOptions(thief);
      const credential = await create(page, await enrolmentOptions(mine));
      expect((await post("/passkeys/enrolment/verify", { mfa_token: mine, credential })).statusCode).toBe(200);
      const code = await generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });
      const form = { grant_type: "mfa", mfa_token: thief, code };
      expect((await service.call("POST", "/token", { form })).statusCode).toBe(400);
      const other = await create(page, question);
      expect((await post("/passkeys/enrolment/verify", { mfa_token: thief, credential: other })).statusCode).toBe(400);
      expect(await passkeysOf(ANA)).toHaveLength(1);
    });

    test("who has none makes a passkey on the way in, and is in with it", async () => {
      const before = bearer;
      await demand();
      const mfa_token = tokenOf(await password());
      const options = await enrolmentOptions(mfa_token);
      expect(options).toMatchObject({ user: { name: ANA }, authenticatorSelection: { userVerification: "required" } });
      const credential = await create(page, options);
      const elsewhere = { mfa_token: tokenOf(await password()), credential };
      expect((await post("/passkeys/enrolment/verify", elsewhere)).statusCode, "asked of another sign-in").toBe(422);
      const made = await create(page, { ...(await enrolmentOptions(mfa_token)), excludeCredentials: [] });
      const body = { mfa_token, credential: made, name: "Portátil" };
      const answers = await Promise.all([1, 2].map(() => post("/passkeys/enrolment/verify", body)));
      const [entered, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
      expect(entered && amrOf(entered)).toEqual(["password", "passkey"]);
      // The ticket of the sign-in or the challenge is spent first, as the first of the two gets on.
      expect([400, 422]).toContain(refused?.statusCode);
      expect(await passkeysOf(ANA)).toMatchObject([{ name: "Portátil" }]);
      await service.mail(ANA, "Se ha añadido una llave de acceso");
      expect((await service.call("GET", "/user", { bearer: before })).statusCode).toBe(401);
      expect(tokenOf(await password())).toEqual(expect.any(String));
      expect((await post("/passkeys/verify", { credential: await signed() })).statusCode).toBe(200);
    });

    test("a link of a recovery sets its password only with the passkey, and not with another person's", async () => {
      await register();
      const { access_token: eva } = await service.person(EVA);
      await demand();
      await post("/recover", { email: ANA });
      const { token } = await service.mail(ANA, "Elige una contraseña nueva");
      const recovered = await post("/verify", { type: "recovery", token, password: RECOVERED });
      expect(recovered.json()).toMatchObject({ error: "mfa_required", factors: ["passkey"] });
      expect((await password(RECOVERED)).json()).toMatchObject({ error: "invalid_grant" });
      expect(eva).toEqual(expect.any(String));
      const evas = tokenOf(
        await service.call("POST", "/token", { form: { grant_type: "password", username: EVA, password: PASSWORD } }),
      );
      const foreign = await post("/passkeys/verify", { credential: await signed(), mfa_token: evas });
      expect([foreign.statusCode, foreign.json()]).toMatchObject([400, { error: "invalid_grant" }]);
      const mfa_token = tokenOf(recovered);
      expect((await post("/passkeys/verify", { credential: await signed(), mfa_token })).statusCode).toBe(200);
      expect((await password(RECOVERED)).json()).toMatchObject({ error: "mfa_required" });
    });

    test("a passkey stays in force when passkeys are no longer offered, and signs nobody in by itself", async () => {
      await register();
      await restart({ totp: true, requiredFor: "everyone" });
      const mfa_token = tokenOf(await password());
      expect((await post("/passkeys/verify", { credential: await signed() })).statusCode).toBe(404);
      expect((await post("/passkeys/verify", { credential: await signed(), mfa_token })).statusCode).toBe(200);
    });

    test("a session that is no longer recent is proved by the passkey, never by the password alone", async () => {
      await register();
      await demand();
      const { access_token, refresh_token } = (
        await post("/passkeys/verify", { credential: await signed() })
      ).json<Tokens>();
      expect(access_token).toEqual(expect.any(String));
      service.clock.advance(2 * HOUR_MS);
      const form = { grant_type: "refresh_token", refresh_token };
      const stale = (await service.call("POST", "/token", { form })).json<Tokens>().access_token;
      const refused = await post("/reauthenticate", { password: PASSWORD }, stale);
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { methods: ["passkey"] }]);
      const email = { email: "otra@diario.example", current_password: PASSWORD };
      const changed = await service.call("PUT", "/user", { json: email, bearer: stale });
      expect([changed.statusCode, changed.json()]).toMatchObject([403, { methods: ["passkey"] }]);
      expect((await post("/reauthenticate", { credential: await signed() }, stale)).statusCode).toBe(200);
    });

    test("after an administrator's reset the person sets one up again", async () => {
      await register();
      const { id } = (await service.call("GET", "/user", { bearer })).json<{ id: string }>();
      const administrator = await service.administrator();
      const reset = await service.call("DELETE", `/admin/users/${id}/factors`, { bearer: administrator });
      expect(reset.statusCode).toBe(204);
      await demand();
      expect((await password()).json()).toMatchObject({ error: "mfa_enrolment_required" });
    });

    async function passkeysOf(email: string): Promise<readonly { readonly name: string }[]> {
      const db = service.database.kysely.$extendTables<IdentityTables>();
      return db
        .selectFrom("identity_passkeys")
        .innerJoin("identity_users", "identity_users.id", "identity_passkeys.user_id")
        .select("identity_passkeys.name")
        .where("identity_users.email", "=", email)
        .execute();
    }
  });

  test.each([
    { name: "no body", json: undefined },
    { name: "no credential", json: {} },
    { name: "a list", json: { credential: [] } },
    { name: "numbers", json: { credential: { id: 1, rawId: 2, type: "public-key", response: 3 } } },
    {
      name: "empty pieces",
      json: { credential: { id: "", rawId: "", type: "public-key", clientExtensionResults: {}, response: {} } },
    },
  ])("$name is an unreadable request", async ({ json }) => {
    expect((await post("/passkeys/verify", json)).statusCode).toBe(400);
    expect((await post("/passkeys/registration/verify", json, bearer)).statusCode).toBe(400);
  });
});
