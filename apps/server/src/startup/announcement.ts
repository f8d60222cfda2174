import { OUTBOX_PATH } from "@nv/contracts";
import type { Config } from "../config.ts";
import type { RunningServer } from "../server.ts";

/** What whoever started the server is told: where it is, how the first administrator gets in, and what should be mended. */
export async function announcement({ identity, warnings }: RunningServer, config: Config): Promise<string> {
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
  return `${lines.join("\n")}\n\n`;
}
