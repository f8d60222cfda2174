import { readFile } from "node:fs/promises";
import type { TableFacts } from "@nv/contracts/schemas";
import { readDelimited, readTable, tableProblemText } from "@nv/tables";
import { openZip } from "../archives/open-zip.ts";
import { MediaError } from "../maker.ts";
import { createRowCounter } from "./count-rows.ts";
import { textChunks } from "./text-chunks.ts";
import { readHead, textOfHead } from "./text-head.ts";

/** Most that a workbook may unpack to, bytes: it is read whole, and takes ten times that in memory. */
const WORKBOOK_MOST_BYTES = 60_000_000;

/** Parts of a workbook repeat themselves more than anything else that is packed. */
const WORKBOOK_LIMITS = { archiveFiles: 2000, unpackedBytes: WORKBOOK_MOST_BYTES, unpackedRatio: 1000 };

/** As {@link TableFacts.columns}. */
const MOST_COLUMNS = 100;

const NO_LIMIT = { maxRows: Number.MAX_SAFE_INTEGER - 1, maxColumns: Number.MAX_SAFE_INTEGER };

const namesOf = (cells: readonly string[]) => cells.slice(0, MOST_COLUMNS).map((cell) => cell.trim());

/** Facts of a delimited text, of any length: its columns from its beginning, its rows by counting. */
export async function csvFacts(path: string, signal: AbortSignal): Promise<TableFacts> {
  const head = readDelimited(textOfHead(await readHead(path)) ?? "", { limits: NO_LIMIT });
  const first = head.rows[0];
  if (first === undefined) throw new MediaError("La tabla está vacía.");
  const counter = createRowCounter(head.separator);
  for await (const text of textChunks(path, signal)) counter.push(text);
  return { kind: "table", format: "csv", rows: Math.max(0, counter.end() - 1), columns: namesOf(first.cells) };
}

/** Facts of a workbook: of its first sheet. */
export async function xlsxFacts(path: string, signal: AbortSignal): Promise<TableFacts> {
  const zip = await openZip(path, WORKBOOK_LIMITS).catch((cause: unknown) => {
    if (!(cause instanceof MediaError)) throw cause;
    const why = `La hoja de cálculo está rota, tiene contraseña o es demasiado grande para leerla (como mucho, ${WORKBOOK_MOST_BYTES / 1e6} MB descomprimida).`;
    throw new MediaError(`${why} Guárdala como CSV y tráela otra vez.`, { cause });
  });
  zip.close();
  signal.throwIfAborted();
  const { rows, problems } = await readTable(await readFile(path), {}, { maxRows: 1_100_000, maxColumns: 16_384 });
  const problem = problems[0];
  if (problem !== undefined) throw new MediaError(`No se puede leer la hoja de cálculo. ${tableProblemText(problem)}`);
  return { kind: "table", format: "xlsx", rows: Math.max(0, rows.length - 1), columns: namesOf(rows[0]?.cells ?? []) };
}
