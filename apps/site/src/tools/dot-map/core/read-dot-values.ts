import { type DotValue, readIneCode } from "@nv/geography";
import { formatCount, formatNumber } from "@nv/spanish";
import { readNumber } from "@nv/tables";
import { advice, type Finding, fault } from "@nv/ui/finding";
import { DOT_LAYERS } from "./dot-layers";
import { codeIn, type DotChoices, type DotTable } from "./dot-table";

/** Part of a table that has no area on the map. */
export interface LostValues {
  readonly codes: readonly string[];
  /** Of all of them, in units of the table. */
  readonly value: number;
}

/** Values read from a table, with the findings and the part that cannot be drawn. */
export interface ReadDotValues {
  readonly values: readonly DotValue[];
  readonly findings: readonly Finding[];
  /** Codes that would have an area with the zeros before them that a spreadsheet takes away. */
  readonly lostZeros: number;
  readonly lost: LostValues;
}

/** Land that several municipalities share, and Gibraltar: the atlas numbers them, the institute counts nobody there. */
const SHARED = /^5[34]\d{3}$/;
/** A row that is the sum of the others, and no area. */
const SUM_ROW = /^total(?:es)?\b/i;
/** Rows or codes that a sentence names before it says how many more there are. */
const NAMED = 5;

type CodeVerdict =
  | { readonly kind: "known" | "zeros"; readonly code: string }
  | { readonly kind: "shared" | "unknown" | "empty" };

/** Judges a code: as it is, without its control digit, or with the zeros that it has lost. */
function judgeCode(text: string, figures: number | null, areas: ReadonlySet<string>): CodeVerdict {
  if (text === "") return { kind: "empty" };
  if (areas.has(text)) return { kind: "known", code: text };
  if (figures === null || !/^\d{1,6}$/.test(text)) return { kind: "unknown" };
  if (SHARED.test(text)) return { kind: "shared" };
  const controlled = text.length === figures + 1 ? readIneCode(text) : "CODE_LENGTH";
  if (typeof controlled !== "string" && areas.has(controlled.code)) return { kind: "known", code: controlled.code };
  const whole = text.padStart(figures, "0");
  return text.length < figures && areas.has(whole) ? { kind: "zeros", code: whole } : { kind: "unknown" };
}

function namedOf(texts: readonly string[]): string {
  const more = texts.length - NAMED;
  const shown = texts.slice(0, NAMED).join(", ");
  return more > 0 ? `${shown} y ${formatNumber(more)} más` : shown;
}

const codes = (count: number) => formatCount(count, "código", "códigos");

/** The sentences about codes, the gravest first. */
function codeFindings(
  found: Readonly<Record<"unknown" | "zeros" | "shared", ReadonlySet<string>>>,
  padsZeros: boolean,
) {
  const { unknown, zeros, shared } = found;
  const [firstZeros = ""] = zeros;
  const findings: Finding[] = [];
  const lost = padsZeros ? 0 : zeros.size;
  if (unknown.size + lost > 0) {
    const question =
      lost > 0 ? ` ¿Faltan ceros? A ${codes(lost)} les falta el de delante, como a «${firstZeros}».` : "";
    const list = unknown.size > 0 ? `: ${namedOf([...unknown].map((code) => `«${code}»`))}` : "";
    const count = codes(unknown.size + lost);
    findings.push(fault(`${count.charAt(0).toUpperCase()}${count.slice(1)} sin polígono${list}.${question}`));
  }
  if (padsZeros && zeros.size > 0) findings.push(advice(`Ceros de delante puestos en ${codes(zeros.size)}.`));
  if (shared.size > 0)
    findings.push(
      advice(
        `Fuera se queda ${namedOf([...shared])}: los números 53 y 54 son terrenos que comparten varios municipios y Gibraltar, donde el INE no cuenta a nadie.`,
      ),
    );
  return findings;
}

/**
 * Reads which area gets how much of what.
 *
 * @param areas - Codes that have an area in the layer.
 * @param padsZeros - Whether zeros before a code that a spreadsheet took away are put back.
 */
export function readDotValues(
  { columns, rows }: DotTable,
  { codeColumn, valueColumns, categoryColumn, layer }: DotChoices,
  areas: ReadonlySet<string>,
  padsZeros: boolean,
): ReadDotValues {
  const { figures } = DOT_LAYERS[layer];
  const found = { unknown: new Set<string>(), zeros: new Set<string>(), shared: new Set<string>() };
  const sums = new Map<string, DotValue>();
  const repeated = new Set<string>();
  const wrong: string[] = [];
  let empty = 0;
  const lostCodes = new Set<string>();
  let lostValue = 0;
  let sumRows = 0;
  for (const { number, cells } of rows) {
    const text = codeIn(cells[codeColumn] ?? "");
    if (SUM_ROW.test(text)) {
      sumRows += 1;
      continue;
    }
    const verdict = judgeCode(text, figures, areas);
    if (verdict.kind === "empty") {
      wrong.push(`Fila ${number}: no tiene código.`);
      continue;
    }
    if (verdict.kind !== "known") found[verdict.kind].add(text);
    if (!("code" in verdict) || (verdict.kind === "zeros" && !padsZeros)) {
      lostCodes.add(text);
      for (const column of valueColumns)
        lostValue += Math.max(0, readNumber((cells[column] ?? "").trim(), columns[column]?.decimalMark ?? ",") ?? 0);
      continue;
    }
    for (const column of valueColumns) {
      const name = columns[column]?.name ?? "";
      const cell = (cells[column] ?? "").trim();
      if (cell === "") {
        empty += 1;
        continue;
      }
      const value = readNumber(cell, columns[column]?.decimalMark ?? ",");
      if (value === null) wrong.push(`Fila ${number}, columna «${name}»: «${cell}» no es un número.`);
      else if (value < 0)
        wrong.push(`Fila ${number}, columna «${name}»: ${cell} es negativo, y no hay puntos negativos.`);
      else {
        const own = categoryColumn < 0 ? "" : (cells[categoryColumn] ?? "").trim();
        const category = [own, valueColumns.length > 1 ? name : ""].filter((part) => part !== "").join(" · ");
        const key = `${verdict.code}\n${category}`;
        const before = sums.get(key);
        if (before !== undefined) repeated.add(verdict.code);
        sums.set(key, { id: verdict.code, category, value: (before?.value ?? 0) + value });
      }
    }
  }
  const findings: Finding[] = [...codeFindings(found, padsZeros), ...wrong.slice(0, NAMED).map(fault)];
  if (wrong.length > NAMED)
    findings.push(
      fault(`Y ${formatCount(wrong.length - NAMED, "casilla", "casillas", "feminine")} más que no se leen.`),
    );
  if (repeated.size > 0) findings.push(advice(`En varias filas está ${namedOf([...repeated])}: se suman.`));
  if (sumRows > 0) findings.push(advice("La fila del total se queda fuera: es la suma de las demás."));
  if (empty > 0)
    findings.push(
      advice(
        `${formatNumber(empty)} ${empty === 1 ? "casilla vacía, que cuenta" : "casillas vacías, que cuentan"} como cero.`,
      ),
    );
  const lost = { codes: [...lostCodes], value: lostValue };
  return { values: [...sums.values()], findings, lostZeros: found.zeros.size, lost };
}
