import { GRAPHIC_LIMITS } from "@nv/contracts";
import { type ImportedRow, type ImportReport, ImportRequest, RegisterGraphic } from "@nv/contracts/schemas";
import { normalizeConfig, withTypes } from "@nv/graphic-types";
import { chartIdIn, referenceOf } from "@nv/piece-parts";
import { readDelimited, type TableRow, tableProblemText } from "@nv/tables";
import { parse } from "../../../http/parse.ts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { foldWords } from "../../../platform/records/core/fold-words.ts";
import { findBySource } from "../graphics.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { requireFinished } from "../piece/normalize-config.ts";
import { registerGraphic } from "../register-graphic.service.ts";

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

/** Reads the texts of a row, before its service is asked. */
function readCells(row: readonly string[], columns: ReadonlyMap<Column, number>): RowTexts {
  const cell = (column: Column) => (row[columns.get(column) ?? -1] ?? "").trim();
  return {
    source: cell("source"),
    title: cell("title"),
    author: cell("author"),
    section: cell("section"),
    tags: cell("tags"),
    altText: cell("altText"),
    sourceLine: cell("sourceLine"),
    credit: cell("credit"),
    note: cell("note"),
  };
}

type RowTexts = Readonly<Record<Column, string>>;

/** A row that has no title has the one of its service, and with it what the service says besides. @throws {Problem} `FIELDS_INVALID`. */
async function completed({ datawrapper }: GraphicsContext, texts: RowTexts, key: string): Promise<RowTexts> {
  const chart = chartIdIn(referenceOf(key));
  if (texts.title !== "") return texts;
  if (chart === null) throw invalidFields([{ field: "title", message: "Falta el título: solo Datawrapper lo da" }]);
  try {
    const { title, altText, sourceName } = await datawrapper.chart(chart);
    return { ...texts, title, altText: texts.altText || altText, sourceLine: texts.sourceLine || sourceName };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "SERVICE_NOT_FOUND")
      throw invalidFields([{ field: "source", message: `Datawrapper no tiene ningún gráfico ${chart}` }]);
    throw invalidFields([{ field: "title", message: `Falta el título, y no se puede preguntar. ${error.message}` }]);
  }
}

function toRegistration({ source, tags, ...texts }: RowTexts): RegisterGraphic {
  const list = tags
    .split(/[,|;]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return parse(Registration, { ...texts, tags: list, config: { type: "external", source } });
}

/**
 * Registers a table of links, a row at a time. Started again after a process ended, it finds the rows that were done as
 * existing ones. A trial comes to the same as the deed.
 */
export function createImportHandler(context: GraphicsContext): JobHandler {
  const { cdnBase } = context.datawrapper.settings;

  /** @param seen - What earlier rows have. @throws {Problem} When the row is wrong. */
  async function importRow(
    texts: RowTexts,
    seen: Set<string>,
    register: ((input: RegisterGraphic) => Promise<unknown>) | null,
  ): Promise<Omit<ImportedRow, "row">> {
    const written = { type: "external", source: texts.source };
    // Nobody is there who would finish it.
    requireFinished(written, cdnBase);
    const { config, sourceKey } = normalizeConfig(written, cdnBase);
    const key = sourceKey ?? "";
    const { type } = config;
    if (seen.has(key)) return { outcome: "repeated", title: texts.title, type };
    const existing = await findBySource(context.db, key);
    if (existing !== undefined) return { outcome: "existing", title: existing.title, type };
    const input = toRegistration(await completed(context, texts, key));
    try {
      await register?.(input);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "GRAPHIC_EXISTS") throw error;
      return { outcome: "existing", title: input.title, type };
    }
    seen.add(key);
    return { outcome: "registered", title: input.title, type };
  }

  return async ({ payload, actor, progress, log }): Promise<ImportReport> => {
    const { text, isTrial } = parse(ImportRequest, payload);
    const { header, rows } = readImport(text);
    const columns = columnsOf(header);
    const items: ImportedRow[] = [];
    const problems: ImportReport["problems"] = [];
    const seen = new Set<string>();
    const register = isTrial ? null : (input: RegisterGraphic) => registerGraphic(context, input, actor);
    for (const [index, { number, cells }] of rows.entries()) {
      try {
        items.push({ row: number, ...(await importRow(readCells(cells, columns), seen, register)) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        items.push({ row: number, outcome: "wrong", title: "", type: "external" });
        for (const { field, message } of error.details.fields ?? [{ field: "", message: error.message }]) {
          const column = field.startsWith("config") ? "source" : field;
          const name = isColumn(column) ? (header[columns.get(column) ?? -1] ?? column) : column;
          if (problems.length < MOST_PROBLEMS) problems.push({ row: number, column: name, message });
        }
      }
      if (index % ROWS_PER_REPORT === 0) await progress(index / rows.length, `Fila ${index + 1} de ${rows.length}`);
    }
    const count = (...outcomes: readonly ImportedRow["outcome"][]) =>
      items.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const [registered, existing] = [count("registered"), count("existing", "repeated")];
    // A trial, and a table of what was there already, registered nothing.
    if (!isTrial && registered > 0) {
      const details = { registered, rows: rows.length };
      await context.noteInAudit(context.database.kysely, { action: "graphics_imported", actor, details });
    }
    log(`${registered} registered, ${existing} existing, ${problems.length} problems`);
    return { isTrial, rows: rows.length, registered, existing, items, problems };
  };
}
