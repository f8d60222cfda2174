import { generateKeyPairSync, randomBytes } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { DATAWRAPPER_API_PATH, IDENTITY_PATH, OPENAPI_PATH } from "@nv/contracts";
import {
  AI_KEY,
  type FakeAisstream,
  type FakeDatawrapper,
  type FakePhotoCenter,
  type Listening,
  startDoubles,
  startFakeAisstream,
  startFakeDatawrapper,
  startFakePhotoCenter,
} from "@nv/doubles";
import { HOUSE_MAP_STYLE } from "@nv/geography";
import { createChance, DIALECTS, type Dialect, type TestDatabase } from "@nv/test-kit";
import { IS_LONG } from "@nv/test-kit/depth";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callsIn, unlikeDeclared } from "./fuzz/described-calls.ts";
import { compareWithPages } from "./fuzz/documented-calls.ts";
import { hostileCall, sweepingCall, sweepLength } from "./fuzz/hostile-call.ts";
import { createPeople, fromElsewhere, type People, type Person, ROLES, type Role } from "./fuzz/people.ts";
import type { Known } from "./fuzz/samples.ts";
import { identityTargets, type RouterEntry, serverTargets, type Target } from "./fuzz/targets.ts";
import { createToldSecrets, type ToldSecrets } from "./fuzz/told-secrets.ts";
import {
  OWN_PAGE,
  PASSWORD,
  type RawAnswer,
  type RawRequest,
  startWholeServer,
  type WholeServer,
} from "./whole-server.ts";

/** The same calls in every run; another number makes others: `FUZZ_SEED=17`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Calls of each route as each person: a right one, and on the database that refuses more a hostile one. `npm run test:long` makes thirty on each. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? (IS_LONG ? 30 : 2));
const LONG_ROUNDS = IS_LONG || process.env.FUZZ_ROUNDS !== undefined;

/** For a machine that does ten other things: the run itself is bounded by its calls, and each call by its patience. */
const TIMEOUT_MS = 600_000 * Math.max(1, ROUNDS / 3);

/** The database that hears hostile calls, and each field alone: the last, PostgreSQL, which refuses more. A longer run asks both. */
const SWEPT = LONG_ROUNDS ? DIALECTS : DIALECTS.slice(-1);

/** Callers on a database: everybody where calls are hostile; on the other one who owns the things and who administers, who may make every right call. */
const callersOn = (dialect: Dialect): readonly Role[] =>
  SWEPT.includes(dialect) ? ROLES : ["author", "administrator"];

/** Of the wrong values that each field of a call has alone one in so many is sent, others in the next call, and all of them in a longer run. */
const SWEEP_STEP = LONG_ROUNDS ? 1 : 3;

/**
 * Longest that one call may keep the process from everybody else, milliseconds. It is time of the processor in this thread, so that a machine
 * with other things to do does not count.
 */
const MOST_THREAD_MS = 1000;

/** Message of the answer when a provider is away, which in a test it is. */
const PROVIDER_AWAY = "External provider is not available, try again later";

const { publicKey } = generateKeyPairSync("ed25519", {
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const CASES_KEY = randomBytes(32).toString("base64");

/** Settings that the environment fixes, so that no call shuts the next ones out. */
const ENVIRONMENT = {
  SIGNUP: "open",
  MFA: "optional",
  PASSKEYS: "true",
  MAGIC_LINK: "true",
  ASSISTANTS: "true",
  TRUSTED_PROXIES: "127.0.0.1",
  CASES_KEYS: `una:${CASES_KEY}`,
  GITHUB_CLIENT_ID: "sitio",
  GITHUB_CLIENT_SECRET: "secreto-de-github-nunca",
  GITHUB_URL: "http://127.0.0.1:1",
  GITHUB_API_URL: "http://127.0.0.1:1",
  // No call writes the pages of this copy.
  SOURCES_DIR: "/no/hay",
  SAML_ENTRY_POINT: "https://directorio.example/sso",
  SAML_ISSUER: "directorio",
  SAML_LABEL: "Directorio",
  SAML_CERTIFICATES: publicKey,
};

/** Pattern of the paths that readers of the newspaper fetch: they have tests of their own, and no session. */
const OF_READERS = /^\/(?:d|data|elecciones|g|i|l|map|p|e|oembed\.json)(?:\/|$)/;

function isAboutFastify(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}

/** Hears of every route that a router is given meanwhile. */
function watchRouters(): { readonly entries: RouterEntry[]; stop(): void } {
  const entries: RouterEntry[] = [];
  const onInitialization = (message: unknown) => {
    if (!isAboutFastify(message)) return;
    message.fastify.addHook("onRoute", ({ method, url, config }) => {
      entries.push(...[method].flat().map((one) => ({ method: one, url, endpoint: config?.endpoint })));
    });
  };
  subscribe("fastify.initialization", onInitialization);
  return { entries, stop: () => void unsubscribe("fastify.initialization", onInitialization) };
}

describe.each(DIALECTS)(`no call of any route is a failure of ours, on $name, with FUZZ_SEED=${SEED}`, (dialect) => {
  let database: TestDatabase;
  let server: WholeServer;
  let secrets: ToldSecrets;
  let people: People;
  let targets: readonly Target[];
  let known: Known;
  let datawrapper: FakeDatawrapper;
  let aisstream: FakeAisstream;
  let photoCenter: FakePhotoCenter;
  let others: Listening;
  let calls = 0;

  async function callAs(person: Person | null, request: RawRequest): Promise<RawAnswer> {
    calls += 1;
    const own = person === null ? {} : { cookie: person.cookie, authorization: `Bearer ${person.accessToken}` };
    return server.call({ ...request, headers: { ...own, ...fromElsewhere(calls), ...request.headers } });
  }

  async function make(person: Person | null, path: string, body: unknown): Promise<RawAnswer> {
    const headers = { ...OWN_PAGE, "content-type": "application/json" };
    return callAs(person, { method: "POST", path, headers, body: JSON.stringify(body) });
  }

  const idIn = ({ body }: RawAnswer): string => /"(?:id|jobId)":"([\w-]+)"/.exec(body)?.[1] ?? "";

  /** Things of the author, as a call may name them. */
  async function makeThings(): Promise<Known> {
    const [author, administrator] = [await people.as("author"), await people.as("administrator")];
    const config = { type: "external", source: "https://127.0.0.1/uno" };
    const graphic = idIn(
      await make(author, "/api/graphics", { title: "Uno", slug: "uno", altText: "a", sourceLine: "b", config }),
    );
    const draftConfig = { type: "external", source: "https://127.0.0.1/borrador" };
    const draft = idIn(await make(author, "/api/graphics", { title: "Borrador", config: draftConfig }));
    const include = idIn(await make(author, "/api/includes", { title: "Nota", slug: "nota", body: "Así se hizo." }));
    const oldLink = { title: "Mapa", source: "https://127.0.0.1/mapa", target: { kind: "page" } };
    const legacyLink = idIn(await make(author, "/api/legacy-links", oldLink));
    const mapStyle = idIn(await make(author, "/api/map-styles", { ...HOUSE_MAP_STYLE, title: "Claro" }));
    const dated = {
      title: "Serie",
      period: "month",
      columns: [{ key: "valor", label: "Valor", kind: "number" }],
      source: { name: "Oficina", url: "https://127.0.0.1/serie" },
    };
    const series = idIn(await make(author, "/api/series", dated));
    const brought = { version: 1, text: "fecha;valor\n2026-01;3" };
    const seriesRun = idIn(await make(author, `/api/series/${series}/observations`, brought));
    const followed = {
      ...{ kind: "mandate", title: "Seguimiento", holder: "Ejemplo", startDay: "2026-01-10", question: "¿Aprueba?" },
      method: { halfLifeDays: 14, mostSample: 3000, leastPolls: 3, windowDays: 30, resamples: 200, seed: 1 },
    };
    const tracker = idIn(await make(author, "/api/trackers", followed));
    const voted = {
      ...{ title: "Elección", lists: [{ key: "alfa", acronym: "Alfa" }] },
      law: { kind: "own", thresholdPct: 3, constituencies: [{ code: "norte", name: "Norte", seats: 3 }] },
    };
    const election = idIn(await make(author, "/api/elections", voted));
    const rehearsed = await make(author, `/api/elections/${election}/nights`, {
      place: "rehearsal",
      count: "invented",
    });
    expect(rehearsed.status).toBe(200);
    const proposed = await make(author, `/api/elections/${election}/calls`, {
      ...{ place: "rehearsal", area: "norte", list: "alfa", reason: "Ejemplo" },
    });
    const electionCall = /"calls":\[\{"id":"([\w-]+)"/.exec(proposed.body)?.[1];
    const oneCase = {
      ...{ ref: "A-1", scopeKind: "diocese", scope: "Diócesis de Ejemplo", province: "X1", municipality: "" },
      ...{ decade: 1970, centre: "school", victims: 3, isMinimum: false, status: "reported", evidence: "testimony" },
      ...{
        sources: [{ title: "Acta de ejemplo", date: "2026-01-02", url: "" }],
        summary: "",
        notes: "",
        nameReason: "",
      },
    };
    const caseId = idIn(await make(author, "/api/cases", oneCase));
    const photoBatch = idIn(await make(author, "/api/photos/batches", { fields: { byline: "Ana" } }));
    const job = idIn(await make(author, `/api/graphics/${graphic}/check`, {}));
    const source = await callAs(author, { path: "/api/pages/source?path=/docs/intro" });
    const pageVersion = /"version":"(\w+)"/.exec(source.body)?.[1] ?? "";
    await make(author, "/api/feedback", { path: "/docs/intro", hasHelped: false, comment: "Falta algo" });
    await make(author, "/api/proposals", { path: "/docs/intro", version: pageVersion, text: "# Otra\n", note: "" });
    await make(administrator, `${IDENTITY_PATH}/invite`, { email: "invitada@diario.example" });
    const [feedback, proposal, mail] = await Promise.all(
      ["/api/feedback", "/api/proposals", "/api/admin/mails"].map(async (path) =>
        idIn(await callAs(administrator, { path })),
      ),
    );
    const made = {
      graphic,
      draft,
      include,
      legacyLink,
      mapStyle,
      series,
      seriesRun,
      tracker,
      election,
      electionCall: electionCall ?? "",
      photoBatch,
      job,
      case: caseId,
    };
    const ids = { ...made, feedback: feedback ?? "", proposal: proposal ?? "", mail: mail ?? "" };
    const reader = await people.as("reader");
    return {
      ids: { ...ids, person: reader?.id ?? "", session: reader?.sessionId ?? "" },
      version: 1,
      email: reader?.email ?? "",
      chart: datawrapper.ids[0] ?? "",
      pageVersion,
      fresh: "0",
      password: PASSWORD,
    };
  }

  beforeAll(async () => {
    database = await dialect.create();
    const routers = watchRouters();
    // Who calls without end is not to meet the allowance of the account.
    datawrapper = await startFakeDatawrapper(0, { mostPerMinute: Number.MAX_SAFE_INTEGER });
    aisstream = await startFakeAisstream();
    photoCenter = await startFakePhotoCenter();
    others = await startDoubles();
    const archive = { USGS_MODE: "fake", USGS_BASE: `${others.url}/usgs/normal` };
    const model = { AI_MODE: "fake", AI_BASE: `${others.url}/ai/normal`, AI_KEY, AI_MODEL: "modelo-de-ejemplo" };
    const services = {
      ...datawrapper.env,
      DATAWRAPPER_CDN_MODE: "fake",
      ...aisstream.env,
      ...photoCenter.env,
      ...archive,
      ...model,
    };
    server = await startWholeServer(database, { ...ENVIRONMENT, ...services });
    routers.stop();
    secrets = createToldSecrets();
    for (const secret of [
      PASSWORD,
      ENVIRONMENT.GITHUB_CLIENT_SECRET,
      datawrapper.token,
      aisstream.env.AISSTREAM_KEY ?? "",
      photoCenter.env.ARC_TOKEN ?? "",
      AI_KEY,
      CASES_KEY,
    ])
      secrets.add(secret, "nobody");
    people = await createPeople(server, secrets);
    known = await makeThings();
    expect(Object.entries(known.ids).filter(([, id]) => id === "")).toEqual([]);
    const document = JSON.parse((await callAs(null, { path: `${IDENTITY_PATH}/openapi.json` })).body);
    const own = routers.entries.filter(({ url }) => !url.startsWith(IDENTITY_PATH) && !OF_READERS.test(url));
    targets = [...serverTargets(own, known), ...identityTargets(document, IDENTITY_PATH)];
  }, TIMEOUT_MS);

  afterAll(async () => {
    await server.close();
    await datawrapper.stop();
    await aisstream.stop();
    await photoCenter.stop();
    await others.stop();
    await database.drop();
  });

  /** The version of the thing that is called, for calls that must name it. */
  async function versionNow({ method, pattern }: Target): Promise<number> {
    const { graphic, include, mapStyle, series, tracker, election, case: caseId } = known.ids;
    const things = [
      ["/api/graphics", graphic],
      ["/api/includes", include],
      ["/api/map-styles", mapStyle],
      ["/api/series", series],
      ["/api/trackers", tracker],
      ["/api/elections", election],
      ["/api/cases", caseId],
    ] as const;
    const called = things.find(([path]) => pattern.startsWith(`${path}/:id`));
    if (method === "GET" || called === undefined) return 1;
    const { body } = await callAs(await people.as("author"), { path: called.join("/") });
    return Number(/"version":(\d+)/.exec(body)?.[1]);
  }

  /** Calls a route once, and tells what was wrong with its answer. */
  async function tryOnce(target: Target, role: Role, makeCall: (now: Known) => RawRequest): Promise<readonly string[]> {
    const person = await people.as(role);
    const reader = await people.as("reader");
    const ids = { ...known.ids, person: reader?.id ?? "", session: reader?.sessionId ?? "" };
    const version = await versionNow(target);
    const request = makeCall({ ...known, ids, version, email: reader?.email ?? "", fresh: String(calls) });
    const logged = server.log.length;
    const before = process.threadCpuUsage();
    const answer = await callAs(person, request).catch((error: Error) => error);
    const sent = `${request.path.slice(0, 300)} ${String(request.body ?? "").slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 200)}`;
    const asWhom = `${target.method} ${target.pattern} as ${role}`;
    if (answer instanceof Error) return [`${asWhom} is not answered: ${answer.message}\n    ${sent}`];
    const { user, system } = process.threadCpuUsage(before);
    const threadMs = (user + system) / 1000;
    if (answer.status === 401) people.doubt(role);
    const problems: string[] = [];
    const isOutside = answer.status === 502 && target.pattern.startsWith(DATAWRAPPER_API_PATH);
    if (answer.status >= 500 && !isOutside && !answer.body.includes(PROVIDER_AWAY))
      problems.push(`is answered with ${answer.status} ${answer.body.slice(0, 200)}`);
    if (threadMs > MOST_THREAD_MS) problems.push(`takes ${Math.round(threadMs)} ms of the process`);
    if (answer.status < 300 && target.method !== "HEAD") problems.push(...unlikeDeclared(target, answer));
    const told = secrets.read(answer, role);
    if (told !== null) problems.push(told);
    for (const line of server.log.slice(logged)) {
      if (JSON.parse(line).level >= 50) problems.push(`is an error in the log: ${line.slice(0, 600)}`);
      const leaked = secrets.readLog(line);
      if (leaked !== null) problems.push(`is in the log, which ${leaked}`);
    }
    return problems.map((problem) => `${asWhom} ${problem}\n    ${sent}`);
  }

  test("the routes are those of the router and the description, and each is called as each person", () => {
    const patterns = targets.map(({ method, pattern }) => `${method} ${pattern}`);
    expect(patterns).toEqual(
      expect.arrayContaining(["GET /api/events", "GET /api/admin/state", "POST /.netlify/identity/signup"]),
    );
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.length).toBeGreaterThan(100);
  });

  test("the description is for people with a session; it and the contract pages have every route of /api, and it the identity service's too", async () => {
    const answers = [];
    for (const who of [null, await people.as("reader"), await people.as("administrator")])
      answers.push(await callAs(who, { path: OPENAPI_PATH }));
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store", "no-store"]);
    const ofIdentity = ` ${IDENTITY_PATH}/`;
    const [described = [], forReader = []] = [answers[2]?.body, answers[1]?.body].map((body) =>
      callsIn(body ?? "").filter((call) => !call.includes(ofIdentity)),
    );
    // What belongs to a group is not even named to whoever is outside.
    expect(described.filter((call) => !forReader.includes(call)).every((call) => call.includes("/api/cases"))).toBe(
      true,
    );
    expect(forReader.filter((call) => call.includes("/api/cases"))).toEqual([]);
    expect(callsIn(answers[1]?.body ?? "")).toContain(`POST ${IDENTITY_PATH}/token`);
    const isDescribed = ({ method, pattern }: Target) => pattern.startsWith("/api/") && method !== "HEAD";
    expect(described).toEqual(
      targets
        .filter(isDescribed)
        .map(({ method, pattern }) => `${method} ${pattern}`)
        .sort(),
    );
    expect(await compareWithPages(described)).toEqual({ unnamed: [], missing: [] });
  });

  /** Tries calls and gathers what was wrong, each kind once. */
  function createTrial() {
    const problems = new Map<string, string>();
    return {
      async call(...call: Parameters<typeof tryOnce>): Promise<void> {
        for (const problem of await tryOnce(...call)) problems.set(problem.split("\n")[0] ?? "", problem);
      },
      expectNone(): void {
        const found = [...problems.values()];
        expect(found, `FUZZ_SEED=${SEED}\n${found.join("\n")}`).toEqual([]);
      },
    };
  }

  test("hostile values, broken bodies and odd addresses, as visitor, reader, author and administrator", {
    timeout: TIMEOUT_MS,
  }, async () => {
    const chance = createChance(dialect.name === "postgres" ? SEED + 1 : SEED);
    const trial = createTrial();
    const rounds = SWEPT.includes(dialect) ? ROUNDS : 1;
    for (let round = 0; round < rounds; round += 1) {
      // The first of all are right, so that there is something behind what the others knock at; a head has nothing of its own.
      const isRight = round === 0;
      for (const target of targets.filter(({ method }) => isRight || method !== "HEAD")) {
        for (const role of callersOn(dialect))
          await trial.call(target, role, (now) => hostileCall(chance, target, now, isRight));
      }
    }
    trial.expectNone();
  });

  test.runIf(SWEPT.includes(dialect))(
    "each field of each call alone, in turn, as whoever may make it",
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const trial = createTrial();
      const swept = targets.filter(({ method }) => method !== "HEAD");
      for (const [place, target] of swept.entries()) {
        const length = sweepLength(target, known);
        for (let at = Math.max(0, Math.min(place % SWEEP_STEP, length - 1)); at < length; at += SWEEP_STEP) {
          await trial.call(target, "administrator", (now) => sweepingCall(target, now, at));
        }
      }
      trial.expectNone();
    },
  );
});
