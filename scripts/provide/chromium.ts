import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

/** Where Debian, Ubuntu and others put it. */
const KNOWN_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium for the browser tests, and installs Debian's when there is none.
 *
 * @returns Absolute path of the program; `CHROMIUM_PATH` wins when it is set.
 */
export async function provideChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  const found = KNOWN_PATHS.find((path) => existsSync(path));
  if (found !== undefined) return found;
  await installFromDebian("chromium", "navegador de las pruebas");
  const installed = KNOWN_PATHS.find((path) => existsSync(path));
  if (installed === undefined) throw new Error("Debian's chromium was installed but is not where it should be.");
  return installed;
}
