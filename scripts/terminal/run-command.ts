import { type ChildProcess, spawn } from "node:child_process";

/** Options of a command's run. */
export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether its output goes straight to the terminal; otherwise it is kept for the error. */
  readonly isShown?: boolean;
  /** Whether it heads a group of processes of its own, which signals of the terminal do not reach. */
  readonly isDetached?: boolean;
  readonly onStart?: (child: ChildProcess) => void;
}

/** A command ended with another code than 0. The message is its output. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/**
 * Runs a command to its end.
 *
 * @returns What it wrote to its standard output; empty when it was shown.
 * @throws {CommandError} When it ends with another code than 0.
 */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: options.isShown ? "inherit" : ["ignore", "pipe", "pipe"],
      detached: options.isDetached ?? false,
    });
    options.onStart?.(child);
    let output = "";
    let complaints = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (complaints += chunk));
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandError(`${output}${complaints}`.trim() || `${command} ended with ${code ?? signal}`));
    });
  });
}

/** Runs a Node program of ours or of a dependency on the Node that runs this. */
export function runNode(args: readonly string[], options?: CommandOptions): Promise<string> {
  return runCommand(process.execPath, args, options);
}
