import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@nv/database";
import { type Dialect, type FixedClock, fixedClock, type TestDatabase } from "@nv/test-kit";
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { expect, vi } from "vitest";
import { z } from "zod";
import { createIdentity, type Identity, type IdentityOptions } from "../src/index.ts";
import { checkAnswer } from "./check-answer.ts";

/** Public address of the tests' site. */
export const SITE = "https://site.example";

/** Prefix under which the tests mount the service. */
export const PREFIX = "/.netlify/identity";

/** Cheap hashes: their cost is tested on its own. */
export const CHEAP_HASHING = { memoryKiB: 64, passes: 1 };

/** Subject of the invitations of {@link TestIdentity.administrator}. */
export const INVITED = "Jefa te invita a site.example";

/** Headers that a page of our own origin sends. */
export const SAME_ORIGIN = { "sec-fetch-site": "same-origin", origin: SITE };

/** A mail that arrived in the outbox. */
export interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Token of the link in the mail, or an empty text. */
  readonly token: string;
}

/** The service on a database of its own, with everything a test needs around it. */
export interface TestIdentity {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly database: Database;
  readonly store: TestDatabase;
  readonly clock: FixedClock;
  call(
    method: "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "PATCH",
    path: string,
    options?: { json?: unknown; form?: Record<string, string>; bearer?: string; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  /** Waits for the mail number `count` (from 1) to an address with a subject. */
  mail(to: string, subject: string, count?: number): Promise<Arrived>;
  mails(): Promise<Arrived[]>;
  /** Waits until no link that was asked for waits to be made. */
  settled(): Promise<void>;
  /** Invites and accepts the first administrator; gives the access token. */
  administrator(email?: string): Promise<string>;
  /** Creates a confirmed person through the administration and signs them in. */
  person(email: string, password?: string): Promise<Tokens>;
  signIn(email: string, password?: string, headers?: Record<string, string>): Promise<Tokens>;
  close(): Promise<void>;
}

/** Response of a sign-in. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

/** Returns the person and session that an access token speaks for, as a host application names an administrator. */
export function actingBy(accessToken: string): { readonly userId: string; readonly sessionId: string } {
  const claims = z.object({ sub: z.string(), session_id: z.string() }).parse(decodeJwt(accessToken));
  return { userId: claims.sub, sessionId: claims.session_id };
}

/** Password of everybody in the tests. */
export const PASSWORD = "correcta-caballo-pila";

async function readMail(file: string): Promise<Arrived> {
  const mail = await PostalMime.parse(readFileSync(file));
  const text = mail.text ?? "";
  return {
    to: mail.to?.[0]?.address ?? "",
    subject: mail.subject ?? "",
    text,
    token: /_token=([\w-]+)/.exec(text)?.[1] ?? "",
  };
}

/** Starts the service on an empty database of a dialect, or on one that exists. */
export async function startTestIdentity(
  dialect: Dialect,
  options: Partial<IdentityOptions> = {},
  shared?: TestDatabase,
): Promise<TestIdentity> {
  const store = shared ?? (await dialect.create("identity"));
  const database = await store.open();
  const outboxDir = mkdtempSync(join(tmpdir(), "nv-outbox-"));
  const clock = fixedClock();
  const identity = await createIdentity({
    db: database,
    siteUrl: SITE,
    signup: "open",
    autoconfirm: false,
    now: clock.now,
    hashing: CHEAP_HASHING,
    mail: { from: "Narrativas <no-responder@site.example>", outboxDir },
    ...options,
  });
  const app = Fastify();
  await app.register(identity.plugin, { prefix: PREFIX });
  await app.ready();

  const call: TestIdentity["call"] = async (method, path, { json, form, bearer, headers } = {}) => {
    const request: InjectOptions = { method, url: `${PREFIX}${path}`, headers: { ...headers } };
    const sent: Record<string, string> = { "user-agent": "tests", ...headers };
    if (bearer !== undefined) sent.authorization = `Bearer ${bearer}`;
    if (json !== undefined) sent["content-type"] = "application/json";
    if (form !== undefined) sent["content-type"] = "application/x-www-form-urlencoded";
    const payload = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
    const answer = await app.inject({ ...request, headers: sent, ...(payload === undefined ? {} : { payload }) });
    checkAnswer(method, path, form, answer);
    return answer;
  };
  const mails = async () => {
    const files = readdirSync(outboxDir).filter((name) => name.endsWith(".eml"));
    return Promise.all(files.map((name) => readMail(join(outboxDir, name))));
  };
  const mail: TestIdentity["mail"] = (to, subject, count = 1) =>
    vi.waitFor(
      async () => {
        const found = (await mails()).filter(
          (one) => one.to.toLowerCase() === to.toLowerCase() && one.subject === subject,
        );
        expect(found.length, `mails «${subject}» to ${to}`).toBeGreaterThanOrEqual(count);
        const [newest] = found.slice(-1);
        if (newest === undefined) throw new Error("no mail");
        return newest;
      },
      { timeout: 5000, interval: 10 },
    );
  const settled: TestIdentity["settled"] = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select id from identity_link_wishes`.execute(database.kysely);
      expect(rows).toEqual([]);
    });
  const signIn: TestIdentity["signIn"] = async (email, password = PASSWORD, headers = {}) => {
    const form = { grant_type: "password", username: email, password };
    const answer = await call("POST", "/token", { form, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Tokens>();
  };
  let administratorToken: string | null = null;
  const administrator: TestIdentity["administrator"] = async (email = "jefa@diario.example") => {
    if (administratorToken !== null) return administratorToken;
    const { url } = await identity.createFirstAdministratorInvite();
    const token = /invite_token=([\w-]+)/.exec(url)?.[1] ?? "";
    const json = { type: "signup", token, password: PASSWORD, email, data: { full_name: "Jefa" } };
    const answer = await call("POST", "/verify", { json });
    expect(answer.statusCode, answer.body).toBe(200);
    administratorToken = answer.json<Tokens>().access_token;
    return administratorToken;
  };
  return {
    app,
    identity,
    database,
    store,
    clock,
    call,
    mails,
    mail,
    settled,
    signIn,
    administrator,
    async person(email, password = PASSWORD) {
      const json = { email, password, confirm: true };
      const answer = await call("POST", "/admin/users", { json, bearer: await administrator() });
      expect(answer.statusCode, answer.body).toBe(200);
      return signIn(email, password);
    },
    async close() {
      await app.close();
      await identity.close();
      await database.close();
      if (!shared) await store.drop();
      rmSync(outboxDir, { recursive: true, force: true });
    },
  };
}
