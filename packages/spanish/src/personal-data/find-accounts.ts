import type { FigureRun } from "./figure-runs.ts";
import type { PersonalFinding } from "./personal-kinds.ts";

/** Signs of an account of each country. @see https://www.swift.com/resource/iban-registry-pdf */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21, CR: 22, CY: 28 },
  ...{ CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18 },
  ...{ GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LI: 21 },
  ...{ LT: 20, LU: 20, LV: 21, MA: 28, MC: 27, MD: 24, ME: 22, MK: 19, MR: 27, MT: 31, MU: 30, NL: 18, NO: 15, PK: 24 },
  ...{ PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24, SE: 24, SI: 19, SK: 24, SM: 27, TN: 24, TR: 26, UA: 29 },
  ...{ VA: 22, VG: 24, XK: 20 },
};

const INSIDE = " .-‐‑‒–—−";
const isSign = (sign: string) => /^[A-Za-z0-9]$/.test(sign);

/** Rest of an account's figures, letters counted from ten. @see ISO 13616 */
function restOf(account: string): number {
  let rest = 0;
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The account that begins at a place, with at most one sign between two of its own. */
function ibanAt(text: string, start: number): { readonly end: number } | null {
  const length = LENGTHS[text.slice(start, start + 2).toUpperCase()];
  if (length === undefined) return null;
  let account = "";
  let at = start;
  while (account.length < length) {
    const sign = text.charAt(at);
    if (isSign(sign)) account += sign.toUpperCase();
    else if (sign === "" || !INSIDE.includes(sign) || account.length < 2 || !isSign(text.charAt(at + 1))) return null;
    at += 1;
  }
  const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(at));
  return isWhole && /^[A-Z]{2}\d{2}/.test(account) && restOf(account) === 1 ? { end: at } : null;
}

function findIbans(text: string): readonly PersonalFinding[] {
  const found: PersonalFinding[] = [];
  for (let at = 0; at + 15 <= text.length; at += 1) {
    // Most places are none: two letters and figures after them.
    if (!/[A-Za-z]/.test(text.charAt(at)) || !/[\d .-]/.test(text.charAt(at + 2))) continue;
    if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
    const iban = ibanAt(text, at);
    if (iban === null) continue;
    found.push({ kind: "account", text: text.slice(at, iban.end), looks: "sure" });
    at = iban.end;
  }
  return found;
}

const CODE_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
const SPANISH_FIGURES = 20;

/** A figure of control of an account of Spain. @param ten - Ten figures. @see Banco de España, código cuenta cliente */
function controlOf(ten: string): number {
  const sum = [...ten].reduce((all, figure, at) => all + Number(figure) * (CODE_WEIGHTS[at] ?? 0), 0);
  const control = 11 - (sum % 11);
  return control === 11 ? 0 : control === 10 ? 1 : control;
}

function isSpanishAccount(figures: string): boolean {
  if (figures.length !== SPANISH_FIGURES || /^0+$/.test(figures)) return false;
  const bank = controlOf(`00${figures.slice(0, 8)}`);
  return figures.slice(8, 10) === `${bank}${controlOf(figures.slice(10))}`;
}

/** Accounts in a text: of every country with their figures of control right, and those of Spain without their country. */
export function findAccounts(text: string, runs: readonly FigureRun[]): readonly PersonalFinding[] {
  const ibans = findIbans(text);
  const plain = runs.flatMap(({ groups }): PersonalFinding[] => {
    const figures = groups.map((group) => group.figures).join("");
    const [first, last] = [groups[0], groups.at(-1)];
    if (first === undefined || last === undefined || !isSpanishAccount(figures)) return [];
    if (/[\p{L}\p{N}]/u.test(text.charAt(first.start - 1))) return [];
    return [{ kind: "account", text: text.slice(first.start, last.end), looks: "sure" }];
  });
  return [...ibans, ...plain];
}
