import { plainText } from "./plain-text.ts";

/** What of a text reaches a person: never public, whatever reason is given. */
export interface PersonalFinding {
  readonly kind: "phone" | "mail" | "identity" | "account";
  /** As a person says it, after «contener». */
  readonly what: string;
}

const FINDINGS = {
  phone: { kind: "phone", what: "un teléfono" },
  mail: { kind: "mail", what: "una dirección de correo" },
  identity: { kind: "identity", what: "un DNI o un NIE" },
  account: { kind: "account", what: "una cuenta bancaria" },
} as const satisfies Record<string, PersonalFinding>;

const CONTROL_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const FOREIGN_PREFIXES = "XYZ";

/** A number of identity, with or without what people write between its figures: every part has a bound, so that nothing is tried twice. */
const IDENTITY = /(?<![\p{L}\p{N}])([XYZ]?)[ .-]?(\d{1,2})[ .-]?(\d{3})[ .-]?(\d{3})[ .-]?([A-Z])(?![\p{L}\p{N}])/giu;

function hasIdentity(text: string): boolean {
  return [...text.matchAll(IDENTITY)].some(([, prefix = "", ...parts]) => {
    const letter = (parts.pop() ?? "").toUpperCase();
    const figures = parts.join("");
    const length = prefix === "" ? 8 : 7;
    if (figures.length > length || figures.length < 7) return false;
    const first = prefix === "" ? "" : String(FOREIGN_PREFIXES.indexOf(prefix.toUpperCase()));
    return CONTROL_LETTERS[Number(first + figures) % CONTROL_LETTERS.length] === letter;
  });
}

const SPANISH_ACCOUNT =
  /(?<![\p{L}\p{N}])(?:ES\d{2}[ -]?)?\d{4}[ -]?\d{4}[ -]?\d{2}[ -]?\d{2}[ -]?\d{4}[ -]?\d{4}(?!\p{N})/iu;
const ACCOUNT = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Rest of an account's figures, letters counted from 10. @see ISO 13616 */
function isAccount(word: string): boolean {
  const account = word.toUpperCase();
  if (!ACCOUNT.test(account)) return false;
  let rest = 0;
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const hasAccount = (text: string) =>
  SPANISH_ACCOUNT.test(text) || text.split(/[\s,;:()«»"]/).some((word) => word.length <= 40 && isAccount(word));

/** Figures of a Spanish telephone in the groups in which people write them: those of a ruling or of years are others. */
const PHONE_GROUPS: ReadonlySet<string> = new Set([
  "9",
  "3-3-3",
  "3-2-2-2",
  "2-3-2-2",
  "3-6",
  "5-4",
  "2-2-2-3",
  "3-2-4",
]);
const LONGEST_PHONE_GROUPS = 4;
/** Figures with what may stand between those of a telephone; a letter ends them. */
const FIGURES = /\+?\d[\d .()\u00a0·-]*/g;
const LEAST_FOREIGN_FIGURES = 9;

function isPhone(groups: readonly string[]): boolean {
  const [first = ""] = groups;
  return /^[6-9]/.test(first) && PHONE_GROUPS.has(groups.map((group) => group.length).join("-"));
}

function hasPhone(text: string): boolean {
  for (const [run] of text.matchAll(FIGURES)) {
    const groups = run.match(/\d+/g) ?? [];
    if (run.startsWith("+") && groups.join("").length >= LEAST_FOREIGN_FIGURES) return true;
    for (let at = 0; at < groups.length; at += 1) {
      const first = groups[at] ?? "";
      // With the country's prefix, written together.
      if (/^(?:00)?34[6-9]\d{8}$/.test(first)) return true;
      for (let many = 1; many <= LONGEST_PHONE_GROUPS; many += 1) if (isPhone(groups.slice(at, at + many))) return true;
    }
  }
  return false;
}

/** Figures without which there is no telephone, number of identity nor account. */
const LEAST_FIGURES = 7;

function hasFewFigures(text: string): boolean {
  let figures = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) figures += 1;
  }
  return figures < LEAST_FIGURES;
}

/** A sign before which or after which there is an address of mail. */
function hasMail(text: string): boolean {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const after = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\./u.test(text.slice(at + 1, at + 66));
    if (after && /[\p{L}\p{N}_+.-]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * What of a text reaches a person: a telephone, an address of mail, a number of identity, a bank account.
 *
 * Looks at each sign a bounded number of times, whatever is written.
 *
 * @returns In a fixed order, each kind once; empty for none.
 */
export function findPersonal(text: string): readonly PersonalFinding[] {
  const plain = plainText(text);
  const mail = hasMail(plain) ? [FINDINGS.mail] : [];
  if (hasFewFigures(plain)) return mail;
  return [
    ...(hasPhone(plain) ? [FINDINGS.phone] : []),
    ...mail,
    ...(hasIdentity(plain) ? [FINDINGS.identity] : []),
    ...(hasAccount(plain) ? [FINDINGS.account] : []),
  ];
}
