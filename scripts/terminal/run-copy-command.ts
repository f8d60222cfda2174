import { readConfig } from "../../apps/server/src/config.ts";
import { CopyError } from "../../apps/server/src/platform/copies/copy-format.ts";
import { StoreError } from "../../apps/server/src/platform/storage/blob-store.ts";
import type { CopyCommand } from "../../apps/server/src/startup/copies/back-up.ts";
import { startFaultSentence } from "../../apps/server/src/startup/start-faults.ts";
import { reportFailure } from "./report-failure.ts";
import { CommandError } from "./run-command.ts";

/** The sentence of a failure that is no bug; `null` for one that is. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof CopyError) return error.message;
  if (error instanceof StoreError) return `El almacén no responde o no deja: ${error.message}.`;
  // What was typed wrong: an option that there is not.
  if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
    return "Hay una opción que no existe, o le falta su valor: mira docs/runbooks/backup.md.";
  return startFaultSentence(error, undefined);
}

/** Runs a command about copies on what the environment says, and ends with its sentence when it fails in an expected way. */
export async function runCopyCommand(run: (command: CopyCommand) => Promise<void>): Promise<void> {
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  try {
    const cwd = process.cwd();
    await run({ config: readConfig(process.env, cwd), env: process.env, cwd, say });
  } catch (error) {
    const sentence = sentenceOf(error);
    reportFailure(sentence === null ? error : new CommandError(sentence));
  }
}
