import { OUTBOX_PATH } from "@nv/contracts";
import type { Config } from "../config.ts";
import type { RunningServer } from "../server.ts";

/** Red and bold, and as before, in a terminal. */
const RED = "\u001b[1;31m";
const PLAIN = "\u001b[0m";

/**
 * Returns the message for whoever started the server: where it is, how the first administrator gets in, and what should be mended.
 *
 * @param isColoured - Whether it is read in a terminal with colours.
 */
export async function announcement(
  { identity, alarms, warnings }: RunningServer,
  config: Config,
  isColoured = false,
): Promise<string> {
  const lines = ["", `  Narrativas Visuales está en ${config.siteUrl}`];
  if (!(await identity.hasAdministrator())) {
    const { url } = await identity.createFirstAdministratorInvite();
    lines.push(
      "",
      "  Aún no hay quien administre. Este enlace, de un solo uso, invita a la primera persona:",
      `  ${url}`,
      "",
      "  ¿Tienes una copia? Para el sitio (Ctrl C) y tráela antes de abrirlo: npm run restore -- ARCHIVO",
    );
  }
  if (config.identity.mail.smtpUrl === undefined && !config.isProduction) {
    lines.push("", `  Los correos no salen: se leen en ${config.siteUrl}${OUTBOX_PATH} (o se envían con SMTP_URL).`);
  }
  for (const alarm of alarms) lines.push("", isColoured ? `  ${RED}${alarm}${PLAIN}` : `  ${alarm}`);
  for (const warning of warnings) lines.push("", `  ${warning}`);
  return `${lines.join("\n")}\n\n`;
}
