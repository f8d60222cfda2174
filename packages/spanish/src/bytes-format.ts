import { formatNumber } from "./number-format.ts";
import { NO_BREAK_SPACE } from "./signs.ts";

const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;
const STEP = 1000;

/**
 * Writes a size, in the decimal units that disks are sold with.
 *
 * @param bytes - 0 or more.
 * @example formatBytes(1_234_567) // "1,2 MB"
 */
export function formatBytes(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const decimals = power === 0 ? 0 : 1;
  return `${formatNumber(bytes / STEP ** power, { decimals })}${NO_BREAK_SPACE}${UNITS[power]}`;
}
