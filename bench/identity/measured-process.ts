import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { LoadResult } from "./load.ts";

/** Time that Linux counts a process in, milliseconds. @see proc(5), and `getconf CLK_TCK` */
const TICK_MS = 10;

/** A process on one core, whose time is measured. */
export interface MeasuredProcess {
  /** Its number. @throws {Error} When it did not start. */
  pid(): number;
  /** Returns what it has written so far. */
  output(): string;
  /** Time on the processor since its start, all threads, milliseconds. */
  cpuMs(): number;
  /** Sends a message and waits for the answer. @throws {Error} What the process says went wrong. */
  tell(message: object | string): Promise<unknown>;
  /** The same, for the result of a load. */
  ask(message: object): Promise<LoadResult>;
  /** Waits for a message. */
  heard(): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts a Node program on one core.
 *
 * @param core - As `taskset` counts them, from 0.
 */
export function startMeasured(core: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): MeasuredProcess {
  const child: ChildProcess = spawn("taskset", ["-c", core, process.execPath, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit").then((): never => {
    throw new Error(`${args.join(" ")} ended:\n${output}`);
  });
  // Whoever waits for a message is told; at the end nobody does.
  ended.catch(() => undefined);
  async function heard(): Promise<unknown> {
    const message = Promise.withResolvers<unknown>();
    child.once("message", message.resolve);
    return Promise.race([message.promise, ended]);
  }
  async function tell(message: object | string): Promise<unknown> {
    const answer = heard();
    child.send(message);
    const result = await answer;
    if (typeof result === "object" && result !== null && "error" in result) throw new Error(String(result.error));
    return result;
  }
  return {
    pid() {
      if (child.pid === undefined) throw new Error(`${args.join(" ")} did not start.`);
      return child.pid;
    },
    output: () => output,
    cpuMs() {
      // The name in parentheses may hold spaces; after it the 12th and 13th field are the times.
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    tell,
    ask: async (message) => LoadResult.parse(await tell(message)),
    heard,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
