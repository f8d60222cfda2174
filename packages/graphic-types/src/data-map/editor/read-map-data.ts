import type { AreaMatcher } from "@nv/geography";
import { formatCount, formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import {
  figureText,
  isMissing,
  type PlainTable,
  plainTable,
  readDelimited,
  readNumber,
  type TableReading,
  tableProblemText,
} from "@nv/tables";
import { type MapData, MOST } from "../map-parts.ts";

/** A table that somebody pasted for a map: what was understood, or why it cannot be taken. */
export interface ReadMapData {
  readonly plain: PlainTable;
  /** `null` where it cannot be read. */
  readonly data: MapData | null;
  readonly understood: string;
  readonly fault: string;
}

/** Rows beside the data that a table may have: titles, names, notes. */
const ROWS_BESIDE = 100;

const QUESTIONS = {
  mark: "No se sabe si el punto o la coma separa miles o decimales («1.234» puede ser mil doscientos treinta y cuatro o uno y pico): dilo en la pregunta de esa columna",
  order:
    "No se sabe si va antes el día o el mes («03/05/2026» puede ser el 3 de mayo o el 5 de marzo): dilo en la pregunta de esa columna",
  brackets: "No se sabe si lo que va entre paréntesis es negativo: dilo en la pregunta de esa columna",
} as const;

const NOTHING = plainTable([]);

const fault = (sentence: string, plain: PlainTable = NOTHING): ReadMapData => ({
  ...{ plain, data: null, understood: "", fault: sentence },
});

const tooMany = (rows: number) =>
  `La tabla tiene ${formatNumber(rows)} filas y caben ${formatNumber(MOST.rows)}: deja las de las áreas del mapa`;

/** A cell as it is kept: a figure so that it has one reading, a mark of what is missing where there is one. */
function keptCell(kind: "text" | "number", cell: string, flag: string | undefined): string {
  const text = cell.trim();
  if (kind === "number" && isMissing(text)) return flag ?? text;
  const value = kind === "number" ? readNumber(text, ",") : null;
  return value === null ? text : figureText(value);
}

/** Reads what somebody pasted for a map: names in the first row, and below a row an area. */
export function readMapData(text: string, reading: TableReading): ReadMapData {
  const { rows: brought, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) return fault(tableProblemText(problem));
  if (brought.length > MOST.rows + ROWS_BESIDE) return fault(tooMany(brought.length - 1));
  const plain = plainTable(brought, reading);
  const [head, ...rows] = plain.rows;
  if (head === undefined || rows.length === 0)
    return fault("Hacen falta una fila con los nombres de las columnas y al menos otra con datos", plain);
  if (rows.length > MOST.rows) return fault(tooMany(rows.length), plain);
  const used = plain.columns
    .map((column, at) => ({ column, at }))
    .filter(({ column, at }) => column.name.trim() !== "" || rows.some(({ cells }) => !isMissing(cells[at] ?? "")));
  if (used.length > MOST.columns) return fault(`La tabla tiene ${used.length} columnas y caben ${MOST.columns}`, plain);
  const unnamed = used.find(({ column }) => column.name.trim() === "");
  if (unnamed !== undefined) return fault(`La columna ${unnamed.at + 1} no tiene nombre en la primera fila`, plain);
  const [question] = plain.asked;
  if (question !== undefined) return fault(QUESTIONS[question.kind], plain);
  const flagOf = new Map(plain.flags.map((one) => [`${one.row}:${one.column}`, one]));
  const columns = used.map(({ column }) => ({
    name: column.name.trim(),
    kind: column.kind === "number" ? ("number" as const) : ("text" as const),
    unit: column.kind === "number" ? column.unit : "",
  }));
  const flags: MapData["flags"] = [];
  const kept = rows.map(({ number, cells }, row) =>
    used.map(({ at }, place) => {
      const flag = flagOf.get(`${number}:${at}`);
      if (flag?.hasFigure && flags.length < MOST.flags) flags.push({ row, column: place, flag: flag.flag });
      return keptCell(columns[place]?.kind ?? "text", cells[at] ?? "", flag?.flag);
    }),
  );
  const data: MapData = { columns, rows: kept, codes: [], flags };
  const figures = columns.filter(({ kind }) => kind === "number").length;
  const understood =
    `${formatNumber(rows.length, { decimals: 0 })}${NO_BREAK_SPACE}${rows.length === 1 ? "fila" : "filas"} y ` +
    `${formatCount(columns.length, "columna", "columnas", "feminine")}, ${formatCount(figures, "de números", "de números", "feminine")}.`;
  return { plain, data, understood, fault: "" };
}

/** Rows from which a column is told to be that of the place. */
const TRIED = 40;
/** Share of those rows that must be of an area, each of its own. */
const LEAST_SHARE = 0.5;

/** Name of a column that says of which province a municipality is, as the INE and the Ministerio del Interior write it too. */
const PROVINCE_NAME = /^(?:(?:cod(?:igo)?|nombre)? ?(?:de )?prov(?:incia)?s?|cpro)$/;
/** Name of a column of codes: its figures measure nothing. */
const CODE_NAME = /^(?:cod(?:igo)?s?\b|codauto$|cpro$|cmun$|dc$|id$|municipio$)/;

const plainName = ({ name }: { readonly name: string }) =>
  name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Finds the column that says of which province a municipality is; -1 for none. */
const provinceAt = ({ columns }: MapData) => columns.findIndex((column) => PROVINCE_NAME.test(plainName(column)));

/** Proposes the column of the place: that of which most cells are areas, each another one. @returns Its name; empty for none. */
export function placeColumn(data: MapData, matcher: AreaMatcher): string {
  const tried = data.rows.slice(0, TRIED);
  const shares = data.columns.map(({ name }, at) => {
    const found = tried.map((cells) => matcher.match(cells[at] ?? ""));
    const codes = new Set(found.flatMap((one) => (one.kind === "one" ? [one.code] : [])));
    return { name, share: codes.size / Math.max(1, tried.length) };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share >= LEAST_SHARE ? best.name : "";
}

/** Proposes the column that colours a map: the first of figures that are no codes, which is not that of the place. */
export function valueColumn(data: MapData, place: string): string {
  const others = data.columns.filter(({ name }) => name !== place);
  const isCode = (column: { readonly name: string }) =>
    CODE_NAME.test(plainName(column)) || PROVINCE_NAME.test(plainName(column));
  const figures = others.filter(({ kind }) => kind === "number");
  return (figures.find((column) => !isCode(column)) ?? figures[0] ?? others.at(-1))?.name ?? "";
}

/** Finds the area of each row; a row that had one by hand keeps it. */
export function matchedCodes(data: MapData, place: string, matcher: AreaMatcher): readonly string[] {
  const at = data.columns.findIndex(({ name }) => name === place);
  const where = provinceAt(data);
  return data.rows.map((cells) => {
    const found = matcher.match(cells[at] ?? "", where === -1 || where === at ? "" : (cells[where] ?? ""));
    return found.kind === "one" ? found.code : "";
  });
}
