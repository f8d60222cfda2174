import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CATALOGUE_FILE,
  FEEDBACK_PATH,
  IDENTITY_PATH,
  PAGE_SOURCE_PATH,
  PROPOSALS_PATH,
  SEARCH_MISSES_PATH,
} from "@nv/contracts";
import type { FeedbackEntry, Proposal } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { createIdentity, type Identity } from "@nv/identity-server";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cataloguePage } from "../../../test/catalogue-page.ts";
import { openTestPlatform } from "../../../test/test-platform.ts";
import { enforceAccess } from "../../http/access.ts";
import { answerErrors } from "../../http/errors.ts";
import { openFeatures, type RunningFeatures } from "../../platform/open-features.ts";
import type { OpenPlatform } from "../../platform/platform.ts";
import { forgetReader } from "./forget-reader.ts";
import { openReading, READING_MIGRATIONS } from "./reading.feature.ts";

const SITE = "https://narrativas.example.org";
const MAPS = "/docs/Guia de estilos/maps";
const PASSWORD = "una frase larga y tranquila";
const CHEAP_HASHING = { memoryKiB: 8, passes: 1 };

/** A person with an account and the way they ask. */
interface Person {
  readonly id: string;
  call(method: NonNullable<InjectOptions["method"]>, url: string, payload?: object): Promise<LightMyRequestResponse>;
}

describe.each(FEATURE_DIALECTS)("reading and accounts on $name", ({ create }) => {
  let folder: string;
  let testDatabase: TestDatabase;
  let database: Database;
  let identity: Identity;
  let opened: OpenPlatform;
  let features: RunningFeatures;
  let app: FastifyInstance;
  let jefa: Person;
  let ana: Person;

  async function personOf(cookies: readonly { name: string; value: string }[], bearer: string): Promise<Person> {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const headers = { cookie, authorization: `Bearer ${bearer}`, "sec-fetch-site": "same-origin" };
    const { id } = (await app.inject({ url: `${IDENTITY_PATH}/user`, headers })).json();
    return {
      id,
      call: async (method, url, payload) => app.inject({ method, url, headers, ...(payload && { payload }) }),
    };
  }

  async function enter(email: string): Promise<Person> {
    const answer = await app.inject({
      method: "POST",
      url: `${IDENTITY_PATH}/token`,
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ grant_type: "password", username: email, password: PASSWORD }).toString(),
    });
    return personOf(answer.cookies, answer.json().access_token);
  }

  async function enrol(email: string, role: string): Promise<Person> {
    const answer = await jefa.call("POST", `${IDENTITY_PATH}/admin/users`, {
      email,
      role,
      password: PASSWORD,
      confirm: true,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return enter(email);
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-reading-"));
    const page = cataloguePage({ path: MAPS, title: "Mapas", source: "Un halo rodea el rótulo.\n" });
    await writeFile(join(folder, CATALOGUE_FILE), `${JSON.stringify(page)}\n`);
    testDatabase = await create("reading");
    database = await testDatabase.open();
    identity = await createIdentity({
      db: database,
      siteUrl: SITE,
      signup: "invite",
      autoconfirm: false,
      hashing: CHEAP_HASHING,
      mail: { from: "nv@example.org", outboxDir: join(folder, "outbox") },
      onRemoved: forgetReader,
    });
    opened = await openTestPlatform({ database, folder, sessions: identity });
    app = Fastify();
    answerErrors(app);
    enforceAccess(app, { readSession: identity.readSession, siteOrigin: SITE, ownRules: IDENTITY_PATH });
    await app.register(identity.plugin, { prefix: IDENTITY_PATH });
    const { platform } = opened;
    const reading = {
      name: "reading",
      migrations: READING_MIGRATIONS,
      open: (tools: Parameters<typeof openReading>[0]) => openReading(tools, { SOURCES_DIR: folder }),
    };
    features = await openFeatures([reading], opened, { platform, identity });
    for (const routes of features.routes) await app.register(routes);
    const { url } = await identity.createFirstAdministratorInvite();
    const token = /invite_token=([^&]+)/.exec(url)?.[1];
    const accepted = await app.inject({
      method: "POST",
      url: `${IDENTITY_PATH}/verify`,
      headers: { "sec-fetch-site": "same-origin" },
      payload: { type: "signup", token, password: PASSWORD, email: "jefa@example.org" },
    });
    jefa = await personOf(accepted.cookies, accepted.json().access_token);
    ana = await enrol("ana@example.org", "");
  });
  afterEach(async () => {
    await app.close();
    await features.close();
    await opened.close();
    await identity.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  async function propose(person: Person): Promise<void> {
    const { version } = (await person.call("GET", `${PAGE_SOURCE_PATH}?path=${encodeURIComponent(MAPS)}`)).json();
    const proposed = { path: MAPS, version, text: "Un halo claro rodea el rótulo.\n", note: "En oscuro no se ve." };
    expect((await person.call("POST", PROPOSALS_PATH, proposed)).statusCode).toBe(204);
  }
  const proposals = async (): Promise<Proposal[]> => (await jefa.call("GET", PROPOSALS_PATH)).json();
  const words = async (): Promise<FeedbackEntry[]> => (await jefa.call("GET", FEEDBACK_PATH)).json();
  const answer = (person: Person, id: string, outcome: string) =>
    person.call("POST", `${PROPOSALS_PATH}/${id}/resolve`, { outcome });

  test("who answers a proposal is on it and in the audit, with who suggested it", async () => {
    await propose(ana);
    const id = (await proposals())[0]?.id ?? "";
    expect((await answer(jefa, id, "accepted")).statusCode).toBe(204);
    expect(await proposals()).toMatchObject([{ state: "accepted", resolvedBy: "jefa@example.org" }]);
    expect((await jefa.call("POST", `${PROPOSALS_PATH}/${id}/reopen`)).statusCode).toBe(204);
    const audit = (await jefa.call("GET", `${IDENTITY_PATH}/admin/audit`)).json();
    expect(audit.slice(0, 2)).toMatchObject([
      { payload: { action: "proposal_reopened", actor_email: "jefa@example.org", details: { page: MAPS } } },
      { payload: { action: "proposal_accepted", traits: { user_id: ana.id, user_email: "ana@example.org" } } },
    ]);
  });

  test.each([
    { outcome: "accepted", kind: "proposalAccepted" },
    { outcome: "rejected", kind: "proposalRejected" },
  ])(
    "who proposed a change is told by mail that it was $outcome, once, and nobody is who answers themselves",
    async ({ outcome, kind }) => {
      const told = async () => {
        const { mails } = await identity.operations.mails.list({ state: undefined, search: "", page: 1 });
        return mails.filter((mail) => mail.kind.startsWith("proposal")).map((mail) => [mail.kind, mail.recipient]);
      };
      await propose(ana);
      const id = (await proposals())[0]?.id ?? "";
      expect((await answer(jefa, id, outcome)).statusCode).toBe(204);
      expect((await answer(jefa, id, outcome)).statusCode).toBe(404);
      expect(await told()).toEqual([[kind, "ana@example.org"]]);
      await propose(jefa);
      const own = (await proposals()).find(({ state }) => state === "open")?.id ?? "";
      expect((await answer(jefa, own, outcome)).statusCode).toBe(204);
      expect(await told()).toHaveLength(1);
    },
  );

  test("who applies a proposal is in the audit, and whoever made it is told once", async () => {
    await mkdir(join(folder, ".git"));
    await mkdir(join(folder, "apps/site/content/docs/Guia de estilos"), { recursive: true });
    const file = join(folder, `apps/site/content${MAPS}.mdx`);
    await writeFile(file, "Un halo rodea el rótulo.\n");
    await propose(ana);
    const id = (await proposals())[0]?.id ?? "";
    expect((await jefa.call("POST", `${PROPOSALS_PATH}/${id}/apply`)).statusCode).toBe(204);
    expect((await jefa.call("POST", `${PROPOSALS_PATH}/${id}/apply`)).statusCode).toBe(404);
    expect(await readFile(file, "utf8")).toBe("Un halo claro rodea el rótulo.\n");
    const audit = (await jefa.call("GET", `${IDENTITY_PATH}/admin/audit?action=proposal_applied`)).json();
    expect(audit).toMatchObject([{ payload: { actor_email: "jefa@example.org", details: { page: MAPS } } }]);
    const { mails } = await identity.operations.mails.list({ state: undefined, search: "", page: 1 });
    const told = mails.filter((mail) => mail.kind.startsWith("proposal"));
    expect(told.map((mail) => [mail.kind, mail.recipient])).toEqual([["proposalAccepted", "ana@example.org"]]);
  });

  test("nothing is written in the audit when there was nothing to answer", async () => {
    await propose(ana);
    const id = (await proposals())[0]?.id ?? "";
    await answer(jefa, id, "accepted");
    expect((await answer(jefa, id, "rejected")).statusCode).toBe(404);
    const audit = (await jefa.call("GET", `${IDENTITY_PATH}/admin/audit?action=proposal_rejected`)).json();
    expect(audit).toEqual([]);
  });

  test("once an account is removed nothing says who it was, and what was written about the pages stays", async () => {
    const otra = await enrol("otra@example.org", "admin");
    for (const person of [ana, otra]) {
      await propose(person);
      await person.call("POST", FEEDBACK_PATH, { path: MAPS, hasHelped: false, comment: "Falta el halo." });
    }
    await answer(otra, (await proposals())[0]?.id ?? "", "accepted");
    for (const { id } of [ana, otra])
      expect((await jefa.call("DELETE", `${IDENTITY_PATH}/admin/users/${id}`)).statusCode).toBe(200);
    expect(await words()).toMatchObject([
      { email: "", comment: "Falta el halo." },
      { email: "", comment: "Falta el halo." },
    ]);
    expect((await proposals()).map(({ email, resolvedBy }) => [email, resolvedBy])).toEqual([
      ["", ""],
      ["", ""],
    ]);
  });

  test("a search that a database cannot hold is not on the list", async () => {
    const answers = [
      await jefa.call("DELETE", `${SEARCH_MISSES_PATH}?query=%00`),
      await jefa.call("POST", SEARCH_MISSES_PATH, { query: "\u0000" }),
      await jefa.call("DELETE", `${SEARCH_MISSES_PATH}?query=xyzzy%00`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 404]);
  });

  test("who is shut out leaves nothing, and administers nothing", async () => {
    await propose(ana);
    const otra = await enrol("otra@example.org", "admin");
    const [id = ""] = (await proposals()).map((proposal) => proposal.id);
    for (const person of [ana, otra])
      await jefa.call("PUT", `${IDENTITY_PATH}/admin/users/${person.id}`, { ban_duration: "24h" });
    const said = await ana.call("POST", FEEDBACK_PATH, { path: MAPS, hasHelped: true, comment: "" });
    expect([said.statusCode, (await answer(otra, id, "accepted")).statusCode]).toEqual([401, 401]);
  });

  test("who loses the role answers nothing any more", async () => {
    await propose(ana);
    const otra = await enrol("otra@example.org", "admin");
    const [id = ""] = (await proposals()).map((proposal) => proposal.id);
    await jefa.call("PUT", `${IDENTITY_PATH}/admin/users/${otra.id}`, { role: "" });
    expect((await answer(otra, id, "accepted")).statusCode).toBe(403);
    expect(await proposals()).toMatchObject([{ state: "open" }]);
  });
});
