/** `npm run restore -- COPY`: brings everything of a copy back into a data folder, database and store that are empty; the site must be stopped. */
import { restoreSite } from "../apps/server/src/startup/copies/put-back.ts";
import { CommandError } from "./terminal/run-command.ts";
import { runCopyCommand } from "./terminal/run-copy-command.ts";

await runCopyCommand(async (command) => {
  const [name] = process.argv.slice(2);
  if (name === undefined)
    throw new CommandError("Di qué copia: npm run restore -- ARCHIVO, o la carpeta que tiene varias.");
  await restoreSite(name, command);
});
