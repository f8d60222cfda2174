import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { isMissing, readPeriod } from "@nv/tables";
import { figureIn, isOfFigures } from "./cell-key.ts";
import { MOST, type TableColumn, type TableConfig } from "./config.ts";
import { linkOf } from "./core/link-of.ts";
import { cutsOf } from "./draw/heat.ts";
import { seenColumns } from "./draw/seen-table.ts";

/** Cells that are told as wrong: a column of another kind has as many as rows. */
const MOST_TOLD = 20;
const MOST_CUTS = 6;

/** Returns the reason why a cell cannot stand in a column; empty when it can. */
function cellProblem(column: TableColumn, cell: string): string {
  if (isMissing(cell)) return "";
  if (isOfFigures(column)) return figureIn(cell) === null ? "no es un número" : "";
  if (column.kind === "date") return readPeriod(cell, "day-first") === null ? "no es una fecha" : "";
  if (column.kind !== "link" || linkOf(cell) !== null) return "";
  return "no es un enlace: escribe una dirección que empiece por https://, o [texto](https://…)";
}

function sizeProblems({ rows, columns }: TableConfig["data"]): readonly FieldProblem[] {
  const say = (message: string): readonly FieldProblem[] => [{ field: "data.rows", message }];
  const cells = rows.length * columns.length;
  if (cells > MOST.cells)
    return say(
      `La tabla tiene ${formatNumber(cells)} celdas y caben ${formatNumber(MOST.cells)}, que es lo que un teléfono abre sin esperar: quita columnas o filas`,
    );
  const letters = rows.reduce((sum, row) => sum + row.reduce((inside, cell) => inside + cell.length, 0), 0);
  if (letters > MOST.letters)
    return say(
      `La tabla tiene ${formatNumber(letters)} letras y caben ${formatNumber(MOST.letters)}: acorta los textos o quita filas`,
    );
  const wrong = rows.findIndex((row) => row.length !== columns.length);
  if (wrong === -1) return [];
  const message = `La fila tiene ${rows[wrong]?.length ?? 0} celdas y la tabla ${columns.length} columnas`;
  return [{ field: `data.rows.${wrong}`, message }];
}

function cellProblems({ rows, columns }: TableConfig["data"]): readonly FieldProblem[] {
  const found: FieldProblem[] = [];
  for (const [row, cells] of rows.entries())
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] ?? "";
      const problem = found.length < MOST_TOLD ? cellProblem(column, cell) : "";
      if (problem !== "")
        found.push({
          field: `data.rows.${row}.${at}`,
          message: `Fila ${row + 1}, columna «${column.name}»: «${cell}» ${problem}`,
        });
    }
  return found;
}

function cutProblem(column: TableColumn): string {
  const cuts = cutsOf(column);
  if (cuts === null) return "Escribe números con punto y coma entre ellos: «5; 7,5; 10»";
  if (cuts.length === 0) return "Faltan los cortes: «5; 7,5; 10»";
  if (cuts.length > MOST_CUTS) return `Como mucho ${MOST_CUTS} cortes: más colores no se distinguen`;
  return cuts.every((cut, at) => at === 0 || cut > (cuts[at - 1] ?? cut)) ? "" : "Van de menor a mayor, sin repetir";
}

function columnProblems(columns: readonly TableColumn[]): readonly FieldProblem[] {
  const names = columns.map(({ name }) => name);
  return columns.flatMap((column, at): readonly FieldProblem[] => {
    const say = (part: string, message: string) =>
      message === "" ? [] : [{ field: `data.columns.${at}.${part}`, message }];
    const twice = names.indexOf(column.name) === at ? "" : `«${column.name}» está dos veces`;
    const isDrawn = column.look !== "plain";
    const notDrawn = isDrawn && !isOfFigures(column) ? "Solo se dibujan números y porcentajes" : "";
    const isHeat = column.look === "heat" && isOfFigures(column);
    const cuts = isHeat && column.scale === "cuts" ? cutProblem(column) : "";
    const isWrongMiddle = column.middle !== "" && figureIn(column.middle) === null;
    const middle = isHeat && column.scale === "diverging" && isWrongMiddle ? "Escribe un número" : "";
    return [...say("name", twice), ...say("look", notDrawn), ...say("cuts", cuts), ...say("middle", middle)];
  });
}

/** Lists columns and rows that are named and are not there. */
function namedProblems(config: TableConfig): readonly FieldProblem[] {
  const { data, groupBy, order, marks } = config;
  const none = (field: string, name: string): readonly FieldProblem[] =>
    name === "" || data.columns.some((column) => column.name === name)
      ? []
      : [{ field, message: `No hay ninguna columna «${name}»` }];
  const seen = seenColumns(config);
  const unseen =
    data.columns.length > 0 && seen.length === 0
      ? [{ field: "data.columns", message: "No se ve ninguna columna: enseña al menos una" }]
      : [];
  const first = seen[0]?.at ?? 0;
  const names = new Set(data.rows.map((cells) => cells[first] ?? ""));
  const marked = marks.flatMap(({ name }, at): readonly FieldProblem[] => {
    const field = `marks.${at}.name`;
    if (marks.findIndex((mark) => mark.name === name) < at) return [{ field, message: `«${name}» está dos veces` }];
    return data.rows.length === 0 || names.has(name) ? [] : [{ field, message: `No hay ninguna fila «${name}»` }];
  });
  return [...none("groupBy", groupBy), ...none("order.column", order.column), ...unseen, ...marked];
}

/** Lists the problems of a table that no schema sees. */
export function tableRules(config: TableConfig): readonly FieldProblem[] {
  const { data, countOf } = config;
  // A count tells its columns when it is drawn.
  if (countOf !== "" && data.rows.length === 0) return [];
  const ofTable = [...sizeProblems(data), ...columnProblems(data.columns)];
  return ofTable.length > 0 ? ofTable : [...cellProblems(data), ...namedProblems(config)];
}

/** Lists what keeps a table from being published, though not from being kept while it is made. */
export function tableFileRules(config: TableConfig): readonly FieldProblem[] {
  const has = config.data.rows.length > 0 && seenColumns(config).length > 0;
  return has ? [] : [{ field: "data.rows", message: "Todavía no hay datos: pega una tabla" }];
}
