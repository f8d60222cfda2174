import { pino } from "pino";
import { type Config, readConfig } from "./config.ts";
import { startServer } from "./server.ts";
import { announcement } from "./startup/announcement.ts";
import { builtFolders } from "./startup/built-folders.ts";
import { startFaultSentence } from "./startup/start-faults.ts";

/** Time in which a process that is told to end still answers, milliseconds: a proxy asks another one next. Who ends it at a terminal waits for nothing. */
const DRAIN_MS = { SIGINT: 0, SIGTERM: 1000 } as const;

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env, process.cwd());
    const server = await startServer(config, builtFolders(), { log: pino({ level: "warn" }) });
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close(DRAIN_MS[signal]).then(() => process.exit(0)));
    }
    process.stdout.write(await announcement(server, config, process.stdout.isTTY));
  } catch (error) {
    const sentence = startFaultSentence(error, config?.port);
    if (sentence === null) throw error;
    process.stderr.write(`\n${sentence}\n`);
    process.exitCode = 1;
  }
}

await main();
