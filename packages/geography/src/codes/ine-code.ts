/** Kind of area that a code of the Spanish statistics institute is of. */
export type IneLevel = "province" | "municipality" | "district" | "section";

/** A code whose figures are right; whether there is such a place, the atlas or the year's sections say. */
export interface IneCode {
  readonly level: IneLevel;
  /** 2, 5, 7 or 10 figures, zeros kept, without control digit. */
  readonly code: string;
  /** 01 to 52. */
  readonly province: string;
  /** 5 figures; `null` for a province. */
  readonly municipality: string | null;
}

/** Reason why a text is no code. */
export type IneFault = "CODE_LENGTH" | "CODE_PROVINCE" | "CODE_CONTROL" | "CODE_ZERO";

const LEVELS: Readonly<Record<number, IneLevel>> = {
  2: "province",
  5: "municipality",
  6: "municipality",
  7: "district",
  10: "section",
};

/** Figures of a municipality's code. */
const MUNICIPALITY_LENGTH = 5;
/** 51 is Ceuta and 52 Melilla. What the mapping agency numbers with 53 (land that several share) and 54 (Gibraltar) is nobody's code. */
const LAST_PROVINCE = 52;

/** Weights of a figure by its place: two tables and the figure itself, in turns. */
const CONTROL_TABLES = [
  [0, 2, 4, 6, 8, 1, 3, 5, 7, 9],
  [0, 3, 8, 2, 7, 4, 1, 5, 9, 6],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
] as const;

/**
 * The control digit that the institute publishes beside a municipality's code.
 *
 * @param municipality - 5 figures.
 * @example ineControlDigit("28079") // 6
 */
export function ineControlDigit(municipality: string): number {
  const sum = [...municipality].reduce(
    (total, figure, at) => total + (CONTROL_TABLES[at % 3]?.[Number(figure)] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

function faultOf(digits: string): IneFault | null {
  const province = Number(digits.slice(0, 2));
  if (province < 1 || province > LAST_PROVINCE) return "CODE_PROVINCE";
  const parts = [digits.slice(2, 5), digits.length > 6 ? digits.slice(5, 7) : "", digits.slice(7)];
  if (parts.some((part) => /^0+$/.test(part))) return "CODE_ZERO";
  if (digits.length !== MUNICIPALITY_LENGTH + 1) return null;
  return Number(digits.at(-1)) === ineControlDigit(digits.slice(0, MUNICIPALITY_LENGTH)) ? null : "CODE_CONTROL";
}

/**
 * Reads a code of a province (2 figures), a municipality (5, or 6 with its control digit), a district (7) or a census
 * section (10). Only a municipality's has a control.
 *
 * @param text - Figures alone.
 */
export function readIneCode(text: string): IneCode | IneFault {
  const digits = text.trim();
  const level = /^\d{1,10}$/.test(digits) ? LEVELS[digits.length] : undefined;
  if (level === undefined) return "CODE_LENGTH";
  const fault = faultOf(digits);
  if (fault !== null) return fault;
  const municipality = level === "province" ? null : digits.slice(0, MUNICIPALITY_LENGTH);
  const code = level === "municipality" ? digits.slice(0, MUNICIPALITY_LENGTH) : digits;
  return { level, code, province: digits.slice(0, 2), municipality };
}
