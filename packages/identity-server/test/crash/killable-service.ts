import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";

const Listening = z.object({ url: z.string(), invite: z.string().nullable() });

/** Address where the service listens, and the first administrator's invitation while there is no administrator. */
export type Listening = z.infer<typeof Listening>;

/** The service in a process of its own, whose code is being loaded. */
export interface KillableService {
  /** Lets it open the data and listen. */
  begin(): Promise<void>;
  /** Resolves with `null` when it was killed before. */
  listening: Promise<Listening | null>;
  /**
   * Kills it with SIGKILL and waits until it is gone.
   *
   * @throws {Error} When it ended by itself, or wrote down a fault.
   */
  kill(): Promise<void>;
}

/** A line of the log that says that something failed: level 50 and above. */
const FAULT = /"level":[56]0/;

/** Starts loading the service; it takes no data before {@link KillableService.begin}. @param script - See `bundleService`. */
export function loadService(script: string, env: Record<string, string>): KillableService {
  const child: ChildProcess = fork(script, {
    env: { PATH: process.env.PATH ?? "", ...env },
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  let isKilled = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = once(child, "close");
  const listening = Promise.withResolvers<Listening | null>();
  const loaded = Promise.withResolvers<void>();
  child.on("message", (message) => {
    const place = Listening.safeParse(message);
    if (place.success) listening.resolve(place.data);
    else loaded.resolve();
  });
  child.on("exit", () => {
    listening.resolve(null);
    loaded.resolve();
  });
  return {
    async begin() {
      await loaded.promise;
      child.send("begin");
    },
    listening: listening.promise,
    async kill() {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const wasKilled = isKilled;
      isKilled = true;
      child.kill("SIGKILL");
      await ended;
      if ((isOver && !wasKilled) || FAULT.test(said)) throw new Error(`the service failed by itself:\n${said}`);
    },
  };
}
