import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { inspect } from "node:util";
import { openDatabase } from "@nv/database";
import { createIdentity, type Identity, type ProvidersOptions } from "@nv/identity-server";
import { freePort } from "@nv/test-kit";
import Fastify from "fastify";
import PostalMime from "postal-mime";

/** A host name that browsers and widgets do not take for a local one; the browser is told where it is. */
export const REAL_HOST = "site.test";

/** Argument of the browser that brings {@link REAL_HOST} home. */
export const REAL_HOST_RULE = `--host-resolver-rules=MAP ${REAL_HOST} 127.0.0.1`;

const PREFIX = "/.netlify/identity";

/** Cheap hashes: what they cost is the service's own test. */
const CHEAP_HASHING = { memoryKiB: 64, passes: 1 };

const MAIL_PATIENCE_MS = 20_000;

const MAIL_PAUSE_MS = 10;

/** One call that reached the service. */
export interface RealCall {
  readonly method: string;
  /** Below the service's prefix, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent; empty without one. */
  readonly body: string;
  /** HTTP status of the answer; 0 until it is sent. */
  status: number;
}

/** The identity service of this repository, started on a port, with a page beside it. */
export interface RealService {
  readonly origin: string;
  readonly port: number;
  readonly calls: RealCall[];
  readonly identity: Identity;
  /** Markup of the page at `/`. */
  page: string;
  pageHeaders: Record<string, string>;
  /** Token of the newest link of a kind that was mailed to an address. Waits for the mail. */
  mailedToken(
    address: string,
    kind: "confirmation" | "invite" | "recovery" | "email_change" | "magiclink",
  ): Promise<string>;
  /** Code of the newest mail to an address that has one. Waits for it. */
  mailedCode(address: string): Promise<string>;
  /** Calls the service as a program does. @throws {Error} With the answer, when it is not 2xx. */
  ask(method: string, path: string, options?: { json?: unknown; bearer?: string }): Promise<Record<string, unknown>>;
  /** Creates a confirmed person. */
  addPerson(email: string, password: string, fullName?: string): Promise<void>;
  /** Sends an invitation. */
  invite(email: string): Promise<void>;
  close(): Promise<void>;
}

/** Options that the service is started with. */
export interface RealServiceOptions {
  /** Scripts and other files of the page, by path without the first slash. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  readonly signup?: "open" | "invite";
  readonly autoconfirm?: boolean;
  readonly providers?: ProvidersOptions;
  /** Offers second factors, passkeys and links to sign in. Passkeys need a secure address, such as `localhost`. */
  readonly hasFactors?: boolean;
  /** Lets nobody in without a second factor. */
  readonly isFactorRequired?: boolean;
  readonly host?: string;
  /** Server of the pages, asked for whatever is none of the files; without one there is the one page. */
  readonly pagesFrom?: string;
}

const typeOf = (path: string) =>
  path.endsWith(".js") || path.endsWith(".mjs")
    ? "text/javascript; charset=utf-8"
    : path.endsWith(".css")
      ? "text/css"
      : "text/html; charset=utf-8";

/** A mail of the outbox that was read. */
interface ReadMail {
  readonly to: readonly string[];
  readonly text: string;
}

/** Finds what the newest mail to an address holds that a pattern names. Each mail is read once: who waits would keep the service from sending. */
function watchOutbox(outbox: string): (address: string, pattern: RegExp) => Promise<string | null> {
  const read = new Map<string, ReadMail>();
  return async (address, pattern) => {
    const names = readdirSync(outbox)
      .filter((file) => file.endsWith(".eml"))
      .sort();
    for (const name of names.filter((one) => !read.has(one))) {
      const { to = [], text = "" } = await PostalMime.parse(readFileSync(join(outbox, name)));
      read.set(name, { to: to.flatMap((one) => one.address?.toLowerCase() ?? []), text });
    }
    const tokens = names.flatMap((name) => {
      const mail = read.get(name);
      return mail?.to.includes(address.toLowerCase()) ? (pattern.exec(mail.text)?.[1] ?? []) : [];
    });
    return tokens.at(-1) ?? null;
  };
}

/** Starts the service with an empty database of its own. */
export async function startRealService(options: RealServiceOptions): Promise<RealService> {
  const folder = mkdtempSync(join(tmpdir(), "nv-widget-"));
  const outbox = join(folder, "outbox");
  mkdirSync(outbox);
  const find = watchOutbox(outbox);
  const { files, host = REAL_HOST, pagesFrom } = options;
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const database = await openDatabase({ file: join(folder, "identity.sqlite") });
  const complaints: string[] = [];
  const complain = (details: unknown, text: string) => void complaints.push(`${text}: ${inspect(details)}`);
  const identity = await createIdentity({
    db: database,
    siteUrl: origin,
    signup: options.signup ?? "open",
    autoconfirm: options.autoconfirm ?? false,
    providers: options.providers,
    hashing: CHEAP_HASHING,
    log: { info() {}, warn: complain, error: complain },
    ...(options.hasFactors
      ? {
          factors: {
            totp: true,
            passkeys: true,
            issuer: "Sitio",
            requiredFor: options.isFactorRequired ? "everyone" : "nobody",
          },
          magicLink: true,
        }
      : {}),
    mail: { from: "Sitio <no-responder@sitio.example>", outboxDir: outbox },
  });
  const calls: RealCall[] = [];
  const app = Fastify({ forceCloseConnections: true });
  await app.register(async (scope) => {
    scope.addHook("preParsing", async ({ method, url, headers }, _reply, payload) => {
      const chunks: Buffer[] = [];
      for await (const chunk of payload) chunks.push(Buffer.from(chunk));
      const body = Buffer.concat(chunks);
      calls.push({ method, path: url.slice(PREFIX.length), headers, body: body.toString(), status: 0 });
      return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
    });
    scope.addHook("onResponse", async (request, reply) => {
      const path = request.url.slice(PREFIX.length);
      const call = calls.findLast((one) => one.status === 0 && one.method === request.method && one.path === path);
      if (call) call.status = reply.statusCode;
    });
    await scope.register(identity.plugin, { prefix: PREFIX });
  });

  async function mailed(address: string, pattern: RegExp): Promise<string> {
    const endMs = Date.now() + MAIL_PATIENCE_MS;
    for (;;) {
      const found = await find(address, pattern);
      if (found) return found;
      if (Date.now() > endMs) {
        const held = readdirSync(outbox).join(", ");
        throw new Error(
          `No mail with ${pattern} came to ${address}; the outbox holds ${held}. ${complaints.join("; ")}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MS));
    }
  }

  const service: RealService = {
    origin,
    port,
    calls,
    identity,
    page: "",
    pageHeaders: {},
    mailedToken: (address, kind) => mailed(address, new RegExp(`${kind}_token=([\\w-]+)`)),
    mailedCode: (address) => mailed(address, /: (\d{6})/),
    async ask(method, path, { json, bearer } = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${PREFIX}${path}`, {
        method,
        headers: {
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      const parsed: unknown = text === "" ? {} : JSON.parse(text);
      return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    },
    async addPerson(email, password, fullName = "Ana Ruiz") {
      const json = { email, password, confirm: true, user_metadata: { full_name: fullName } };
      await service.ask("POST", "/admin/users", { json, bearer: await administrator() });
    },
    async invite(email) {
      await service.ask("POST", "/invite", { json: { email }, bearer: await administrator() });
    },
    async close() {
      await app.close();
      await identity.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  let administratorToken: Promise<string> | null = null;
  function administrator(): Promise<string> {
    administratorToken ??= (async () => {
      const { url } = await identity.createFirstAdministratorInvite();
      const token = /invite_token=([\w-]+)/.exec(url)?.[1] ?? "";
      const json = { type: "signup", token, password: "jefa-de-seccion", email: "jefa@ejemplo.org" };
      const { access_token } = await service.ask("POST", "/verify", { json });
      calls.length = 0;
      return String(access_token);
    })();
    return administratorToken;
  }

  app.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0]?.slice(1) ?? "";
    const file = files.get(path);
    if (file === undefined && pagesFrom !== undefined) {
      const answer = await fetch(pagesFrom + request.url);
      const type = answer.headers.get("content-type") ?? "text/plain";
      return reply
        .code(answer.status)
        .type(type)
        .send(Buffer.from(await answer.arrayBuffer()));
    }
    return file === undefined
      ? reply.headers(service.pageHeaders).type("text/html; charset=utf-8").send(service.page)
      : // Any site may load the script and its parts, as from a network of copies.
        reply.header("access-control-allow-origin", "*").type(typeOf(path)).send(file);
  });
  await app.listen({ port, host: "127.0.0.1" });
  return service;
}
