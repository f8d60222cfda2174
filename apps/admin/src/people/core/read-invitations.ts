import { readDelimited, tableProblemText } from "@nv/tables";

/** A person to invite, as somebody typed them. */
export interface InvitationRow {
  readonly email: string;
  readonly name: string;
}

/** Outcome of reading a pasted text or a file. */
export type InvitationList =
  | { readonly rows: readonly InvitationRow[] }
  /** Reason why nothing was read. */
  | { readonly problem: string };

/** More invitations than a newspaper sends in a day; each is a mail. */
export const MOST_INVITATIONS = 500;

/** Largest text that is read, characters: {@link MOST_INVITATIONS} lines of long names fit many times. */
export const LONGEST_TEXT = 200_000;

const EMAIL_NAMES = new Set(["correo", "email", "e-mail", "mail", "correo electrónico", "correo electronico"]);
const PERSON_NAMES = new Set(["nombre", "name", "full_name", "nombre completo"]);

/** Characters that end an address, wherever it stands in a line. */
const AROUND_ADDRESS = /[\s<>;,"]+/;

/** Without a line of names: the address is what looks like one, the name is what is left. */
function guessRow(fields: readonly string[]): InvitationRow {
  const at = fields.findIndex((field) => field.includes("@"));
  const address = fields[at === -1 ? 0 : at] ?? "";
  const email = address.split(AROUND_ADDRESS).find((word) => word.slice(1, -1).includes("@")) ?? address;
  const written = address
    .replace(email, "")
    .replaceAll(/[<>;,]/g, "")
    .trim();
  const others = fields.filter((field, index) => index !== (at === -1 ? 0 : at) && field !== "");
  return { email, name: written || others.join(" ") };
}

/**
 * Reads people to invite from what was pasted or from a CSV file.
 *
 * @param text - A line for each person. With a first line of names (`correo;nombre`, in any order, by commas, semicolons or tabs), those
 *   columns; without one, an address with or without a name: `Ana Ruiz <ana@diario.example>`.
 * @returns The rows in their order, empty lines left out; whether an address can be one is decided later.
 */
export function readInvitations(text: string): InvitationList {
  if (text.length > LONGEST_TEXT) return { problem: "El texto es demasiado largo. Divídelo en partes." };
  const { rows: all, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) return { problem: tableProblemText(problem) };
  const table = all.map(({ cells }) => cells.map((cell) => cell.trim()));
  const [first, ...rest] = table;
  if (first === undefined) return { problem: "No hay ninguna persona en el texto." };
  const names = first.map((name) => name.toLowerCase());
  const emailAt = names.findIndex((name) => EMAIL_NAMES.has(name));
  const nameAt = names.findIndex((name) => PERSON_NAMES.has(name));
  const rows =
    emailAt === -1
      ? table.map(guessRow)
      : rest.map((fields) => ({ email: fields[emailAt] ?? "", name: fields[nameAt] ?? "" }));
  if (rows.length === 0) return { problem: "El archivo solo tiene la línea de nombres de columna." };
  if (rows.length > MOST_INVITATIONS) {
    return {
      problem: `Son ${rows.length} personas y se puede invitar a ${MOST_INVITATIONS} de una vez. Divide la lista.`,
    };
  }
  return { rows };
}
