import { createHmac, generateKeyPairSync, sign as signRaw } from "node:crypto";
import { DIALECTS } from "@nv/test-kit";
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, test, vi } from "vitest";
import { CHANGED_CHANNEL, KEYS_TOPIC } from "../src/context.ts";
import { rotateKeys } from "../src/keys/keys.service.ts";
import type { IdentityTables } from "../src/schema/tables.ts";
import { PASSWORD, SAME_ORIGIN, SITE, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const MINUTE_MS = 60_000;
const SECRET = "un-secreto-compartido-de-treinta-y-dos-bytes";

const rotate = (service: TestIdentity, isRevoking = false) =>
  rotateKeys(service.database.kysely.$extendTables<IdentityTables>(), service.clock.now(), {
    algorithm: "EdDSA",
    isRevoking,
  });
const jwks = async (service: TestIdentity) =>
  (await service.call("GET", "/.well-known/jwks.json")).json<JSONWebKeySet>();
const status = async (service: TestIdentity, bearer: string) =>
  (await service.call("GET", "/user", { bearer })).statusCode;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

async function refreshed(service: TestIdentity, tokens: Tokens): Promise<Tokens> {
  const form = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
  const answer = await service.call("POST", "/token", { form });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Tokens>();
}

describe.each(DIALECTS)("keys on $name", (dialect) => {
  test.each(["EdDSA", "ES256"] as const)(
    "%s tokens are good by the published keys, which may be cached",
    async (algorithm) => {
      const service = await startTestIdentity(dialect, { keys: { algorithm } });
      const { access_token } = await service.person(ANA);
      const answer = await service.call("GET", "/.well-known/jwks.json");
      expect(answer.headers["cache-control"]).toBe("public, max-age=600");
      expect(answer.body).not.toContain('"d"');
      const { protectedHeader } = await jwtVerify(access_token, createLocalJWKSet(answer.json<JSONWebKeySet>()), {
        issuer: SITE,
        currentDate: new Date(service.clock.now()),
      });
      expect(protectedHeader).toMatchObject({ alg: algorithm, typ: "JWT" });
      await service.close();
    },
  );

  test("a new key is published first, signs later, and the former one is honoured until its tokens end", async () => {
    const service = await startTestIdentity(dialect);
    const first = await service.person(ANA);
    const former = decodeProtectedHeader(first.access_token).kid;
    const { id, signsFromMs } = await rotate(service);
    expect(signsFromMs - service.clock.now()).toBe(15 * MINUTE_MS);
    service.clock.advance(MINUTE_MS);
    expect((await jwks(service)).keys.map(({ kid }) => kid)).toEqual([former, id]);
    expect(decodeProtectedHeader((await service.signIn(ANA)).access_token).kid).toBe(former);
    service.clock.advance(13 * MINUTE_MS + 59_000);
    const last = await service.signIn(ANA);
    expect(decodeProtectedHeader(last.access_token).kid).toBe(former);
    service.clock.advance(2000);
    expect(decodeProtectedHeader((await service.signIn(ANA)).access_token).kid).toBe(id);
    service.clock.advance(59 * MINUTE_MS);
    expect(await status(service, last.access_token)).toBe(200);
    service.clock.advance(20 * MINUTE_MS);
    expect((await jwks(service)).keys.map(({ kid }) => kid)).toEqual([id]);
    await rotate(service);
    service.clock.advance(MINUTE_MS);
    expect((await jwks(service)).keys.map(({ kid }) => kid)).not.toContain(former);
    await service.close();
  });

  test("a key that leaked is revoked: its tokens are refused, and sessions go on with a renewal", async () => {
    const service = await startTestIdentity(dialect);
    const tokens = await service.person(ANA);
    const { id } = await rotate(service, true);
    service.clock.advance(MINUTE_MS);
    const renewed = await refreshed(service, tokens);
    expect(decodeProtectedHeader(renewed.access_token).kid).toBe(id);
    expect(await status(service, tokens.access_token)).toBe(401);
    expect(await status(service, renewed.access_token)).toBe(200);
    await service.close();
  });

  test("a revocation beside the running service is known without its clock, and the gate stays as it is", async () => {
    const store = await dialect.create("identity");
    const service = await startTestIdentity(dialect, {}, store);
    const { access_token } = await service.person(ANA);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const signedIn = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0];
    const gate = async () => (await service.identity.readSession(cookie))?.email;
    expect([await status(service, access_token), await gate()]).toEqual([200, ANA]);
    const beside = await store.open();
    await beside.transaction(beside.kysely.$extendTables<IdentityTables>(), async (transaction) => {
      await rotateKeys(transaction, service.clock.now(), { algorithm: "EdDSA", isRevoking: true });
      await beside.announce(transaction, CHANGED_CHANNEL, KEYS_TOPIC);
    });
    await vi.waitFor(async () => expect([await status(service, access_token), await gate()]).toEqual([401, ANA]), {
      timeout: 1000,
      interval: 20,
    });
    await beside.close();
    await service.close();
    await store.drop();
  });

  test("a switch to another kind of key keeps the former tokens good", async () => {
    const store = await dialect.create("identity");
    const before = await startTestIdentity(dialect, {}, store);
    const tokens = await before.person(ANA);
    await before.close();
    const after = await startTestIdentity(dialect, { keys: { algorithm: "ES256" } }, store);
    expect(await status(after, tokens.access_token)).toBe(200);
    expect((await jwks(after)).keys.map(({ alg }) => alg)).toEqual(["EdDSA", "ES256"]);
    after.clock.advance(16 * MINUTE_MS);
    const renewed = await refreshed(after, tokens);
    expect(decodeProtectedHeader(renewed.access_token).alg).toBe("ES256");
    expect(await status(after, tokens.access_token)).toBe(200);
    await after.close();
    await store.drop();
  });

  test("the switch for old verifiers signs with HS256 and does not publish the secret", async () => {
    const service = await startTestIdentity(dialect, { keys: { sharedSecret: SECRET } });
    const { access_token } = await service.person(ANA);
    const { protectedHeader } = await jwtVerify(access_token, new TextEncoder().encode(SECRET), {
      algorithms: ["HS256"],
      currentDate: new Date(service.clock.now()),
    });
    expect(protectedHeader).toEqual({ alg: "HS256", kid: "nf-ident", typ: "JWT" });
    expect(await status(service, access_token)).toBe(200);
    expect(JSON.stringify(await jwks(service))).not.toMatch(/oct|nf-ident|"k"/);
    await service.close();
  });

  test("a short secret is refused at the start", async () => {
    await expect(startTestIdentity(dialect, { keys: { sharedSecret: "corto" } })).rejects.toThrow("at least 32 bytes");
  });

  describe.each([
    { name: "asymmetric keys", keys: {} },
    { name: "the switch on", keys: { sharedSecret: SECRET } },
  ])("forged tokens with $name", ({ keys }) => {
    test("none, another algorithm, the public key as a secret, a key of one's own: all are refused", async () => {
      const service = await startTestIdentity(dialect, { keys });
      const { access_token } = await service.person(ANA);
      const [, payload = ""] = access_token.split(".");
      const [published] = (await jwks(service)).keys;
      const kid = published?.kid ?? "";
      const own = generateKeyPairSync("ed25519");
      const ownJwk = { ...own.publicKey.export({ format: "jwk" }), kid };
      const hmac = (secret: string | Buffer, head: object) => {
        const signed = `${encode(head)}.${payload}`;
        return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
      };
      const bySelf = (head: object) => {
        const signed = `${encode(head)}.${payload}`;
        return `${signed}.${signRaw(null, Buffer.from(signed), own.privateKey).toString("base64url")}`;
      };
      const forged = [
        `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
        `${encode({ alg: "none", typ: "JWT", kid })}.${payload}.`,
        `${encode({ alg: "None", typ: "JWT", kid })}.${payload}.`,
        hmac(published?.x ?? "", { alg: "HS256", typ: "JWT", kid }),
        hmac(Buffer.from(published?.x ?? "", "base64url"), { alg: "HS256", typ: "JWT", kid }),
        hmac("", { alg: "HS256", typ: "JWT", kid: "nf-ident" }),
        hmac("otro-secreto-de-al-menos-treinta-y-dos-bytes", { alg: "HS256", typ: "JWT", kid: "nf-ident" }),
        hmac(SECRET, { alg: "HS256", typ: "JWT", kid }),
        bySelf({ alg: "EdDSA", typ: "JWT", kid }),
        bySelf({ alg: "EdDSA", typ: "JWT", kid, jwk: ownJwk }),
        bySelf({ alg: "EdDSA", typ: "JWT", kid, jku: "https://evil.example/jwks.json", x5u: "https://evil.example/" }),
        bySelf({ alg: "EdDSA", typ: "JWT", kid: "../../etc/passwd" }),
        bySelf({ alg: "EdDSA", typ: "JWT", kid, crit: ["b64"], b64: false }),
        bySelf({ alg: "EdDSA", typ: "JWT" }),
      ];
      for (const token of forged) {
        const answer = await service.call("GET", "/user", { bearer: token });
        expect([answer.statusCode, answer.json().code], token).toEqual([401, 401]);
      }
      await service.close();
    });
  });
});
