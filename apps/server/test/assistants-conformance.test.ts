import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { ASSISTANT_SCOPES, MCP_PATH, PROGRAM_KEYS_API_PATH } from "@nv/contracts";
import { freePort, ONE_DIALECT, type TestDatabase } from "@nv/test-kit";
import { type InstalledApart, installApart } from "@nv/test-kit/install-apart";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { enterFirstAdministrator, OWN_PAGE, startWholeServer, type WholeServer } from "./whole-server.ts";

const run = promisify(execFile);

/** A suite is installed from the registry, and goes through a hundred scenarios: on a busy machine both take minutes, milliseconds. */
const PATIENCE_MS = 600_000;

/** Size of what the suite may say of a run, bytes. */
const OUTPUT_BYTES = 16_777_216;

const Checks = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }));

/** A check that asks for a tool, a prompt or a resource of the suite's own server, which ours has not: it says nothing of ours. */
const OF_ITS_OWN_SERVER = /Tool '?\w+'? not found|Method not found|^Not testable:/;

/** Checks that come to nothing because the step before them asked for such a tool, and say it in other words. */
const AFTER_SUCH_A_STEP = ["sep-2322-multi-round-r1", "sep-2322-reject-tampered-state"];

/** An extension, which we do not say that we speak. */
const OF_AN_EXTENSION = /^server-tasks-/;

describe.each(ONE_DIALECT)("the protocol's own conformance suite, on $name", { tags: ["long"] }, (dialect) => {
  let database: TestDatabase;
  let server: WholeServer;
  let suite: InstalledApart;
  let site: string;
  let proxy: Server;

  /** The suite has no word for a key: what comes by this proxy gets one. Host and origin stay what they are. */
  function startProxy(port: number, key: string): Server {
    const opened = createServer((asked, answer) => {
      const { method, url: path, headers } = asked;
      const sent = request({
        ...{ port: server.port, host: "127.0.0.1", method, path },
        headers: { ...headers, ...(path === MCP_PATH && { authorization: `Bearer ${key}` }) },
      });
      sent.on("response", (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      });
      asked.pipe(sent);
    });
    return opened.listen(port, "127.0.0.1");
  }

  async function keyOfAnAssistant(): Promise<string> {
    const { cookie } = await enterFirstAdministrator(server, "jefa@diario.example");
    const body = JSON.stringify({ name: "Asistente", scopes: ["assistant:use", ...ASSISTANT_SCOPES], days: 1 });
    const headers = { ...OWN_PAGE, cookie, "content-type": "application/json" };
    const answer = await server.call({ method: "POST", path: PROGRAM_KEYS_API_PATH, headers, body });
    return z.object({ secret: z.string() }).parse(JSON.parse(answer.body)).secret;
  }

  /** Runs a part of the suite; gives each scenario with the checks that it made. */
  async function conform(...order: readonly string[]) {
    const program = join(suite.folder, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
    const out = await mkdtemp(join(suite.folder, "said-"));
    const args = [program, ...order, "--output-dir", out];
    // It ends with 1 where anything failed: what failed is read below.
    await run(process.execPath, args, { env: suite.env, maxBuffer: OUTPUT_BYTES }).catch(() => undefined);
    const scenarios = await readdir(out);
    return Promise.all(
      scenarios.map(async (scenario) => ({
        scenario,
        checks: Checks.parse(JSON.parse(await readFile(join(out, scenario, "checks.json"), "utf8"))),
      })),
    );
  }

  beforeAll(async () => {
    suite = await installApart(join(import.meta.dirname, "conformance"));
    const port = await freePort();
    site = `http://localhost:${port}`;
    database = await dialect.create("conformance");
    server = await startWholeServer(database, { SITE_URL: site, ASSISTANTS: "true" });
    proxy = startProxy(port, await keyOfAnAssistant());
  }, PATIENCE_MS);
  afterAll(async () => {
    proxy?.close();
    await server?.close();
    await database?.drop();
    await suite?.remove();
  });

  test.each([
    {
      revision: "2026-07-28",
      whole: ["dns-rebinding-protection", "http-header-validation", "server-stateless", "tools-list"],
      // Of resources, and of tools that ask back: there are none of either.
      advice: [
        "sep-2164-data-uri",
        "sep-2164-error-code",
        "sep-2322-ignore-unexpected-params",
        "sep-2322-missing-response-rerequests",
      ],
    },
    {
      revision: "2025-11-25",
      whole: ["dns-rebinding-protection", "ping", "server-initialize", "tools-list"],
      // Of sessions and of lines that stay open: each call stands by itself.
      advice: [
        "server-sse-multiple-streams-session",
        "server-sse-polling-session",
        "server-sse-priming-event",
        "server-sse-retry-field",
      ],
    },
  ])(
    "what revision $revision asks holds, but for what needs the suite's own tools",
    async ({ revision, whole, advice }) => {
      const told = await conform("server", "--url", `${site}${MCP_PATH}`, "--requirements", revision);
      const failed = told
        .filter(({ scenario }) => !OF_AN_EXTENSION.test(scenario))
        .flatMap(({ checks }) => checks.filter(({ status }) => status === "FAILURE"));
      const ours = failed.filter(
        ({ id, errorMessage = "" }) => !OF_ITS_OWN_SERVER.test(errorMessage) && !AFTER_SUCH_A_STEP.includes(id),
      );
      expect(ours).toEqual([]);
      for (const name of whole) {
        const passed = told
          .filter(({ scenario }) => scenario.startsWith(`server-${name}-`))
          .flatMap(({ checks }) => checks.filter(({ status }) => status === "SUCCESS"));
        expect(passed.length, name).toBeGreaterThan(1);
      }
      const warned = told.flatMap(({ checks }) => checks.filter(({ status }) => status === "WARNING"));
      expect(warned.map(({ id }) => id).sort()).toEqual(advice);
    },
    PATIENCE_MS,
  );

  test("what is said of the way in is what a client of the revision reads", async () => {
    const scenario = "authorization-server-metadata-endpoint";
    const told = await conform("authorization", "--url", site, "--scenario", scenario);
    expect(told.flatMap(({ checks }) => checks.map(({ status }) => status))).toEqual(["SUCCESS", "SUCCESS"]);
  });
});
