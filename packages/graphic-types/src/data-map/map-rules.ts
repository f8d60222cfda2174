import type { FieldProblem } from "@nv/contracts/schemas";
import { formatCount, formatNumber } from "@nv/spanish";
import { isMissing, readNumber } from "@nv/tables";
import { type AroundParts, type MapData, MOST, type ScaleParts, weightOf } from "./map-parts.ts";
import { columnAt, textValue } from "./values/map-values.ts";
import { categoriesOf, limitsByHand, middleOf } from "./values/value-scale.ts";

/** Rows that are told by name. */
const MOST_TOLD = 6;

/** Names some things, and tells that there are more. */
export function toldNames(names: readonly string[]): string {
  const told = names.slice(0, MOST_TOLD).map((name) => `«${name}»`);
  const more = names.length - told.length;
  return more > 0 ? `${told.join(", ")} y ${formatNumber(more)} más` : told.join(", ");
}

function sizeProblems(data: MapData): readonly FieldProblem[] {
  if (weightOf(data) > MOST.weight)
    return [
      {
        field: "data.rows",
        message: "La tabla pesa demasiado para guardarla: deja la columna del lugar y las que se enseñan",
      },
    ];
  const wrong = data.rows.findIndex((cells) => cells.length !== data.columns.length);
  if (wrong === -1) return [];
  const message = `La fila tiene ${data.rows[wrong]?.length ?? 0} celdas y la tabla ${data.columns.length} columnas`;
  return [{ field: `data.rows.${wrong}`, message }];
}

function columnProblems({ columns }: MapData): readonly FieldProblem[] {
  const names = columns.map(({ name }) => name);
  return names.flatMap((name, at) =>
    names.indexOf(name) === at ? [] : [{ field: `data.columns.${at}.name`, message: `«${name}» está dos veces` }],
  );
}

/** Areas that two rows are of. */
function twiceProblems({ rows, codes }: MapData, placeAt: number): readonly FieldProblem[] {
  const first = new Map<string, number>();
  const twice: string[] = [];
  for (const [row, code] of codes.entries()) {
    if (code === "") continue;
    if (first.has(code)) twice.push(rows[row]?.[placeAt] ?? code);
    else first.set(code, row);
  }
  if (twice.length === 0) return [];
  return [{ field: "data.rows", message: `Dos filas son de la misma área: ${toldNames(twice)}. Deja una` }];
}

/** Cells of a column of figures that are none. */
export function figureProblems({ rows, columns }: MapData, column: string): readonly FieldProblem[] {
  const at = columns.findIndex(({ name }) => name === column);
  const wrong = rows.findIndex((cells) => {
    const cell = (cells[at] ?? "").trim();
    return !isMissing(cell) && !["*", "**", "c"].includes(cell) && readNumber(cell, ",") === null;
  });
  if (at === -1 || wrong === -1) return [];
  return [
    {
      field: `data.rows.${wrong}.${at}`,
      message: `Fila ${wrong + 1}, columna «${column}»: «${rows[wrong]?.[at] ?? ""}» no es un número`,
    },
  ];
}

/** Lists what is wrong with the table of a map. */
export function dataProblems(
  data: MapData,
  value: string,
  scale: ScaleParts["scale"],
  placeAt = 0,
): readonly FieldProblem[] {
  const ofTable = [...sizeProblems(data), ...columnProblems(data)];
  if (ofTable.length > 0 || value === "") return ofTable;
  if (scale !== "categories") return [...twiceProblems(data, placeAt), ...figureProblems(data, value)];
  const at = columnAt(data, value);
  const names = categoriesOf(data.rows.map((cells) => textValue(cells[at] ?? "")));
  const many = `«${value}» tiene ${formatCount(names.length, "categoría", "categorías", "feminine")} y caben ${MOST.categories}: junta las menores en «Otros»`;
  return [
    ...twiceProblems(data, placeAt),
    ...(names.length > MOST.categories ? [{ field: "value", message: many }] : []),
  ];
}

/** Lists what is wrong with how values become colours. */
export function scaleProblems(parts: ScaleParts): readonly FieldProblem[] {
  const { scale, method, middle } = parts;
  if (scale === "categories") return [];
  if (scale === "sides" && middle !== "" && readNumber(middle, ",") === null)
    return [{ field: "middle", message: "Escribe un número" }];
  if (method !== "hand") return [];
  const limits = limitsByHand(parts.limits);
  const say = (message: string) => [{ field: "limits", message }];
  if (limits === null) return say("Escribe números de menor a mayor, con punto y coma entre ellos: «5; 7,5; 10»");
  if (limits.length === 0) return say("Faltan los límites: «5; 7,5; 10»");
  if (limits.length >= MOST.classes) return say(`Como mucho ${MOST.classes - 1} límites: más colores no se distinguen`);
  if (scale === "sides" && !limits.includes(middleOf(parts)))
    return say("El valor del medio tiene que ser uno de los límites");
  return [];
}

/** Tells the rows without an area, which nobody would see, unless somebody said that they are known. */
export function leftOverProblems({
  data,
  leavesOut,
  place,
}: Pick<AroundParts, "leavesOut"> & { readonly data: MapData; readonly place: string }): readonly FieldProblem[] {
  const at = Math.max(0, columnAt(data, place));
  const left = data.rows.flatMap((cells, row) => ((data.codes[row] ?? "") === "" ? [cells[at] ?? ""] : []));
  if (leavesOut || left.length === 0) return [];
  const count = left.length === 1 ? "Una fila no tiene" : `${formatNumber(left.length)} filas no tienen`;
  return [
    {
      field: "leavesOut",
      message: `${count} área: ${toldNames(left)}. Elige cuál es, corrígela en la tabla, o di que se queda fuera`,
    },
  ];
}
