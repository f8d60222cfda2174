/** `npm run store -- look | reconcile | retire`: looks whether the store and the database go together, and brings them together. */
import { tendStore } from "../apps/server/src/startup/copies/tend-store.ts";
import { runCopyCommand } from "./terminal/run-copy-command.ts";

await runCopyCommand((command) => tendStore(process.argv[2] ?? "look", command));
