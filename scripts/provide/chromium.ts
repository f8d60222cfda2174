import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

/**
 * Chromium without the parts that draw its window. A hidden window costs about a second of processor for each page that is
 * opened; see docs/adr/0001.
 */
const HEADLESS_PATH = "/usr/lib/chromium/chromium-headless-shell";

/** Paths at which Debian, Ubuntu and others put the whole Chromium. */
const WHOLE_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium for the browser tests, and installs Debian's when there is none: the one without a window where it can be
 * had, else the whole one.
 *
 * @returns Absolute path of the program; `CHROMIUM_PATH` wins when it is set.
 * @throws {Error} Where there is none and none can be installed.
 */
export async function provideChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  if (existsSync(HEADLESS_PATH)) return HEADLESS_PATH;
  const whole = WHOLE_PATHS.find((path) => existsSync(path));
  try {
    await installFromDebian("chromium-headless-shell", "navegador de las pruebas");
  } catch (error) {
    if (whole === undefined) throw error;
    process.stdout.write(`Sin chromium-headless-shell: las pruebas usan ${whole}, y tardan más.\n`);
    return whole;
  }
  return HEADLESS_PATH;
}
