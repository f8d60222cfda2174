import { IdentityError } from "../identity-error.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import { emailDomain } from "./email-domain.ts";
import { listBreakGlass, listRequirements } from "./requirements.repository.ts";

/** Person as the rules look at them. */
interface AtTheDoor {
  readonly id: string;
  readonly email: string;
}

/** Which people come in by one service alone. */
export interface EntryRules {
  /** Domains and the service that each requires. */
  readonly required: ReadonlyMap<string, string>;
  /** Domains whose people have an account as soon as they come from that service. */
  readonly opensAccounts: ReadonlySet<string>;
  /** Accounts that no domain binds. */
  readonly breakGlass: ReadonlySet<string>;
}

/** The rules of a house that requires nothing. */
export const NO_ENTRY_RULES: EntryRules = { required: new Map(), opensAccounts: new Set(), breakGlass: new Set() };

/** Reads the rules. */
export async function readEntryRules(db: IdentityDb): Promise<EntryRules> {
  const [requirements, accounts] = [await listRequirements(db), await listBreakGlass(db)];
  return {
    required: new Map(requirements.map(({ domain, provider }) => [domain, provider])),
    opensAccounts: new Set(requirements.flatMap((row) => (row.opens_accounts === 1 ? [row.domain] : []))),
    breakGlass: new Set(accounts.map(({ user_id }) => user_id)),
  };
}

/** The service that the domain of an address requires, whoever has it; `null` for none. */
export function requiredForAddress({ required }: EntryRules, address: string): string | null {
  return required.size === 0 ? null : (required.get(emailDomain(address)) ?? null);
}

/** Whether somebody who comes from a service for the first time needs no invitation: their domain requires it, and says so. */
export function opensAccount(rules: EntryRules, address: string, provider: string): boolean {
  return requiredForAddress(rules, address) === provider && rules.opensAccounts.has(emailDomain(address));
}

/** The service by which a person must come in; `null` for any way. */
export function requiredProvider(rules: EntryRules, { id, email }: AtTheDoor): string | null {
  return rules.breakGlass.has(id) ? null : requiredForAddress(rules, email);
}

/** Whether a person is in only because their account is the one for the day on which the directory is down. */
export function isBreakGlassEntry(rules: EntryRules, { id, email }: AtTheDoor, provider: string | null): boolean {
  const required = requiredForAddress(rules, email);
  return rules.breakGlass.has(id) && required !== null && required !== provider;
}

/**
 * Refuses a way in that is not the one that a person's domain requires. Every session is opened behind it.
 *
 * @param provider - Service that proved who they are; `null` for every other proof.
 * @throws {IdentityError} `PROVIDER_REQUIRED`.
 */
export function requireEntry(rules: EntryRules, person: UserRow, provider: string | null): void {
  const required = requiredProvider(rules, person);
  if (required !== null && required !== provider) {
    throw new IdentityError("PROVIDER_REQUIRED", { about: { actor: person } });
  }
}

/**
 * The same for an address that somebody types, whether it has an account or not.
 *
 * @throws {IdentityError} `PROVIDER_REQUIRED`.
 */
export function requireEntryForAddress(rules: EntryRules, address: string): void {
  if (requiredForAddress(rules, address) !== null) throw new IdentityError("PROVIDER_REQUIRED");
}
