import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@nv/test-kit";
import { SERVER_PROGRAM } from "../../scripts/build-targets/targets.ts";
import { PROCESS, type ServerProcess, startServerProcess } from "./server-process.ts";

/** A start reads the builds into memory and migrates: a second or two, more when the machine is busy. */
const START_TIMEOUT_MS = 30_000;

/** The product, running on a port and a data folder of its own. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** The one-time link for the first administrator that the start printed. */
  firstAdministratorLink(): string;
  stop(): Promise<void>;
}

/** A server of the process that tests share: its clock can be moved. */
export interface SharedServer extends TestServer {
  /** Lets so many milliseconds pass for its accounts, with what happens by itself meanwhile. */
  pass(ms: number): Promise<void>;
}

/** The same in a process of its own. */
export interface KillableServer extends TestServer {
  /** Returns what the process has written to the terminal since it last started. */
  output(): string;
  /** Ends the process without warning, as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>;
}

/** Starts the server as `npm start` does once everything is built. */
export function spawnServer(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [SERVER_PROGRAM], { ...PROCESS, env: { ...PROCESS.env, ...env } });
}

/** A port and an empty data folder for a server, and what it is told of them. */
async function createPlace(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "nv-journey-"));
  // No journey writes the pages of this copy.
  const own = { PORT: String(port), DATA_DIR: dataDir, SOURCES_DIR: join(dataDir, "sources"), ...env };
  return { url: `http://localhost:${port}`, dataDir, env: own };
}

function linkIn(output: string): string {
  const link = /https?:\S+#invite_token=\S+/.exec(output)?.[0];
  if (link === undefined) throw new Error(`The start printed no invitation:\n${output}`);
  return link;
}

/** Processes of all servers of this worker, which are others after a test has failed: nearly all servers are in the first. */
const shared: Partial<Record<"first" | "second", ServerProcess>> = {};

/**
 * Starts a server for one test, in a process with those of other tests.
 *
 * @param env - Configuration on top of a free port and an empty data folder.
 * @param which - Two servers of one test that are to have nothing in memory together are in two processes.
 * @throws {Error} With what it said, when it does not start.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  which: "first" | "second" = "first",
): Promise<SharedServer> {
  const { url, dataDir, env: own } = await createPlace(env);
  const known = shared[which];
  const inProcess = known === undefined || known.hasEnded() ? startServerProcess() : known;
  shared[which] = inProcess;
  const said = await inProcess.start(url, own);
  return {
    url,
    dataDir,
    firstAdministratorLink: () => linkIn(said),
    pass: (ms) => inProcess.pass(url, ms),
    async stop() {
      await inProcess.stop(url);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a server in a process of its own: for a test that ends it, or that asks what a whole process is told.
 *
 * @param env - Configuration on top of a free port and an empty data folder.
 * @throws {Error} With what it wrote, when it ends or does not announce its address in time.
 */
export async function startKillableServer(env: Readonly<Record<string, string>> = {}): Promise<KillableServer> {
  const { url, dataDir, env: own } = await createPlace(env);
  let output = "";
  let child: ChildProcess;

  async function start(): Promise<void> {
    output = "";
    child = spawnServer(own);
    const announced = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No start in time:\n${output}`)), START_TIMEOUT_MS);
      const read = (chunk: Buffer) => {
        output += chunk;
        if (!output.includes(`está en ${url}`) || !output.endsWith("\n\n")) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
    await announced;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }

  await start();
  return {
    url,
    dataDir,
    output: () => output,
    firstAdministratorLink: () => linkIn(output),
    async killAndRestart() {
      await end("SIGKILL");
      await start();
    },
    async stop() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
