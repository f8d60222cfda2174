import { GRAPHIC_LIMITS } from "@nv/contracts";
import { type ImportReport, ImportRequest, RegisterGraphic } from "@nv/contracts/schemas";
import { withTypes } from "@nv/graphic-types";
import { readDelimited, type TableRow, tableProblemText } from "@nv/tables";
import { parse } from "../../http/parse.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { findBySource } from "./graphics.repository.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { normalizeConfig } from "./normalize-config.ts";
import { registerGraphic } from "./register-graphic.service.ts";

const Registration = withTypes(RegisterGraphic);

/** Kind of the job that registers a table of links. */
export const IMPORT_JOB = "graphics.import";

/** Rows between two reports of progress. */
const ROWS_PER_REPORT = 20;

/** Problems that are told; a table of which more is wrong is wrong as a whole. */
const MOST_PROBLEMS = 500;

/** Columns that are understood, by any of their names without accents. */
const COLUMNS = {
  source: ["url", "enlace", "direccion", "id", "codigo", "fuente url", "grafico"],
  title: ["titulo", "title", "titular", "nombre"],
  author: ["autor", "autora", "autoria", "author"],
  section: ["seccion", "section"],
  tags: ["etiquetas", "tags"],
  altText: ["texto alternativo", "alt", "descripcion"],
  sourceLine: ["fuente", "source", "fuente de los datos"],
  credit: ["credito", "credit", "firma"],
  note: ["nota", "notas", "note"],
} as const;

type Column = keyof typeof COLUMNS;

function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  header.forEach((name, index) => {
    const folded = foldWords(name).join(" ");
    for (const [column, names] of Object.entries(COLUMNS)) {
      const known: readonly string[] = names;
      if (isColumn(column) && known.includes(folded) && !found.has(column)) found.set(column, index);
    }
  });
  if (!found.has("source"))
    throw invalidFields([
      { field: "text", message: "Falta una columna «url» o «id»: la primera fila lleva los nombres" },
    ]);
  return found;
}

const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

/** @throws {Problem} `FIELDS_INVALID` when its quotes are wrong: whole rows would end in one cell. */
function readImport(text: string): { readonly header: readonly string[]; readonly rows: readonly TableRow[] } {
  const { rows: all, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) throw invalidFields([{ field: "text", message: tableProblemText(problem) }]);
  const [header, ...rows] = all;
  return { header: header?.cells ?? [], rows };
}

/** Checks a pasted table before the work is ordered. @throws {Problem} `FIELDS_INVALID`. */
export function checkImport(text: string): void {
  const { header, rows } = readImport(text);
  columnsOf(header);
  if (rows.length === 0) throw invalidFields([{ field: "text", message: "No hay ninguna fila debajo de los nombres" }]);
  if (rows.length > GRAPHIC_LIMITS.importRows)
    throw invalidFields([{ field: "text", message: `Como mucho ${GRAPHIC_LIMITS.importRows} filas de una vez` }]);
}

function readRow(row: readonly string[], columns: ReadonlyMap<Column, number>): RegisterGraphic {
  const cell = (column: Column) => (row[columns.get(column) ?? -1] ?? "").trim();
  const source = cell("source");
  return parse(Registration, {
    title: cell("title") || source,
    author: cell("author"),
    section: cell("section"),
    tags: cell("tags")
      .split(/[,|;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    altText: cell("altText"),
    sourceLine: cell("sourceLine"),
    credit: cell("credit"),
    note: cell("note"),
    config: { type: "external", source },
  });
}

/**
 * Registers a table of links, a row at a time. Started again after a process ended, it finds the rows that were done as
 * existing ones.
 */
export function createImportHandler(context: GraphicsContext): JobHandler {
  const { cdnBase } = context.datawrapper.settings;

  async function importRow(input: RegisterGraphic, isTrial: boolean, actor: Parameters<typeof registerGraphic>[2]) {
    const { sourceKey } = normalizeConfig(input.config, cdnBase);
    if (isTrial) return (await findBySource(context.db, sourceKey ?? "")) === undefined ? "registered" : "existing";
    try {
      await registerGraphic(context, input, actor);
      return "registered";
    } catch (error) {
      if (error instanceof Problem && error.code === "GRAPHIC_EXISTS") return "existing";
      throw error;
    }
  }

  return async ({ payload, actor, progress, log }): Promise<ImportReport> => {
    const { text, isTrial } = parse(ImportRequest, payload);
    const { header, rows } = readImport(text);
    const columns = columnsOf(header);
    const report: ImportReport = { isTrial, rows: rows.length, registered: 0, existing: 0, problems: [] };
    for (const [index, { number, cells }] of rows.entries()) {
      try {
        report[await importRow(readRow(cells, columns), isTrial, actor)] += 1;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        for (const { field, message } of error.details.fields ?? [{ field: "", message: error.message }]) {
          const column = field.startsWith("config") ? "source" : field;
          const name = isColumn(column) ? (header[columns.get(column) ?? -1] ?? column) : column;
          if (report.problems.length < MOST_PROBLEMS) report.problems.push({ row: number, column: name, message });
        }
      }
      if (index % ROWS_PER_REPORT === 0) await progress(index / rows.length, `Fila ${index + 1} de ${rows.length}`);
    }
    log(`${report.registered} registered, ${report.existing} existing, ${report.problems.length} problems`);
    return report;
  };
}
