import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** Folder in which Debian keeps the programs of each PostgreSQL version. */
const DEBIAN_ROOT = "/usr/lib/postgresql";

/** Longest that the server may take to accept the first connection, milliseconds. */
const START_TIMEOUT_MS = 30_000;

/** Pause between two tries to connect, milliseconds. */
const POLL_MS = 50;

/** A PostgreSQL server of our own. */
export interface RunningPostgres {
  /** `postgres://…`, with the right to create databases. */
  readonly url: string;
  /** Ends the server as an administrator does, who cuts everybody off, and starts it again on its files. */
  restart(): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  const versions = readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN_ROOT, version, "bin"));
}

function findPrograms(): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...debianFolders()];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
  if (found) return found;
  throw new Error(
    `no PostgreSQL found in PATH or ${DEBIAN_ROOT}; install it (Debian: apt-get install postgresql) ` +
      "or point TEST_DATABASE_URL at a server where databases can be created",
  );
}

/** Returns the user that the server runs as: PostgreSQL refuses root, so root hands it to the user that Debian's package creates. */
function serverUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function makeFolder({ uid, gid }: { uid?: number; gid?: number }): string {
  const folder = mkdtempSync(join(tmpdir(), "nv-postgres-"));
  const data = join(folder, "data");
  mkdirSync(data);
  if (uid !== undefined && gid !== undefined) for (const path of [folder, data]) chownSync(path, uid, gid);
  return folder;
}

async function waitUntilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start:\n${log()}`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    } finally {
      await client.end();
    }
  }
}

/**
 * Starts a PostgreSQL server for tests: a new cluster in the temporary folder, loopback only, on a free
 * port, `C.UTF-8`, and without fsync, because nothing in it has to survive.
 *
 * @param isDurable - Keep fsync, as a server of a user does, to measure what it costs.
 * @throws {Error} When PostgreSQL is not installed (the message says how to install it) or does not start.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const programs = findPrograms();
  const user = serverUser();
  const folder = makeFolder(user);
  const data = join(folder, "data");
  const port = await freePort();
  const options = ["-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync"];
  execFileSync(join(programs, "initdb"), ["-D", data, ...options], { ...user, stdio: "pipe", cwd: "/" });

  const careless = isDurable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [...careless, "max_connections=200"];
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
  let log = "";
  function begin(): ChildProcess {
    const begun = spawn(join(programs, "postgres"), [...args, ...settings.flatMap((setting) => ["-c", setting])], {
      ...user,
      stdio: ["ignore", "ignore", "pipe"],
      cwd: "/",
    });
    begun.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
    });
    return begun;
  }
  let server = begin();
  let ended = once(server, "exit");
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  async function end(): Promise<void> {
    // SIGINT asks for a fast shutdown: clients are cut, files are closed.
    server.kill("SIGINT");
    await ended;
  }
  async function restart(): Promise<void> {
    await end();
    server = begin();
    ended = once(server, "exit");
    await waitUntilReady(url, server, () => log);
  }
  async function stop(): Promise<void> {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await waitUntilReady(url, server, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, restart, stop };
}
