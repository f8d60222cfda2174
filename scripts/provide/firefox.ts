import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

/** Paths at which Debian, Ubuntu and others put Firefox. */
const KNOWN_PATHS = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/**
 * Finds a Firefox for the journeys, and installs Debian's when there is none.
 *
 * @returns Absolute path of the program; `FIREFOX_PATH` wins when it is set.
 */
export async function provideFirefox(): Promise<string> {
  const configured = process.env.FIREFOX_PATH;
  if (configured) return configured;
  const found = KNOWN_PATHS.find((path) => existsSync(path));
  if (found !== undefined) return found;
  await installFromDebian("firefox-esr", "segundo navegador de los recorridos");
  const installed = KNOWN_PATHS.find((path) => existsSync(path));
  if (installed === undefined) throw new Error("Debian's firefox-esr was installed but is not where it should be.");
  return installed;
}
