/** `npm run cases -- rotate-keys | status`: seals what is personal of the cases with the first key of `CASES_KEYS`, or tells which key sealed what. */
import { DatabaseError } from "@nv/database";
import { EnvironmentError } from "@nv/identity-server";
import { readConfig } from "../apps/server/src/config.ts";
import { rotateCaseKeys } from "../apps/server/src/startup/rotate-case-keys.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { CommandError } from "./terminal/run-command.ts";

const [word] = process.argv.slice(2);
try {
  if (word !== "rotate-keys" && word !== "status")
    throw new CommandError("Di qué hacer: npm run cases -- rotate-keys, o npm run cases -- status.");
  await rotateCaseKeys(word, {
    config: readConfig(process.env, process.cwd()),
    env: process.env,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
  });
} catch (error) {
  const isSentence = error instanceof EnvironmentError || error instanceof DatabaseError;
  reportFailure(isSentence ? new CommandError(error.message) : error);
}
