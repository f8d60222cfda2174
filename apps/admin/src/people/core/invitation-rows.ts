import { emailProblem } from "./check-email.ts";
import type { InvitationRow } from "./read-invitations.ts";

/** A row of the list of people to invite. */
export interface Invitation extends InvitationRow {
  /** Its place in the list, from 1; it names the row in what is said about it. */
  readonly line: number;
  readonly status: "waiting" | "sent" | "refused";
  /** Reason why the service refused it. */
  readonly refusal: string;
}

/** Rows as they were read, ready to be looked through. */
export function toInvitations(rows: readonly InvitationRow[]): readonly Invitation[] {
  return rows.map(({ email, name }, index) => ({ email, name, line: index + 1, status: "waiting", refusal: "" }));
}

/**
 * Finds what is wrong with a row: the way it is written, an earlier row with the same address, or what the service said.
 *
 * @returns The sentence to show beside it, or nothing.
 */
export function rowProblem(row: Invitation, rows: readonly Invitation[]): string {
  if (row.status === "sent") return "";
  const problem = emailProblem(row.email);
  if (problem !== "") return problem;
  const key = row.email.trim().toLowerCase();
  const first = rows.find(({ email, line }) => line < row.line && email.trim().toLowerCase() === key);
  return first === undefined ? row.refusal : `Repetido: es el mismo correo que en la línea ${first.line}.`;
}

/** The rows that can be sent now; the others wait to be corrected. */
export function sendableRows(rows: readonly Invitation[]): readonly Invitation[] {
  return rows.filter((row) => row.status !== "sent" && rowProblem(row, rows) === "");
}

/** A row after somebody corrected it: what the service said no longer counts. */
export function correctRow(rows: readonly Invitation[], line: number, change: Partial<InvitationRow>) {
  return rows.map((row): Invitation => {
    return row.line === line ? { ...row, ...change, status: "waiting", refusal: "" } : row;
  });
}

/** A row after the service answered. */
export function answerRow(rows: readonly Invitation[], line: number, answer: "sent" | { readonly refusal: string }) {
  return rows.map((row): Invitation => {
    if (row.line !== line) return row;
    return answer === "sent" ? { ...row, status: "sent", refusal: "" } : { ...row, status: "refused", ...answer };
  });
}
