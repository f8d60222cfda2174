import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@nv/database";
import { DIALECTS, FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type IdentityOptions, runIdentityCommand } from "../src/index.ts";
import { insertMail } from "../src/mail/mail-queue.repository.ts";
import { insertPasskey } from "../src/passkeys/passkeys.repository.ts";
import type { IdentityTables } from "../src/schema/tables.ts";
import { actingBy, PASSWORD, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const JEFA = "jefa@diario.example";
const BEFORE = "http://localhost:3000";
const AFTER = "http://localhost:3001";
const DOMAIN = "https://narrativas.example";
const HERE = "narrativas.example";

/** Services are started several times over. */
const TIMEOUT_MS = 30_000;

describe.each(FEATURE_DIALECTS)("the site's address changes on $name", { timeout: TIMEOUT_MS }, (dialect) => {
  let folder: string;
  let store: TestDatabase;
  let running: TestIdentity[];
  beforeEach(async () => {
    running = [];
    folder = mkdtempSync(join(tmpdir(), "nv-address-"));
    const made = await dialect.create("identity");
    if (dialect.name === "postgres") store = made;
    else {
      await made.drop();
      const file = join(folder, "narrativas.sqlite");
      store = { address: { file }, open: () => openDatabase({ file }), drop: async () => undefined };
    }
  });
  afterEach(async () => {
    for (const service of running) await service.close();
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(siteUrl: string, options: Partial<IdentityOptions> = {}): Promise<TestIdentity> {
    const service = await startTestIdentity(dialect, { siteUrl, ...options }, store);
    running.push(service);
    return service;
  }
  async function stop(service: TestIdentity): Promise<void> {
    running = running.filter((one) => one !== service);
    await service.close();
  }
  async function command(siteUrl: string, ...args: string[]): Promise<string> {
    const lines: string[] = [];
    const { url } = store.address;
    const env = { SITE_URL: siteUrl, DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) };
    await runIdentityCommand(args, { env, cwd: folder, say: (line) => lines.push(line) });
    return lines.join("\n");
  }
  const dbOf = ({ database }: TestIdentity) => database.kysely.$extendTables<IdentityTables>();
  const enter = (service: TestIdentity, email: string) =>
    service.call("POST", "/token", { form: { grant_type: "password", username: email, password: PASSWORD } });

  test("everybody signs in and is mailed at the second port, and at the first again", async () => {
    const first = await start(BEFORE);
    await first.person(ANA);
    expect(first.identity.news).toEqual([]);
    await stop(first);
    for (const [from, to] of [
      [BEFORE, AFTER],
      [AFTER, BEFORE],
    ] as const) {
      const service = await start(to);
      expect(service.identity.news).toEqual([
        `Las 2 cuentas de ${from} son ahora de ${to}: se entra con la misma contraseña y los mismos códigos, y queda en la auditoría.`,
      ]);
      expect(await service.identity.hasAdministrator()).toBe(true);
      expect((await enter(service, ANA)).statusCode).toBe(200);
      const { access_token: bearer } = await service.signIn(JEFA);
      const people = await service.call("GET", "/admin/users", { bearer });
      const listed = people.json<{ aud: string; users: { email: string }[] }>();
      expect([listed.aud, ...listed.users.map(({ email }) => email).toSorted()]).toEqual([to, ANA, JEFA]);
      await service.call("POST", "/recover", { json: { email: ANA } });
      const mail = await service.mail(ANA, "Elige una contraseña nueva");
      expect(mail.text).toContain(`${to}/#recovery_token=`);
      const json = { type: "recovery", token: mail.token, password: PASSWORD };
      expect((await service.call("POST", "/verify", { json })).statusCode).toBe(200);
      await stop(service);
    }
  });

  test("who is in stays in: the token that was signed at the former address, its renewal and the gate's cookie", async () => {
    const headers = { "sec-fetch-site": "same-origin" };
    const first = await start(BEFORE);
    await first.person(ANA);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const entered = await first.call("POST", "/token", { form, headers });
    const { access_token: bearer, refresh_token } = entered.json<Tokens>();
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    await stop(first);
    const service = await start(AFTER);
    expect((await service.call("GET", "/user", { bearer })).json()).toMatchObject({ email: ANA, aud: AFTER });
    expect(await service.identity.readSession(cookie)).toMatchObject({ email: ANA });
    const renewal = { grant_type: "refresh_token", refresh_token };
    expect((await service.call("POST", "/token", { form: renewal })).statusCode).toBe(200);
  });

  test("links of mails that had not left lead to the new address, and what happened is in the audit", async () => {
    const first = await start(BEFORE);
    await first.person(ANA);
    const message = { name: "recovery", values: {}, url: `${BEFORE}/#recovery_token=abc`, locale: "es" };
    await insertMail(dbOf(first), {
      ...{ id: "tarde", recipient: ANA, subject: "", text_body: "", html_body: "", message: JSON.stringify(message) },
      ...{ created_at_ms: 0, attempts: 0, next_attempt_at_ms: Number.MAX_SAFE_INTEGER, last_error: null },
      ...{ finished_at_ms: null, state: "waiting", kind: "recovery" },
    });
    await stop(first);
    const service = await start(DOMAIN);
    const mail = await dbOf(service).selectFrom("identity_mails").select("message").where("id", "=", "tarde").execute();
    expect(mail.map((one) => JSON.parse(one.message ?? "").url)).toEqual([`${DOMAIN}/#recovery_token=abc`]);
    const { access_token: bearer } = await service.signIn(JEFA);
    const audit = await service.call("GET", "/admin/audit", { bearer });
    expect(audit.body).toContain("audience_moved");
    expect(audit.body).toContain(BEFORE);
  });

  test("codes of an application go on; a passkey of another host is told, not asked for beside them, and serves again back there", async () => {
    const factors = { factors: { totp: true, passkeys: true } };
    const first = await start(BEFORE, factors);
    const { access_token: bearer } = await first.person(ANA);
    const { id } = (await first.call("GET", "/user", { bearer })).json<{ id: string }>();
    const { secret } = (await first.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const codeAt = (service: TestIdentity) => generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });
    const code = await codeAt(first);
    expect((await first.call("POST", "/factors/totp/verify", { json: { code }, bearer })).statusCode).toBe(200);
    await insertPasskey(dbOf(first), {
      ...{
        id: "llave",
        user_id: id,
        name: "Portátil",
        public_key: "clave",
        counter: 0,
        transports: "[]",
        is_synced: 0,
      },
      ...{ created_at_ms: first.clock.now(), last_used_at_ms: null, host: null },
    });
    const offered = async (service: TestIdentity) =>
      (await enter(service, ANA)).json<{ factors?: string[]; mfa_token: string }>();
    expect((await offered(first)).factors).toContain("passkey");
    await stop(first);

    const otherPort = await start(AFTER, factors);
    expect((await offered(otherPort)).factors).toContain("passkey");
    await stop(otherPort);

    const elsewhere = await start(DOMAIN, factors);
    expect(elsewhere.identity.news[1]).toMatch(/^1 llave de acceso se hizo para otro nombre y aquí no sirve/);
    const asked = await offered(elsewhere);
    expect(asked.factors).toEqual(["totp", "recovery_code"]);
    elsewhere.clock.advance(60_000);
    const entered = await elsewhere.call("POST", "/token", {
      form: { grant_type: "mfa", mfa_token: (await offered(elsewhere)).mfa_token, code: await codeAt(elsewhere) },
    });
    const tokens = entered.json<Tokens>();
    const shown = await elsewhere.call("GET", "/passkeys", { bearer: tokens.access_token });
    expect(shown.body).toContain(`"host":"localhost"`);
    await stop(elsewhere);

    const back = await start(BEFORE, factors);
    expect((await offered(back)).factors).toContain("passkey");
  });

  test("people of two addresses are told with the command that joins them; whose address is taken stays", async () => {
    const first = await start(BEFORE);
    await first.person(ANA);
    await stop(first);
    writeFileSync(join(folder, "gente.csv"), `email,confirmed\n${ANA},sí\neva@diario.example,sí\n`);
    await command(AFTER, "import", "gente.csv");

    const service = await start(AFTER);
    expect(service.identity.news).toEqual([
      `En la base hay cuentas de otras direcciones, que aquí no pueden entrar: ${BEFORE} (2 cuentas). Para traerlas a esta: npm run identity -- join ${BEFORE}`,
    ]);
    expect(await service.identity.hasAdministrator()).toBe(false);
    await stop(service);
    expect(await command(AFTER, "join", BEFORE)).toBe(
      [
        `La cuenta de ${BEFORE} es ahora de ${AFTER}: se entra con la misma contraseña y los mismos códigos, y queda en la auditoría.`,
        `Se quedan en ${BEFORE}, porque su correo ya tiene cuenta en ${AFTER}: 1.`,
      ].join("\n"),
    );
    const joined = await start(AFTER);
    expect((await enter(joined, JEFA)).statusCode).toBe(200);
    expect(await joined.identity.hasAdministrator()).toBe(true);
  });

  test("an administrator whose only factor was made for another host gets in by the terminal", async () => {
    const factors: Partial<IdentityOptions> = {
      factors: { totp: true, passkeys: true, requiredFor: "administrators" },
    };
    const first = await start(BEFORE);
    const bearer = await first.administrator(JEFA);
    const { id } = (await first.call("GET", "/user", { bearer })).json<{ id: string }>();
    await insertPasskey(dbOf(first), {
      ...{ id: "sola", user_id: id, name: "Portátil", public_key: "clave", counter: 0, transports: "[]", is_synced: 0 },
      ...{ created_at_ms: first.clock.now(), last_used_at_ms: null, host: null },
    });
    await stop(first);
    const service = await start(DOMAIN, factors);
    const asked = async () => (await enter(service, JEFA)).json<{ error: string; factors?: string[] }>();
    expect(await asked()).toMatchObject({ error: "mfa_required", factors: ["passkey"] });
    await command(DOMAIN, "reset-factors", JEFA);
    expect(await asked()).toMatchObject({ error: "mfa_enrolment_required" });
    await expect(command(DOMAIN, "reset-factors", "nadie@diario.example")).rejects.toThrow(HERE);
  });
});

describe.each(DIALECTS)("a command beside the service on $name", (dialect) => {
  test("the terminal excepts an account from the directory, which nobody who administers could pass", async () => {
    const folder = mkdtempSync(join(tmpdir(), "nv-except-"));
    const file = join(folder, "narrativas.sqlite");
    const made = await dialect.create("identity");
    const { url } = made.address;
    const store = url ? made : { address: { file }, open: () => openDatabase({ file }), drop: () => made.drop() };
    const oidc = { clientId: "site", clientSecret: "secreto", url: "http://127.0.0.1:1", label: "Casa" };
    const service = await startTestIdentity(dialect, { siteUrl: DOMAIN, providers: { oidc } }, store);
    const acting = { ...actingBy(await service.administrator(JEFA)), address: "192.0.2.1", userAgent: "tests" };
    const { directory } = service.identity.operations;
    await directory.except(JEFA, acting);
    await directory.require({ domain: "diario.example", provider: "oidc", opensAccounts: false }, acting);
    await service.database.kysely.$extendTables<IdentityTables>().deleteFrom("identity_break_glass").execute();
    await service.identity.lookAtDirectory();
    const enter = () =>
      service.call("POST", "/token", { form: { grant_type: "password", username: JEFA, password: PASSWORD } });
    expect((await enter()).statusCode).toBe(403);
    const env = { SITE_URL: DOMAIN, DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) };
    const run = (email: string) =>
      runIdentityCommand(["break-glass", email], { env, cwd: folder, say: () => undefined });
    await run(JEFA);
    await service.identity.lookAtDirectory();
    expect((await enter()).statusCode).toBe(200);
    await expect(run("nadie@diario.example")).rejects.toThrow(HERE);
    await service.close();
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("two sites at once on $name", (dialect) => {
  test("people whom another process serves are left to it, and it is said", async () => {
    const store = await dialect.create("identity");
    const serving = (site: string): TestDatabase => ({
      ...store,
      open: () => openDatabase({ ...store.address, traits: { site, store: "none" } }),
    });
    const one = await startTestIdentity(dialect, { siteUrl: BEFORE }, serving(BEFORE));
    await one.person(ANA);
    const two = await startTestIdentity(dialect, { siteUrl: AFTER }, serving(AFTER));
    expect(two.identity.news).toEqual([
      `En la base hay cuentas de otras direcciones, que aquí no pueden entrar: ${BEFORE} (2 cuentas). Otro proceso atiende ahora mismo ${BEFORE}: todos los de una base llevan el mismo SITE_URL, así que páralo antes o pon el suyo. Para traerlas a esta: npm run identity -- join ${BEFORE}`,
    ]);
    await one.signIn(ANA);
    await two.close();
    await one.close();
    await store.drop();
  });

  test("links for the first administrator of processes that start together are all good, until one is used", async () => {
    const store = await dialect.create("identity");
    const services = await Promise.all([1, 2, 3].map(() => startTestIdentity(dialect, {}, store)));
    const urls = await Promise.all(services.map(({ identity }) => identity.createFirstAdministratorInvite()));
    const accept = (service: TestIdentity | undefined, at: number) =>
      service?.call("POST", "/verify", {
        json: {
          ...{ type: "signup", token: /invite_token=([\w-]+)/.exec(urls[at]?.url ?? "")?.[1], password: PASSWORD },
          email: `jefa${at}@diario.example`,
        },
      });
    const answers = await Promise.all(services.map((service, at) => accept(service, at)));
    expect(answers.map((answer) => answer?.statusCode).toSorted()).toEqual([200, 404, 404]);
    for (const service of services) await service.close();
    await store.drop();
  });
});
