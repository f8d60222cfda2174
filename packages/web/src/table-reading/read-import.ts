import { formatCount, formatNumber } from "@nv/spanish";
import {
  encodingNotice,
  readTable,
  type SheetFacts,
  type TableCorrections,
  tableProblemText,
  tableText,
} from "@nv/tables";

/** Limits of a table that is brought, and the sheet of it that is wanted. */
export interface BringOptions extends Pick<TableCorrections, "sheet"> {
  /** Most rows that the tool takes; what has many more is not even written down. */
  readonly mostRows: number;
}

/** A table that was brought, as the text that every tool reads. */
export interface ImportedText {
  /** Empty where it could not be read. */
  readonly text: string;
  /** Reason why it could not be read; empty where it could. */
  readonly problem: string;
  /** Sentences on what nobody should miss: the encoding, hidden rows; empty for nothing. */
  readonly notice: string;
  /** Sheets of the file, and the one that was read. */
  readonly sheets: readonly SheetFacts[];
  readonly sheet: number;
}

/** Rows beside the data that a table may have: titles, names, notes. */
const ROWS_BESIDE = 100;

function hiddenNotice(facts: SheetFacts | undefined): string {
  const { hiddenLines = 0, isHidden = false } = facts ?? {};
  const lines =
    hiddenLines === 0
      ? ""
      : `En la hoja hay ${formatCount(hiddenLines, "fila o columna oculta", "filas o columnas ocultas", "feminine")}: también se leen.`;
  return [isHidden ? "La hoja está oculta en el archivo." : "", lines].filter(Boolean).join(" ");
}

/** Reads the bytes of a table that somebody brought: as heavy as they are long, so that it is done in a thread of its own. */
export async function readTableImport(bytes: Uint8Array, { sheet, mostRows }: BringOptions): Promise<ImportedText> {
  const { rows, problems, source } = await readTable(bytes, sheet === undefined ? {} : { sheet });
  const told = { sheets: source.sheets, sheet: source.sheet };
  const [problem] = problems;
  if (problem !== undefined) return { ...told, text: "", notice: "", problem: tableProblemText(problem) };
  if (rows.length > mostRows + ROWS_BESIDE) {
    const count = `Tiene ${formatNumber(rows.length)} filas y caben ${formatNumber(mostRows)}.`;
    return { ...told, text: "", notice: "", problem: count };
  }
  const encoding = source.encoding === null ? "" : encodingNotice(source.encoding);
  const notice = [encoding, hiddenNotice(source.sheets[source.sheet])].filter(Boolean).join(" ");
  return { ...told, text: tableText(rows), problem: "", notice };
}
