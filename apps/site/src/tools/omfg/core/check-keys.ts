import { formatNumber } from "@nv/spanish";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";

/** Keys that a sentence names; of more, it says how many others there are. */
const NAMED = 5;

function named(keys: readonly string[]): string {
  const first = keys.slice(0, NAMED).join(", ");
  const others = keys.length - NAMED;
  return others > 0 ? `${first} y ${formatNumber(others)} más` : first;
}

const count = (number: number, one: string, many: string) => `${formatNumber(number)} ${number === 1 ? one : many}`;

/** The keys that come more than once, each once. */
function repeatedIn(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of keys) {
    if (key === "") continue;
    if (seen.has(key)) repeated.add(key);
    seen.add(key);
  }
  return [...repeated];
}

/** Length of keys that are all figures of one length, as codes are; 0 for others. */
function codeLength(keys: readonly string[]): number {
  const [first, ...others] = new Set(
    keys.filter((key) => key !== "").map((key) => (/^\d+$/.test(key) ? key.length : 0)),
  );
  return others.length === 0 ? (first ?? 0) : 0;
}

/**
 * A key of a table as the map writes it: a spreadsheet takes codes for figures, and eats the zeros that they begin with.
 *
 * @param length - Of the map's codes; 0 when it has none.
 */
export function withZeros(key: string, length: number): string {
  const trimmed = key.trim();
  return length > 0 && /^\d+$/.test(trimmed) ? trimmed.padStart(length, "0") : trimmed;
}

/** Result of checking a map's keys. */
export interface KeyCheck {
  readonly findings: readonly Finding[];
  /** Length of the map's codes, with which a table's keys are completed; 0 when there is none. */
  readonly length: number;
}

function checkOwn(keys: readonly string[]): readonly Finding[] {
  const empty = keys.filter((key) => key === "").length;
  const repeated = repeatedIn(keys);
  if (empty === 0 && repeated.length === 0)
    return [fine(`Las ${formatNumber(keys.length)} claves del mapa son distintas y no falta ninguna.`)];
  return [
    ...(empty === 0 ? [] : [fault(`${count(empty, "elemento sin clave", "elementos sin clave")} en el mapa.`)]),
    ...(repeated.length === 0
      ? []
      : [
          advice(
            `${count(repeated.length, "clave repetida", "claves repetidas")} en el mapa: ${named(repeated)}. Los que comparten clave se pintarán igual.`,
          ),
        ]),
  ];
}

function checkTable(mapKeys: readonly string[], tableKeys: readonly string[], length: number): readonly Finding[] {
  const given = tableKeys.map((key) => key.trim()).filter((key) => key !== "");
  const completed = given.map((key) => withZeros(key, length));
  const own = new Set(mapKeys);
  const short = given.filter((key, place) => !own.has(key) && own.has(completed[place] ?? ""));
  const there = new Set(completed);
  const missing = [...own].filter((key) => key !== "" && !there.has(key));
  const unknown = [...there].filter((key) => !own.has(key));
  const repeated = repeatedIn(completed);
  const findings: Finding[] = [];
  if (short.length > 0)
    findings.push(
      advice(
        `${count(short.length, "clave de la tabla ha perdido", "claves de la tabla han perdido")} el cero de delante: ${named(short)}. Al unir se completan hasta ${length} cifras.`,
      ),
    );
  if (repeated.length > 0)
    findings.push(
      fault(
        `${count(repeated.length, "clave repetida", "claves repetidas")} en la tabla: ${named(repeated)}. Vale la última fila de cada una.`,
      ),
    );
  if (missing.length > 0)
    findings.push(
      fault(
        `${missing.length === 1 ? "Falta 1" : `Faltan ${formatNumber(missing.length)}`} de la tabla: ${named(missing)}. Quedarán sin dato.`,
      ),
    );
  if (unknown.length > 0)
    findings.push(
      fault(
        `${unknown.length === 1 ? "Sobra 1" : `Sobran ${formatNumber(unknown.length)}`} de la tabla que el mapa no tiene: ${named(unknown)}.`,
      ),
    );
  if (findings.length === 0)
    findings.push(fine("Cada fila de la tabla encuentra su sitio en el mapa, y ninguno queda sin dato."));
  return findings;
}

/**
 * Looks whether the keys of a map can be used, and whether those of a table find them.
 *
 * @param tableKeys - `null` without a table.
 */
export function checkKeys(mapKeys: readonly string[], tableKeys: readonly string[] | null): KeyCheck {
  const length = codeLength(mapKeys);
  const ofTable = tableKeys === null ? [] : checkTable(mapKeys, tableKeys, length);
  return { findings: [...checkOwn(mapKeys), ...ofTable], length };
}
