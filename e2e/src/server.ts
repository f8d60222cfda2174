import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@nv/test-kit";

const ROOT = join(import.meta.dirname, "../..");
/** What `npm start` keeps too: half of a start is reading TypeScript. */
const COMPILE_CACHE = join(ROOT, ".cache/compile");
/** A start reads the builds into memory and migrates: a second or two, more when the machine is busy. */
const START_TIMEOUT_MS = 30_000;

/** The product, running as a process of its own on a port and a data folder of its own. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** What the process has written to the terminal since it last started. */
  output(): string;
  /** The one-time link for the first administrator that the start printed. */
  firstAdministratorLink(): string;
  /** Ends the process without warning, as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does once everything is built. */
export function spawnServer(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
}

/**
 * Starts a server for one test.
 *
 * @param env - Configuration on top of a free port and an empty data folder.
 * @throws {Error} With what it wrote, when it ends or does not announce its address in time.
 */
export async function startTestServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "nv-journey-"));
  const url = `http://localhost:${port}`;
  let output = "";
  let child: ChildProcess;

  async function start(): Promise<void> {
    output = "";
    // No journey writes the pages of this copy.
    child = spawnServer({ PORT: String(port), DATA_DIR: dataDir, SOURCES_DIR: join(dataDir, "sources"), ...env });
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
    firstAdministratorLink() {
      const link = /https?:\S+#invite_token=\S+/.exec(output)?.[0];
      if (link === undefined) throw new Error(`The start printed no invitation:\n${output}`);
      return link;
    },
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
