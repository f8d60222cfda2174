/** The fields of a person that decide what they are at the moment. */
export interface PersonTimes {
  readonly confirmed_at?: string | undefined;
  readonly invited_at?: string | undefined;
  readonly banned_until?: string | undefined;
}

/** State of an account at the moment; a ban outweighs the rest. */
export type PersonState = "confirmed" | "invited" | "unconfirmed" | "banned";

/** The states with the word that people read, in the order in which a filter offers them. */
export const STATE_WORDS: Readonly<Record<PersonState, string>> = {
  confirmed: "Activa",
  invited: "Invitada",
  unconfirmed: "Sin confirmar",
  banned: "Bloqueada",
};

/**
 * Returns the state of an account at the moment.
 *
 * @param nowMs - Unix epoch, milliseconds.
 */
export function personState(person: PersonTimes, nowMs: number): PersonState {
  if (person.banned_until !== undefined && Date.parse(person.banned_until) > nowMs) return "banned";
  if (person.confirmed_at !== undefined) return "confirmed";
  return person.invited_at === undefined ? "unconfirmed" : "invited";
}

/** The role that opens the administration. */
export const ADMINISTRATOR_ROLE = "admin";

/** A role as people read it; empty for none. */
export function roleWord(role: string): string {
  return role === ADMINISTRATOR_ROLE ? "Administra" : role;
}

/** The name that a person gave, or nothing. */
export function personName(metadata: Readonly<Record<string, unknown>>): string {
  const { full_name, name } = metadata;
  if (typeof full_name === "string" && full_name !== "") return full_name;
  return typeof name === "string" ? name : "";
}
