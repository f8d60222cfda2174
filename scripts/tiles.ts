/** `npm run tiles -- FILE|ADDRESS`: looks at an archive of tiles and puts it in place for the streets of maps; without a name, tells what is in place. */
import { EnvironmentError } from "@nv/identity-server";
import { readConfig } from "../apps/server/src/config.ts";
import { BasemapError, tendBasemap } from "../apps/server/src/startup/tend-basemap.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { CommandError } from "./terminal/run-command.ts";

try {
  await tendBasemap(process.argv[2] ?? "", {
    config: readConfig(process.env, process.cwd()),
    cwd: process.cwd(),
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
  });
} catch (error) {
  const isSentence = error instanceof EnvironmentError || error instanceof BasemapError;
  reportFailure(isSentence ? new CommandError(error.message) : error);
}
