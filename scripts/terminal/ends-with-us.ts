import type { ChildProcess } from "node:child_process";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Ends a group of processes; one that is gone already is as good. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGTERM");
  } catch {
    // It ended in this moment.
  }
}

/**
 * Ends a child with all that it started when this process is told to end, or ends: a build of a start that was stopped must not go on.
 *
 * @param child - At the head of a group of its own: started `detached`.
 */
export function endsWithUs(child: ChildProcess): void {
  const onExit = () => endGroup(child);
  const onSignal = (signal: NodeJS.Signals) => {
    forget();
    endGroup(child);
    // As if nobody had listened.
    process.kill(process.pid, signal);
  };
  function forget(): void {
    process.off("exit", onExit);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  process.on("exit", onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  child.once("exit", forget);
}
