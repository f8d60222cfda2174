import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@nv/database";
import { createIdentity } from "@nv/identity-server";
import { freePort } from "@nv/test-kit";
import Fastify from "fastify";
import PublishedOne from "gotrue-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import OurClient from "../src/index.ts";

// Every call of the specification's section 7, by the clients that npm publishes, as they are, and by ours.

const PORT = await freePort();
const ORIGIN = `http://127.0.0.1:${PORT}`;
const APIUrl = `${ORIGIN}/.netlify/identity`;
const PASSWORD = "una-frase-larga-y-tranquila";

const folder = mkdtempSync(join(tmpdir(), "nv-clients-"));
const outbox = join(folder, "outbox");

/** As much of a client as every version has. */
interface Client {
  settings(): Promise<unknown>;
  signup(email: string, password: string, data?: Record<string, unknown>): Promise<unknown>;
  login(email: string, password: string, remember?: boolean): Promise<Person>;
  confirm(token: string, remember?: boolean): Promise<Person>;
  recover(token: string, remember?: boolean): Promise<Person>;
  acceptInvite(token: string, password: string, remember?: boolean): Promise<Person>;
  requestPasswordRecovery(email: string): Promise<unknown>;
  loginExternalUrl(provider: string): string;
  acceptInviteExternalUrl(provider: string, token: string): string;
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: { readonly refresh_token: string } | null;
  jwt(force?: boolean): Promise<string>;
  update(attributes: Record<string, unknown>): Promise<Person>;
  getUserData(): Promise<Person>;
  logout(): Promise<void>;
  readonly admin: {
    listUsers(aud: string): Promise<unknown>;
    getUser(user: { id: string }): Promise<unknown>;
    updateUser(user: { id: string }, attributes: Record<string, unknown>): Promise<unknown>;
    createUser(email: string, password: string, attributes?: Record<string, unknown>): Promise<unknown>;
    deleteUser(user: { id: string }): Promise<unknown>;
  };
}

type CreateClient = (options: { APIUrl: string; audience?: string; setCookie?: boolean }) => unknown;

const oldest: unknown = createRequire(import.meta.url)("gotrue-js-0");
const OldestClient: unknown =
  typeof oldest === "object" && oldest !== null && "default" in oldest ? oldest.default : null;

const CLIENTS: readonly { name: string; create: CreateClient }[] = [
  {
    name: "gotrue-js 0.9.29",
    create(options) {
      if (typeof OldestClient !== "function") throw new Error("gotrue-js 0.9.29 exports no class");
      return Reflect.construct(OldestClient, [options]);
    },
  },
  { name: "gotrue-js 1.0.1", create: (options) => new PublishedOne(options) },
  { name: "ours", create: (options) => new OurClient(options) },
];

function isClient(value: unknown): value is Client {
  return typeof value === "object" && value !== null && "login" in value && "acceptInvite" in value;
}

function createClient(create: CreateClient): Client {
  const client = create({ APIUrl, setCookie: false });
  if (!isClient(client)) throw new Error("not a client");
  return client;
}

/** Token of the newest link of a kind in the mail to an address. */
function mailedToken(address: string, kind: string): Promise<string> {
  return vi.waitFor(
    () => {
      const mails = readdirSync(outbox).sort().reverse();
      for (const file of mails) {
        const mail = readFileSync(join(outbox, file), "utf8")
          .replace(/=\r?\n/g, "")
          .replaceAll("=3D", "=");
        const token = new RegExp(`${kind}_token=([\\w-]+)`).exec(mail)?.[1];
        if (token && mail.toLowerCase().includes(`to: ${address}`)) return token;
      }
      throw new Error(`no ${kind} mail to ${address}`);
    },
    { timeout: 10_000, interval: 20 },
  );
}

let administrator: Person;
let stop = async () => {};

beforeAll(async () => {
  mkdirSync(outbox);
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  // The oldest client reads tokens with `window.atob`, and says at each that Node has none.
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const db = await openDatabase({ file: join(folder, "identity.sqlite") });
  const identity = await createIdentity({
    db,
    siteUrl: ORIGIN,
    signup: "open",
    autoconfirm: false,
    hashing: { memoryKiB: 64, passes: 1 },
    mail: { from: "Sitio <no-responder@sitio.example>", outboxDir: outbox },
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(identity.plugin, { prefix: "/.netlify/identity" });
  await app.listen({ port: PORT, host: "127.0.0.1" });
  stop = async () => {
    await app.close();
    await identity.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const { url } = await identity.createFirstAdministratorInvite();
  const token = /invite_token=([\w-]+)/.exec(url)?.[1] ?? "";
  const client = new OurClient({ APIUrl });
  await client.acceptInvite(token, PASSWORD, false, { email: "jefa@ejemplo.org" });
  administrator = await createClient(() => client).login("jefa@ejemplo.org", PASSWORD);
});

afterAll(() => stop());

describe.each(CLIENTS)("$name", ({ name, create }) => {
  const address = (local: string) => `${local}.${name.replaceAll(/\W/g, "")}@ejemplo.org`.toLowerCase();

  test("settings, sign-up, confirmation, sign-in, refresh, own data, sign-out", async () => {
    const client = createClient(create);
    expect(await client.settings()).toMatchObject({ disable_signup: false, autoconfirm: false });
    const email = address("ana");
    expect(await client.signup(email, PASSWORD, { full_name: "Ana Ruiz" })).toMatchObject({ email });
    await expect(client.login(email, PASSWORD)).rejects.toMatchObject({
      message: "invalid_grant: Email not confirmed",
    });
    const confirmed = await client.confirm(await mailedToken(email, "confirmation"));
    expect(confirmed.email).toBe(email);
    const user = await client.login(email, PASSWORD);
    const spent = user.token?.refresh_token;
    expect((await user.jwt(true)).split(".")).toHaveLength(3);
    expect(user.token?.refresh_token).not.toBe(spent);
    expect(await user.update({ data: { full_name: "Ana R." } })).toMatchObject({
      user_metadata: { full_name: "Ana R." },
    });
    expect(await user.getUserData()).toMatchObject({ email, user_metadata: { full_name: "Ana R." } });
    await user.logout();
    await expect(user.jwt()).rejects.toThrow("Gotrue-js: failed getting jwt access token");
  });

  test("a wrong password says so in the words of the wire", async () => {
    const client = createClient(create);
    await expect(client.login(address("nadie"), "equivocada")).rejects.toMatchObject({
      message: "invalid_grant: No user found with that email, or password invalid.",
      status: 400,
    });
  });

  test("recovery, with another password at the end", async () => {
    const client = createClient(create);
    const email = address("eva");
    await createPerson(email);
    await client.requestPasswordRecovery(email);
    const user = await client.recover(await mailedToken(email, "recovery"));
    await user.update({ password: "otra-frase-igual-de-larga" });
    expect((await client.login(email, "otra-frase-igual-de-larga")).email).toBe(email);
  });

  test("an invitation", async () => {
    const client = createClient(create);
    const email = address("invitada");
    await fetch(`${APIUrl}/invite`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${await administrator.jwt()}` },
      body: JSON.stringify({ email }),
    });
    expect((await client.acceptInvite(await mailedToken(email, "invite"), PASSWORD)).email).toBe(email);
  });

  test("a change of address, by the link of the mail", async () => {
    const client = createClient(create);
    const email = address("pau");
    await createPerson(email);
    const user = await client.login(email, PASSWORD);
    await user.update({ email: address("pau-nueva") });
    const token = await mailedToken(address("pau-nueva"), "email_change");
    expect(await user.update({ email_change_token: token })).toMatchObject({ email: address("pau-nueva") });
  });

  test("the administrator's five calls", async () => {
    const client = createClient(create);
    const { admin } = await client.login("jefa@ejemplo.org", PASSWORD);
    const email = address("persona");
    const created = idOf(
      await admin.createUser(email, PASSWORD, { confirm: true, user_metadata: { full_name: "Pía" } }),
    );
    expect(await admin.getUser({ id: created })).toMatchObject({ email, user_metadata: { full_name: "Pía" } });
    await admin.updateUser({ id: created }, { user_metadata: { full_name: "Pía Sol" } });
    expect(JSON.stringify(await admin.listUsers(""))).toContain("Pía Sol");
    await admin.deleteUser({ id: created });
    await expect(admin.getUser({ id: created })).rejects.toMatchObject({ status: 404, message: "User not found" });
  });

  test("outside sign-ins have the addresses of the service", () => {
    const client = createClient(create);
    expect(client.loginExternalUrl("google")).toBe(`${APIUrl}/authorize?provider=google`);
    expect(client.acceptInviteExternalUrl("github", "abc")).toBe(
      `${APIUrl}/authorize?provider=github&invite_token=abc`,
    );
  });
});

async function createPerson(email: string): Promise<void> {
  await administrator.admin.createUser(email, PASSWORD, { confirm: true });
}

function idOf(value: unknown): string {
  if (typeof value === "object" && value !== null && "id" in value) return String(value.id);
  throw new Error("an answer without an id");
}
