import { join } from "node:path";
import { OUTBOX_PATH } from "@nv/contracts";
import { pino } from "pino";
import { type Config, readConfig } from "./config.ts";
import { type RunningServer, startServer } from "./server.ts";
import { startFaultSentence } from "./startup/start-faults.ts";

const APPS = join(import.meta.dirname, "../..");
const FOLDERS = {
  entrance: join(APPS, "entrance/build"),
  site: join(APPS, "site/build"),
  admin: join(APPS, "admin/build"),
  atlas: join(APPS, "../packages/geography/build/atlas"),
  embeds: join(APPS, "../packages/embeds/dist"),
  widget: join(APPS, "../packages/identity-widget/dist"),
};

async function announce({ identity, warnings }: RunningServer, config: Config): Promise<void> {
  const lines = ["", `  Narrativas Visuales está en ${config.siteUrl}`];
  if (!(await identity.hasAdministrator())) {
    const { url } = await identity.createFirstAdministratorInvite();
    lines.push(
      "",
      "  Aún no hay quien administre. Este enlace, de un solo uso, invita a la primera persona:",
      `  ${url}`,
    );
  }
  if (config.identity.mail.smtpUrl === undefined && !config.isProduction) {
    lines.push("", `  Los correos no salen: se leen en ${config.siteUrl}${OUTBOX_PATH} (o se envían con SMTP_URL).`);
  }
  for (const warning of warnings) lines.push("", `  ${warning}`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env, process.cwd());
    const server = await startServer(config, FOLDERS, pino({ level: "warn" }));
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    await announce(server, config);
  } catch (error) {
    const sentence = startFaultSentence(error, config?.port);
    if (sentence === null) throw error;
    process.stderr.write(`\n${sentence}\n`);
    process.exitCode = 1;
  }
}

await main();
