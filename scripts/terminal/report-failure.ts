import { CommandError } from "./run-command.ts";

/**
 * Ends a command of the project with what went wrong: the output of a command that failed, or the stack of a bug.
 */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof CommandError) process.stderr.write(`\n${error.message}\n`);
  else throw error;
}
