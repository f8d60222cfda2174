import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "apps/server/test/servers.process.ts");
/** Compile cache that `npm start` keeps too: half of a start is reading TypeScript. */
const COMPILE_CACHE = join(ROOT, ".cache/compile");

/** Folder in which a process of the product runs, and its environment. */
export const PROCESS = { cwd: ROOT, env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE } };

const Answer = z.object({ id: z.string(), said: z.string().optional(), fault: z.string().optional() });

type ServerCommand =
  | { readonly order: "start"; readonly id: string; readonly env: Readonly<Record<string, string>> }
  | { readonly order: "pass"; readonly id: string; readonly ms: number }
  | { readonly order: "stop"; readonly id: string };

/** A process that holds any number of servers. */
export interface ServerProcess {
  /** @returns What the start said. */
  start(id: string, env: Readonly<Record<string, string>>): Promise<string>;
  /** Moves the clock of a server's accounts on by so many milliseconds. */
  pass(id: string, ms: number): Promise<void>;
  /** Closes a server as a signal would: what is under way is finished. */
  stop(id: string): Promise<void>;
  /** Whether it has ended, which it only does by a fault or with the process that forked it. */
  hasEnded(): boolean;
}

/**
 * Starts a process for servers.
 *
 * Every call fails with what the process wrote when it has ended, also that of a server which another one took with it.
 */
export function startServerProcess(): ServerProcess {
  const child: ChildProcess = fork(PROGRAM, {
    ...PROCESS,
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      written += chunk;
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ending = () =>
    new Error(`The process of the servers ended with ${child.exitCode ?? child.signalCode}:\n${written}`);
  child.on("message", (message) => {
    const { id, said, fault } = Answer.parse(message);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (said === undefined) asked?.reject(new Error(`${fault}\n${written}`));
    else asked?.resolve(said);
  });
  child.once("close", () => {
    for (const asked of waiting.values()) asked.reject(ending());
    waiting.clear();
  });

  function ask(order: ServerCommand): Promise<string> {
    const asked = Promise.withResolvers<string>();
    if (hasEnded()) asked.reject(ending());
    else {
      waiting.set(order.id, asked);
      child.send(order);
    }
    return asked.promise;
  }
  return {
    start: (id, env) => ask({ order: "start", id, env }),
    async pass(id, ms) {
      await ask({ order: "pass", id, ms });
    },
    async stop(id) {
      await ask({ order: "stop", id });
    },
    hasEnded,
  };
}
