/** `npm run sbom [-- FILE]`: writes the bill of materials of what a server installs (CycloneDX), and tells the licences. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BillOfMaterials, licenceReport } from "./sbom/licence-report.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { runCommand } from "./terminal/run-command.ts";

const ROOT = join(import.meta.dirname, "..");
const [file = "sbom.cdx.json"] = process.argv.slice(2);

try {
  // By the lock file: what is installed here may have what only tests need.
  const args = ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"];
  const written = await runCommand("npm", args, { cwd: ROOT });
  const { counts, unnamed } = licenceReport(BillOfMaterials.parse(JSON.parse(written)));
  writeFileSync(file, written);
  for (const [licence, packages] of counts) process.stdout.write(`${String(packages).padStart(5)}  ${licence}\n`);
  if (unnamed.length > 0) process.stdout.write(`Sin licencia escrita: ${unnamed.join(", ")}\n`);
  process.stdout.write(`Escrito en ${file}.\n`);
} catch (error) {
  reportFailure(error);
}
