import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { CommandError } from "../terminal/run-command.ts";
import { SERVER_PROGRAM } from "./targets.ts";

/**
 * Starts what was built, on an empty folder and a port that is free, and stops it once it serves. What Node compiles meanwhile is kept for the start that
 * somebody waits for.
 *
 * @throws {CommandError} With what it said, when it does not serve.
 */
export async function tryServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-try-"));
  try {
    // Nothing of the house: its database, its store and its mail are not this one's.
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const own = { DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0" };
    const child = spawn(process.execPath, [SERVER_PROGRAM], {
      cwd: join(import.meta.dirname, "../.."),
      env: { ...own, PATH, HOME, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = text(child.stderr);
    // What it says first is where it can be found.
    child.stdout.once("data", () => child.kill("SIGTERM"));
    const [code] = await once(child, "exit");
    if (code !== 0) throw new CommandError(`Lo construido no arranca:\n${await said}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
