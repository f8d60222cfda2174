import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIALECTS, FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const COMMAND = new URL("../../../scripts/identity.ts", import.meta.url).pathname;
const SITE = "https://site.example";
const PASSWORD = "correcta-caballo-pila";
const ANA = "ana@diario.example";
/** Half of a start is reading TypeScript, which another one has done already. */
const COMPILED = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

interface Running {
  readonly url: string;
  readonly said: () => string;
  stop(): Promise<number | null>;
}

/** Runs `npm run identity` in a process of its own. */
async function startProcess(env: Record<string, string>): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [COMMAND], {
    env: {
      ...COMPILED,
      PATH: process.env.PATH ?? "",
      SITE_URL: SITE,
      PORT: "0",
      HOST: "127.0.0.1",
      AUTOCONFIRM: "true",
      SIGNUP: "open",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const url = await vi.waitFor(
    () => {
      const found = /escucha en (\S+),/.exec(said)?.[1];
      if (found === undefined) throw new Error(said);
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
  return {
    url,
    said: () => said,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

async function call(url: string, method: string, json?: object, bearer?: string): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}

/** Asks by another name than the address has. */
function askFor(host: string, url: string): Promise<readonly [number | undefined, unknown]> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { headers: { host } }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve([response.statusCode, JSON.parse(text)]);
    });
    sent.on("error", reject).end();
  });
}

async function signIn(url: string, email: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: "password", username: email, password: PASSWORD });
  const answer = await fetch(`${url}/token`, { method: "POST", body });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

describe.each(FEATURE_DIALECTS)("npm run identity on $name", (dialect) => {
  let folder: string;
  let environment: Record<string, string>;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const store = await dialect.create();
    drop = store.drop;
    folder = mkdtempSync(join(tmpdir(), "nv-alone-"));
    environment = { DATA_DIR: folder, ...(store.address.url ? { DATABASE_URL: store.address.url } : {}) };
  });
  afterEach(async () => {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(["/.netlify/identity", "/cuentas"])(
    "serves under «%s», signs people up and in, and stops when told",
    async (prefix) => {
      const service = await startProcess({
        ...environment,
        ...(prefix === "/.netlify/identity" ? {} : { IDENTITY_PREFIX: prefix }),
      });
      await vi.waitFor(() => expect(service.said()).toContain(`${SITE}/#invite_token=`));
      expect(await (await call(`${service.url}/settings`, "GET")).json()).toMatchObject({ external: { email: true } });
      await call(`${service.url}/signup`, "POST", { email: ANA, password: PASSWORD });
      const bearer = await signIn(service.url, ANA);
      expect(await (await call(`${service.url}/user`, "GET", undefined, bearer)).json()).toMatchObject({ email: ANA });
      const missing = await fetch(`${service.url}/no-hay`);
      expect([missing.status, await missing.json()]).toEqual([404, { code: 404, msg: "Not found" }]);
      expect(await askFor("evil.example", `${service.url}/settings`)).toEqual([
        421,
        { code: 421, msg: "This server does not answer for that host: see ALLOWED_HOSTS" },
      ]);
      expect((await askFor("site.example", `${service.url}/settings`))[0]).toBe(200);
      expect((await askFor("10.0.0.7:3000", `${service.url}/health`))[0]).toBe(200);
      // As browsers open one ahead: it asks nothing, and nobody waits for it.
      const ahead = connect(Number(new URL(service.url).port), "127.0.0.1");
      await once(ahead, "connect");
      expect(await service.stop()).toBe(0);
      ahead.destroy();
    },
    30_000,
  );
});

test("behind a proxy of the configuration, the address is what the proxy says; of anybody else, not", async () => {
  for (const { proxies, address } of [
    { proxies: "127.0.0.1", address: "203.0.113.9" },
    { proxies: "10.0.0.0/8", address: "127.0.0.1" },
  ]) {
    const folder = mkdtempSync(join(tmpdir(), "nv-alone-"));
    const service = await startProcess({ DATA_DIR: folder, TRUSTED_PROXIES: proxies });
    await call(`${service.url}/signup`, "POST", { email: ANA, password: PASSWORD });
    const answer = await fetch(`${service.url}/token`, {
      method: "POST",
      headers: { "x-forwarded-for": "198.51.100.1, 203.0.113.9" },
      body: new URLSearchParams({ grant_type: "password", username: ANA, password: PASSWORD }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    const listed = await (await call(`${service.url}/sessions`, "GET", undefined, access_token)).json();
    expect(listed).toMatchObject({ sessions: [{ address }] });
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Runs a command beside the service, as a person at the terminal does. */
async function runCommand(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...COMPILED, PATH: process.env.PATH ?? "", SITE_URL: SITE, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await once(child, "close");
  expect(child.exitCode, said).toBe(0);
  return said;
}

describe.each(FEATURE_DIALECTS)("a key that leaked, on $name", (dialect) => {
  test("is worth nothing in the running service a second after the command, and nobody has to sign in again", async () => {
    const store = await dialect.create();
    const folder = mkdtempSync(join(tmpdir(), "nv-alone-"));
    const environment = { DATA_DIR: folder, ...(store.address.url ? { DATABASE_URL: store.address.url } : {}) };
    const service = await startProcess(environment);
    await call(`${service.url}/signup`, "POST", { email: ANA, password: PASSWORD });
    const form = new URLSearchParams({ grant_type: "password", username: ANA, password: PASSWORD });
    const tokens = await (await fetch(`${service.url}/token`, { method: "POST", body: form })).json();
    const { access_token, refresh_token } = tokens as { access_token: string; refresh_token: string };
    const status = async (bearer: string) => (await call(`${service.url}/user`, "GET", undefined, bearer)).status;
    expect(await status(access_token)).toBe(200);
    expect(await runCommand(["rotate-keys", "--revoke"], environment)).toContain("ya no valen");
    await vi.waitFor(async () => expect(await status(access_token)).toBe(401), { timeout: 1000, interval: 20 });
    const renewal = new URLSearchParams({ grant_type: "refresh_token", refresh_token });
    const renewed = await (await fetch(`${service.url}/token`, { method: "POST", body: renewal })).json();
    expect(await status((renewed as { access_token: string }).access_token)).toBe(200);
    await service.stop();
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("two processes of their own on $name", (dialect) => {
  test("a ban, an ended session and a limit at one count at the other", async () => {
    const store = await dialect.create();
    const folder = mkdtempSync(join(tmpdir(), "nv-alone-"));
    const environment = { DATA_DIR: folder, DATABASE_URL: store.address.url ?? "" };
    const one = await startProcess(environment);
    // The newest invitation counts, so the first process must have made its own before.
    await vi.waitFor(() => expect(one.said()).toContain("#invite_token="));
    const two = await startProcess(environment);
    await vi.waitFor(() => expect(two.said()).toContain("#invite_token="));
    const invite = /#invite_token=([\w-]+)/.exec(two.said())?.[1];
    const accepted = await call(`${one.url}/verify`, "POST", {
      type: "signup",
      token: invite,
      password: PASSWORD,
      email: "jefa@diario.example",
    });
    const { access_token: chief } = (await accepted.json()) as { access_token: string };
    await call(`${two.url}/signup`, "POST", { email: ANA, password: PASSWORD });
    const status = async (bearer: string) => (await call(`${two.url}/user`, "GET", undefined, bearer)).status;

    const first = await signIn(two.url, ANA);
    const { id } = (await (await call(`${two.url}/user`, "GET", undefined, first)).json()) as { id: string };
    expect((await call(`${one.url}/admin/users/${id}/sessions`, "DELETE", undefined, chief)).status).toBe(204);
    expect(await status(first)).toBe(401);

    const second = await signIn(two.url, ANA);
    await call(`${one.url}/admin/users/${id}`, "PUT", { ban_duration: "1h" }, chief);
    expect(await status(second)).toBe(401);

    const guess = (url: string) =>
      fetch(`${url}/token`, {
        method: "POST",
        body: new URLSearchParams({ grant_type: "password", username: "jefa@diario.example", password: "equivocada" }),
      });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => guess((i % 2 ? one : two).url)));
    expect(answers.filter(({ status: code }) => code === 429)).toHaveLength(4);
    await one.stop();
    await two.stop();
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });
});
