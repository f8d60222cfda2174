import { DatabaseError } from "@nv/database";
import { BackupError, CommandUseError, EnvironmentError, runIdentityCommand } from "@nv/identity-server";

/** Runs a command of the identity service and ends with its sentence when it fails in an expected way. */
export async function runIdentity(args: readonly string[]): Promise<void> {
  try {
    await runIdentityCommand(args, {
      env: process.env,
      cwd: process.cwd(),
      say: (line) => process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    const isExpected =
      error instanceof CommandUseError ||
      error instanceof EnvironmentError ||
      error instanceof BackupError ||
      error instanceof DatabaseError;
    if (!isExpected) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
