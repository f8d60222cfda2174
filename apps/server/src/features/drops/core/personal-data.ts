import type { PersonalData } from "@nv/contracts/schemas";

/** Longest address of a mailbox, characters. */
const LONGEST_WORD = 254;

const CONTROL_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** A DNI or a NIE with its right letter. @see https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/ */
function isIdentity(word: string): boolean {
  const [, first = "", digits = "", letter = ""] =
    /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(word.toUpperCase().replaceAll("-", "")) ?? [];
  if (digits.length !== (first === "" ? 8 : 7)) return false;
  const start = first === "" ? "" : String("XYZ".indexOf(first));
  return CONTROL_LETTERS[Number(start + digits) % CONTROL_LETTERS.length] === letter;
}

/** A Spanish phone number: nine digits from 6, 7, 8 or 9, with or without 34 before them, and a sign of being one. */
const isPhone = (word: string) => /^(?:\+|00)34[6-9]\d{8}$|^[67]\d{8}$/.test(word.replaceAll(/[.-]/g, ""));

/** A Spanish account number whose check digits are right. @see https://www.iso13616.org */
function isAccount(word: string): boolean {
  if (!/^ES\d{22}$/i.test(word)) return false;
  // The country and its two digits go to the end, letters as numbers from ten.
  const digits = `${word.slice(4)}1428${word.slice(2, 4)}`;
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

function isEmail(word: string): boolean {
  const at = word.indexOf("@");
  const host = word.slice(at + 1);
  return at > 0 && at === word.lastIndexOf("@") && /^[\w-]+(?:\.[\w-]+)+$/.test(host);
}

/** In the order in which a word that could be two of them is told. */
const TESTS: readonly { readonly kind: PersonalData["kind"]; readonly isOne: (word: string) => boolean }[] = [
  { kind: "email", isOne: isEmail },
  { kind: "identity", isOne: isIdentity },
  { kind: "account", isOne: isAccount },
  { kind: "phone", isOne: isPhone },
];

/** Signs between the values of a table, a list or a text. */
const BETWEEN = /[\s"'<>;,:()|[\]{}]+/;

/**
 * Looks for what seems to be data of people: mailboxes, identity numbers, phones, bank accounts. Each word is looked at once.
 *
 * @returns What was found, by kind, with how often.
 */
export function findPersonalData(text: string): readonly PersonalData[] {
  const counts = new Map<PersonalData["kind"], number>();
  for (const word of text.split(BETWEEN)) {
    if (word.length > LONGEST_WORD) continue;
    const kind = TESTS.find(({ isOne }) => isOne(word))?.kind;
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
