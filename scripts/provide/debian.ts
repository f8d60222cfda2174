import { existsSync } from "node:fs";
import { runCommand } from "../terminal/run-command.ts";
import { showStep } from "../terminal/show-step.ts";

const APT = "/usr/bin/apt-get";

/**
 * Installs packages from Debian, as root or with `sudo`, and says so.
 *
 * @param packages - Name of the package, or of several.
 * @param purpose - What it is for, in Spanish.
 * @throws {Error} Where there is no apt or no right to use it: the message says what to install by hand.
 */
export async function installFromDebian(packages: string | readonly string[], purpose: string): Promise<void> {
  const names = typeof packages === "string" ? [packages] : packages;
  const name = names.join(", ");
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(APT)) throw new Error(`Falta ${name} (${purpose}) y este equipo no tiene apt. Instálalo y repite.`);
  const [command, prefix] = isRoot ? [APT, []] : ["sudo", ["-n", APT]];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await showStep(`Instalando ${name} con apt: ${purpose}`, async () => {
    await runCommand(command, [...prefix, "update"], { env });
    await runCommand(command, [...prefix, "install", "-y", "--no-install-recommends", ...names], { env });
  });
}
