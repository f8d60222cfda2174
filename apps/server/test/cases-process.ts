import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CASES_API_PATH, CASES_GROUP, CASES_NOTES_PATH, type CaseState, NEXT_CASES_NOTE } from "@nv/contracts";
import { type CaseFields, CasesPublication, CaseView, type NewCase } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import type { HostAuditEntry } from "@nv/identity-server";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { openCases } from "../src/features/cases/cases.feature.ts";
import { type CasesContext, casesContext } from "../src/features/cases/cases-context.ts";
import { caseKeys } from "../src/features/cases/cases-settings.ts";
import { CASES_MIGRATIONS } from "../src/features/cases/schema/tables.ts";
import { enforceAccess } from "../src/http/access.ts";
import { addBodyParsers } from "../src/http/body-parsers.ts";
import { securityHeaders } from "../src/http/core/security-headers.ts";
import { setDefaultHeaders } from "../src/http/default-headers.ts";
import { answerErrors } from "../src/http/errors.ts";
import type { Session } from "../src/http/session.ts";
import type { DomainEvent } from "../src/platform/domain-events/domain-event.ts";
import type { SiteEvent } from "../src/platform/events/site-events.ts";
import type { ConfiguredFeature } from "../src/platform/feature.ts";
import { openFeatures } from "../src/platform/open-features.ts";
import type { OpenPlatform } from "../src/platform/platform.ts";
import { sessionOf } from "./feature-app.ts";
import type { TestStore } from "./stores.ts";
import { openTestPlatform, SITE_URL } from "./test-platform.ts";

/** Ana, Berta and Carla are of the group; Lector is not, and Jefa administers. Their name is their cookie. */
export type Caller = "ana" | "berta" | "carla" | "lector" | "jefa";

const MEMBERS = ["ana", "berta", "carla"] as const;

/** Two keys that nobody uses. */
export const TEST_KEYS = {
  old: `vieja:${Buffer.alloc(32, 1).toString("base64")}`,
  young: `nueva:${Buffer.alloc(32, 2).toString("base64")}`,
} as const;

/** An invented case, of a place that does not exist. */
export function inventedCase(ref: string, more: Partial<CaseFields> = {}): NewCase {
  return {
    ...{ ref, scopeKind: "diocese", scope: "Diócesis de Ejemplo Alfa", province: "X1", municipality: "" },
    ...{ decade: 1970, centre: "school", victims: 4, isMinimum: false, status: "reported", evidence: "testimony" },
    sources: [{ title: "Documento de ejemplo", date: "2025-03-01", url: "" }],
    ...{ summary: "", notes: "", nameReason: "" },
    ...more,
  };
}

/** Answer of a route. */
export interface CaseAnswer {
  readonly status: number;
  /** The body when it is JSON, else `null`. */
  readonly body: unknown;
  readonly text: string;
  readonly headers: LightMyRequestResponse["headers"];
}

/** A process of the server with the cases and what readers load alone. */
export interface CasesProcess {
  readonly app: FastifyInstance;
  readonly context: CasesContext;
  readonly audited: readonly HostAuditEntry[];
  readonly told: readonly DomainEvent[];
  /** Events that open pages received. */
  readonly heard: readonly SiteEvent[];
  /** Every route of the cases, as the router has it: `GET /api/cases/:id`. */
  readonly routes: readonly string[];
  /** Groups of each person, which a test may change. */
  readonly sessions: Record<string, Session>;
  call(who: Caller | null, method: string, path: string, body?: unknown): Promise<CaseAnswer>;
  /** Fetches something as a reader would. */
  read(url: string): Promise<LightMyRequestResponse>;
  /** Enters a case. */
  enter(who: Caller, input: NewCase): Promise<CaseView>;
  /** Takes a case to a state. */
  move(who: Caller, one: Pick<CaseView, "id" | "version">, to: CaseState, reason?: string): Promise<CaseAnswer>;
  view(id: string, who?: Caller): Promise<CaseView>;
  /** Enters a case as Ana and has Berta approve it. */
  approve(input: NewCase): Promise<CaseView>;
  publication(): Promise<CasesPublication>;
  /** Publishes what was approved, as Berta; a note is Ana's. */
  publish(note?: string, isDecreaseMeant?: boolean): Promise<CasesPublication>;
  close(): Promise<void>;
}

/** Options with which a process is started. */
export interface CasesProcessOptions {
  readonly database: Database;
  readonly store: TestStore;
  readonly keys?: string;
  readonly now?: () => number;
  readonly log?: FastifyBaseLogger;
}

/** Starts a process on a database and a store. */
export async function startCases(options: CasesProcessOptions): Promise<CasesProcess> {
  const { database, store, keys = TEST_KEYS.old, now, log = pino({ level: "silent" }) } = options;
  const folder = await mkdtemp(join(tmpdir(), "nv-cases-"));
  const people: readonly Session[] = [
    ...MEMBERS.map((name) => sessionOf(name, false, [CASES_GROUP])),
    sessionOf("lector", false),
    sessionOf("jefa", true),
  ];
  const sessions = Object.fromEntries(people.map((one) => [one.userId.replace("user-", ""), one]));
  const readSession = (cookie: string | undefined) => sessions[cookie ?? ""] ?? null;
  const [audited, told, heard]: [HostAuditEntry[], DomainEvent[], SiteEvent[]] = [[], [], []];
  const opened = await openTestPlatform({
    ...{ database, folder: store.folder ?? folder, env: store.env, now, log },
    sessions: { readSession, onSessionsChanged: () => () => undefined },
    noteInAudit: async (_transaction, entry) => void audited.push(entry),
    emit: async (_transaction, domainEvent) => void told.push(domainEvent),
  });
  opened.platform.events.subscribe((event) => void heard.push(event));
  const context = casesContext(opened.platform, caseKeys({ CASES_KEYS: keys }));
  const feature: ConfiguredFeature<OpenPlatform> = {
    name: "cases",
    group: CASES_GROUP,
    migrations: { cases: CASES_MIGRATIONS },
    // On the platform of its group, as the server opens it.
    open: ({ platform }) => openCases(casesContext(platform, caseKeys({ CASES_KEYS: keys }))),
  };
  const features = await openFeatures([feature], opened, opened);
  const app = Fastify({ loggerInstance: log });
  setDefaultHeaders(app, securityHeaders(true));
  answerErrors(app);
  addBodyParsers(app);
  enforceAccess(app, { readSession, siteOrigin: SITE_URL, ownRules: "/.netlify" });
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    if (url.startsWith(CASES_API_PATH) && method !== "HEAD") routes.push(`${String(method)} ${url}`);
  });
  for (const plugin of [opened.routes, ...features.routes]) await app.register(plugin);

  async function call(who: Caller | null, method: string, path: string, body?: unknown): Promise<CaseAnswer> {
    const isJson = body !== undefined;
    const {
      statusCode,
      body: text,
      headers,
    } = await app.inject({
      ...{ method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET" },
      url: path,
      headers: {
        ...(who !== null && { cookie: who }),
        "sec-fetch-site": "same-origin",
        ...(isJson && { "content-type": "application/json" }),
      },
      ...(isJson && { payload: JSON.stringify(body) }),
    });
    const isAnswered = headers["content-type"]?.toString().startsWith("application/json") === true;
    return { status: statusCode, text, headers, body: isAnswered ? JSON.parse(text) : null };
  }
  async function right(answer: Promise<CaseAnswer>): Promise<unknown> {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(`answered ${status}: ${text}`);
    return body;
  }
  const enter = async (who: Caller, input: NewCase) =>
    CaseView.parse(await right(call(who, "POST", CASES_API_PATH, input)));
  const move: CasesProcess["move"] = (who, { id, version }, to, reason = "") =>
    call(who, "POST", `${CASES_API_PATH}/${id}/state`, { version, to, reason });
  const publication = async () =>
    CasesPublication.parse(await right(call("ana", "GET", `${CASES_API_PATH}/publication`)));
  return {
    ...{ app, context, audited, told, heard, routes, sessions, call, enter, move, publication },
    read: async (url) => app.inject({ url }),
    view: async (id, who = "ana") => CaseView.parse(await right(call(who, "GET", `${CASES_API_PATH}/${id}`))),
    async approve(input) {
      let one = await enter("ana", input);
      for (const to of ["reviewing", "verified", "publishable"] as const)
        one = CaseView.parse(await right(move("berta", one, to)));
      return one;
    },
    async publish(note = "", isDecreaseMeant = false) {
      const { version } = await publication();
      // What one wrote another gives to readers.
      if (note !== "") await right(call("ana", "PUT", `${CASES_NOTES_PATH}/${NEXT_CASES_NOTE}`, { note }));
      const body = { version, note, isDecreaseMeant };
      return CasesPublication.parse(await right(call("berta", "POST", `${CASES_API_PATH}/publication`, body)));
    },
    async close() {
      await app.close();
      await features.close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
