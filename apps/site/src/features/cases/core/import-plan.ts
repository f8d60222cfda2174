import type { CaseComparison, CaseImported } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";

/** Decision of a person about a row that may be an existing case; empty while they have made none. */
export type Decision = "" | "new" | "same";
/** By row of the file. */
export type Decisions = Readonly<Record<number, Decision>>;

/** New rows without a fault. */
function comingRows({ added, faults }: CaseComparison): CaseComparison["added"] {
  const faulty = new Set(faults.map(({ row }) => row));
  return added.filter(({ row }) => !faulty.has(row));
}

/** Rows that may be a case that is there, of which nobody has said. */
export function undecidedRows(comparison: CaseComparison, decisions: Decisions): number[] {
  return comingRows(comparison)
    .filter(({ row, like }) => like.length > 0 && !decisions[row])
    .map(({ row }) => row);
}

/** Rows that stay out: those that a person found to be a case that is there, and those with a fault that the server told. */
export function rowsLeftOut(comparison: CaseComparison, decisions: Decisions): number[] {
  const known = comingRows(comparison).filter(({ row, like }) => like.length > 0 && decisions[row] === "same");
  return [...new Set([...known, ...comparison.faults].map(({ row }) => row))];
}

/** Describes how the rows of a table were understood, in a sentence or two. */
export function readRowsText({
  isReading,
  good,
  faulty,
}: {
  readonly isReading: boolean;
  readonly good: number;
  readonly faulty: number;
}): string {
  if (isReading) return "Leyendo las filas…";
  const count = (many: number) => formatCount(many, "fila", "filas", "feminine");
  const understood =
    good === 0 ? "Todavía no se entiende ninguna fila." : `Se ${good === 1 ? "entiende" : "entienden"} ${count(good)}.`;
  return faulty === 0 ? understood : `${understood} Con fallos hay ${count(faulty)}.`;
}

/** Describes what would change, in a sentence. */
export function comparisonText({ added, changed, missing, equal, faults }: CaseComparison): string {
  const parts = [
    ...(added.length > 0 ? [formatCount(added.length, "caso nuevo", "casos nuevos")] : []),
    ...(changed.length > 0 ? [formatCount(changed.length, "caso que cambia", "casos que cambian")] : []),
    ...(missing.length > 0 ? [formatCount(missing.length, "caso que se retira", "casos que se retiran")] : []),
    ...(equal > 0 ? [formatCount(equal, "caso que ya está igual", "casos que ya están igual")] : []),
    ...(faults.length > 0 ? [formatCount(faults.length, "falta por corregir", "faltas por corregir", "feminine")] : []),
  ];
  return parts.length === 0 ? "No hay nada que traer." : `Hay ${parts.join(", ")}.`;
}

/**
 * Describes what was imported, in a sentence.
 *
 * @param faultyRows - Rows that wait to be mended.
 */
export function importedText({ added, changed, retired, leftOut }: CaseImported, faultyRows: number): string {
  const parts = [
    formatCount(added, "caso nuevo", "casos nuevos"),
    formatCount(changed, "cambiado", "cambiados"),
    ...(retired > 0 ? [formatCount(retired, "retirado", "retirados")] : []),
    ...(leftOut > 0 ? [formatCount(leftOut, "fila que se queda fuera", "filas que se quedan fuera", "feminine")] : []),
  ];
  const waiting =
    faultyRows === 0
      ? ""
      : ` En la tabla ${faultyRows === 1 ? "queda" : "quedan"} ${formatCount(faultyRows, "fila", "filas", "feminine")} por corregir.`;
  return `Hecho: ${parts.join(", ")}. Los nuevos y los cambiados son borradores hasta que otra persona los verifique.${waiting}`;
}

/**
 * Returns the reason why rows cannot be imported yet; empty when they can.
 *
 * @param faultyRows - Rows of the file that are not among those that were compared.
 */
export function importRefusal(
  comparison: CaseComparison,
  {
    isWhole,
    faultyRows,
    decisions,
  }: { readonly isWhole: boolean; readonly faultyRows: number; readonly decisions: Decisions },
): string {
  const { added, changed, missing, faults } = comparison;
  if (isWhole && faultyRows + faults.length > 0)
    return "Con filas por corregir, un archivo entero retiraría casos que sí tiene: corrígelas antes.";
  const left = undecidedRows(comparison, decisions).length;
  if (left === 1) return "Di antes qué es la fila que se parece a un caso que ya está.";
  if (left > 1) return `Di antes qué son las ${left} filas que se parecen a casos que ya están.`;
  const out = new Set(rowsLeftOut(comparison, decisions));
  const taken = [...added, ...changed].filter(({ row }) => !out.has(row)).length + missing.length;
  return taken === 0 ? "No hay nada que traer." : "";
}
