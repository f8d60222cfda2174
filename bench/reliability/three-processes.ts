import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { READY_PATH } from "@nv/contracts";
import type { RunningPostgres, RunningS3 } from "@nv/test-kit";
import { SERVER_PROGRAM } from "../../scripts/build-targets/targets.ts";
import { lowPort } from "../src/low-port.ts";

const ROOT = join(import.meta.dirname, "../..");
const FIRST_PORT = 17_101;
/** Longest that a balancer waits for an answer to whether a process can work, milliseconds. */
const READY_MS = 3000;
const START_POLL_MS = 50;
const START_MS = 60_000;

/** One process of the product among several. */
export interface Process {
  readonly url: string;
  /** Of the process as it runs now. */
  pid(): number;
  /** Returns what it has written. */
  output(): string;
  /** Whether it takes requests, as a balancer asks. */
  isReady(): Promise<boolean>;
  /** Ends it as a power cut would, and starts it again. */
  killAndStart(): Promise<void>;
  /** Ends it as an upgrade does, starts it again, and waits until it takes requests. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

/** Several processes of the product on one database and one store. */
export interface Processes {
  readonly all: readonly Process[];
  /** Address by which people know the site, whichever process answers. */
  readonly siteUrl: string;
  /** Ends that nobody ordered: what the process said last. */
  readonly fallen: readonly string[];
  stop(): Promise<void>;
}

async function waitUntil(isSo: () => Promise<boolean>, what: () => string): Promise<void> {
  const endMs = performance.now() + START_MS;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error(what());
    await new Promise((next) => setTimeout(next, START_POLL_MS));
  }
}

/** Starts three processes as `docs/runbooks/several-processes.md` says. */
export async function startThree(folder: string, postgres: RunningPostgres, s3: RunningS3): Promise<Processes> {
  const ports = [await lowPort(FIRST_PORT)];
  while (ports.length < 3) ports.push(await lowPort(Math.max(...ports) + 1));
  const siteUrl = `http://127.0.0.1:${ports[0]}`;
  const fallen: string[] = [];
  const begin = (port: number): Process => {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_URL: siteUrl,
      ALLOWED_HOSTS: ports.map((one) => `127.0.0.1:${one}`).join(","),
      DATA_DIR: join(folder, String(port)),
      DATABASE_URL: postgres.url,
      STORAGE_URL: s3.storageUrl,
      STORAGE_ACCESS_KEY_ID: s3.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    const url = `http://127.0.0.1:${port}`;
    let output = "";
    let child: ChildProcess;
    let isOrdered = false;
    function start(): void {
      isOrdered = false;
      child = spawn(process.execPath, [SERVER_PROGRAM], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-20_000);
        });
      child.once("exit", (code, signal) => {
        if (!isOrdered) fallen.push(`${url} ended with ${code ?? signal}: ${output.slice(-500)}`);
      });
    }
    async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
      isOrdered = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    async function isReady(): Promise<boolean> {
      try {
        const answer = await fetch(url + READY_PATH, { signal: AbortSignal.timeout(READY_MS) });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        return false; // Nobody there: the balancer asks again.
      }
    }
    start();
    return {
      url,
      pid: () => child.pid ?? 0,
      output: () => output,
      isReady,
      async killAndStart() {
        await end("SIGKILL");
        start();
      },
      async replace() {
        await end("SIGTERM");
        start();
        await waitUntil(isReady, () => output);
      },
      stop: () => end("SIGTERM"),
    };
  };
  const all: Process[] = [];
  // The first one makes the tables.
  for (const port of ports) {
    const one = begin(port);
    all.push(one);
    await waitUntil(one.isReady, one.output);
  }
  return {
    all,
    siteUrl,
    fallen,
    async stop() {
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}
