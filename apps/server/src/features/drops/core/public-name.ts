import type { FileFacts } from "@nv/contracts/schemas";
import { slugOf } from "@nv/spanish";

/** Longest name of a public file before its end, characters. */
const LONGEST_NAME = 60;

/** Ends of names by format, where the format is not one: what a browser and a spreadsheet know it by. */
const ENDS: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  geojson: "geojson",
  topojson: "json",
  heif: "heic",
  quicktime: "mov",
  matroska: "mkv",
};

/**
 * The name that a file has at its public address: letters, digits and hyphens, and the end that its bytes ask for, whatever its own
 * name says.
 */
export function publicName(name: string, { format }: FileFacts): string {
  const withoutEnd = name.replace(/\.[^.]{1,8}$/, "");
  const end = (ENDS[format] ?? format).toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${slugOf(withoutEnd.slice(0, LONGEST_NAME), LONGEST_NAME) || "archivo"}.${end || "bin"}`;
}
