import type { PersonalData } from "@nv/contracts/schemas";
import { lookAtPackage, MediaError } from "@nv/media";
import { createPersonalColumns } from "@nv/spanish";
import { readDelimited, readSheets, type TextEncoding } from "@nv/tables";
import type { LibraryFile } from "../../platform/files/files.ts";
import { createJsonCells } from "./core/cells-of-json.ts";
import { type CellReader, createTableCells, type LookAtCell } from "./core/cells-of-table.ts";
import { createTextLines } from "./core/cells-of-text.ts";
import { decodeInPieces } from "./decode-in-pieces.ts";
import type { DropsContext } from "./drops-context.ts";

/** Formats that are text, whatever they are called. */
const TEXT_FORMATS: ReadonlySet<string> = new Set([
  "csv",
  "json",
  "geojson",
  "topojson",
  "kml",
  "gpx",
  "gltf",
  "vtt",
  "srt",
  "txt",
]);

/** Whether a file is a text that is looked through. */
export const isText = ({ facts, mediaType }: Pick<LibraryFile, "facts" | "mediaType">): boolean =>
  mediaType.startsWith("text/") || TEXT_FORMATS.has(facts.format);

/** Whether nobody looks into a file for what is people's: a text in another coat, an archive. */
export const isUnread = (file: Pick<LibraryFile, "facts" | "mediaType">): boolean =>
  (file.facts.kind === "document" || file.facts.kind === "archive") && !isText(file);

/** Finding for a file that could not be read to its end. */
const UNREAD: PersonalData = { kind: "unread", count: 1 };

/** Text in which the separator of a table is looked for, signs. */
const HEAD_SIGNS = 65_536;

function readerOf({ format }: LibraryFile["facts"], head: string, look: LookAtCell): CellReader {
  if (format === "csv") return createTableCells(readDelimited(head.slice(0, HEAD_SIGNS)).separator, look);
  return ["json", "geojson", "topojson"].includes(format) ? createJsonCells(look) : createTextLines(look);
}

/** Looks through a text to its end. */
export async function lookThroughText(
  { facts }: Pick<LibraryFile, "facts">,
  bytes: Uint8Array,
  encoding: TextEncoding,
): Promise<readonly PersonalData[]> {
  const columns = createPersonalColumns();
  let reader: CellReader | null = null;
  for await (const piece of decodeInPieces(bytes, encoding)) {
    reader ??= readerOf(facts, piece, columns.look);
    reader.push(piece);
  }
  reader?.end();
  return columns.found();
}

/** Looks through every sheet of a workbook. */
export async function lookThroughWorkbook(bytes: Uint8Array): Promise<readonly PersonalData[]> {
  const sheets = await readSheets(bytes);
  if (sheets === null) return [UNREAD];
  const columns = createPersonalColumns();
  for (const [names = [], ...rows] of sheets)
    for (const row of [names, ...rows])
      for (const [at, cell] of row.entries())
        if (cell !== "") columns.look(row === names ? "" : (names[at] ?? ""), cell);
  return columns.found();
}

/** Looks through the tables of a GeoPackage. */
export async function lookThroughPackage(
  { files }: Pick<DropsContext, "files">,
  { hash }: LibraryFile,
): Promise<readonly PersonalData[]> {
  const columns = createPersonalColumns();
  try {
    const signal = AbortSignal.timeout(LONGEST_LOOK_MS);
    await files.withContent({ hash, signal }, (path) => lookAtPackage(path, columns.look));
    return columns.found();
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    return [...columns.found(), UNREAD];
  }
}

/** As long as a file of fifty megabytes may take to come from the store. */
const LONGEST_LOOK_MS = 60_000;
