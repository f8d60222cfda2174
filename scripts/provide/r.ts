import { CommandError, runCommand } from "../terminal/run-command.ts";
import { installFromDebian } from "./debian.ts";

/** R packages that the snippets and their tests load. Debian has each of them as `r-cran-<name>`. */
const LOADED = ["httr", "jsonlite", "sf", "tinytest"];

function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Whether this machine has R with everything that the snippets load. */
async function hasR(): Promise<boolean> {
  const names = LOADED.map((name) => `"${name}"`).join(", ");
  const question = `quit(status = if (all(nzchar(vapply(c(${names}), function(p) system.file(package = p), "")))) 0 else 1)`;
  try {
    await runCommand("Rscript", ["-e", question]);
    return true;
  } catch (error) {
    if (error instanceof CommandError || isMissingProgram(error)) return false;
    throw error;
  }
}

/**
 * Makes sure that the R snippets can be run, installing Debian's R and packages when something is missing.
 *
 * @throws {Error} Where there is no apt or no right to use it: the message says what to install by hand.
 */
export async function provideR(): Promise<void> {
  if (await hasR()) return;
  const packages = ["r-base-core", ...LOADED.map((name) => `r-cran-${name}`)];
  await installFromDebian(packages, "pruebas de los scripts de R");
}
