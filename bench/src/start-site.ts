import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_PROGRAM } from "../../scripts/build-targets/targets.ts";
import { signedInCookie } from "./signed-in-cookie.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The product, running for a measurement, with somebody signed in. */
export interface RunningSite {
  readonly url: string;
  /** `Cookie` header of the person. */
  readonly cookie: string;
  /** Of the server's process. */
  readonly pid: number;
  /** Environment of the server, for another program of the project that works with its data. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * Starts the server on a data folder of its own and signs the first administrator in.
 *
 * @param more - Further variables of its environment.
 * @param fill - Fills the empty folder before the server starts.
 */
export async function startSite(
  port: number,
  more: Readonly<Record<string, string>> = {},
  fill: (dataDir: string) => Promise<void> = async () => {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "nv-bench-"));
  await fill(dataDir);
  const env = { ...process.env, ...more, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [SERVER_PROGRAM], { cwd: ROOT, env });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.pipe(process.stderr);
  const url = `http://localhost:${port}`;
  const cookie = await signedInCookie(url, () => output);
  const { pid } = child;
  if (pid === undefined) throw new Error("The server did not start.");
  return {
    url,
    cookie,
    pid,
    env,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
