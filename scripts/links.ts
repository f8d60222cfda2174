/** `npm run links`: asks every other site that the pages link to, and writes a report. Ends with code 1 when a link is dead. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TEAM_CONFIG } from "../team.config.ts";
import { buildStale } from "./build-targets/build-stale.ts";
import { checkLinks } from "./links/check-links.ts";
import { linksReport } from "./links/links-report.ts";
import { readOutsideLinks } from "./links/outside-links.ts";
import { visitLink } from "./links/visit-link.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { CommandError } from "./terminal/run-command.ts";
import { showStep } from "./terminal/show-step.ts";

const ROOT = join(import.meta.dirname, "..");
/** A status, and not the code of an error. */
const ANSWERED = /^\d+$/;
const REPORT_FOLDER = join(ROOT, ".cache/links");

try {
  await buildStale();
  const pageLinks = await readOutsideLinks(join(ROOT, "apps/site/build"));
  const teamLinks = [...TEAM_CONFIG.externalTools, ...TEAM_CONFIG.footerLinks]
    .filter(({ href }) => href.startsWith("http"))
    .map(({ href }): [string, readonly string[]] => [href, ["team.config.ts", ...(pageLinks.get(href) ?? [])]]);
  const links = new Map([...pageLinks, ...teamLinks]);
  const checked = await showStep(`Preguntando por ${links.size} enlaces`, () => checkLinks(links, visitLink));
  if (links.size > 0 && checked.every(({ answer }) => !ANSWERED.test(answer))) {
    throw new CommandError(
      "Ningún sitio contesta: parece que este equipo no tiene conexión. No se ha escrito el informe.",
    );
  }
  const report = linksReport(checked);
  await mkdir(REPORT_FOLDER, { recursive: true });
  await writeFile(join(REPORT_FOLDER, "report.md"), report);
  process.stdout.write(`\n${report}\nEl informe está en .cache/links/report.md\n`);
  if (checked.some(({ verdict }) => verdict === "dead")) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
