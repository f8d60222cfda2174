import { emailDomain } from "../core/email-domain.ts";
import { IdentityError } from "../identity-error.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import { listBreakGlass, listRequirements } from "./requirements.repository.ts";

/** Person as the doors look at them. */
interface AtTheDoor {
  readonly id: string;
  readonly email: string;
}

/** Which people come in by one service alone. */
export interface Doors {
  /** Domains and the service that each requires. */
  readonly required: ReadonlyMap<string, string>;
  /** Domains whose people have an account as soon as they come from that service. */
  readonly opensAccounts: ReadonlySet<string>;
  /** Accounts that no domain binds. */
  readonly breakGlass: ReadonlySet<string>;
}

/** The doors of a house that requires nothing. */
export const OPEN_DOORS: Doors = { required: new Map(), opensAccounts: new Set(), breakGlass: new Set() };

/** Reads the doors. */
export async function readDoors(db: IdentityDb): Promise<Doors> {
  const [requirements, accounts] = [await listRequirements(db), await listBreakGlass(db)];
  return {
    required: new Map(requirements.map(({ domain, provider }) => [domain, provider])),
    opensAccounts: new Set(requirements.flatMap((row) => (row.opens_accounts === 1 ? [row.domain] : []))),
    breakGlass: new Set(accounts.map(({ user_id }) => user_id)),
  };
}

/** The service that the domain of an address requires, whoever has it; `null` for none. */
export function requiredForAddress({ required }: Doors, address: string): string | null {
  return required.size === 0 ? null : (required.get(emailDomain(address)) ?? null);
}

/** Whether somebody who comes from a service for the first time needs no invitation: their domain requires it, and says so. */
export function opensAccount(doors: Doors, address: string, provider: string): boolean {
  return requiredForAddress(doors, address) === provider && doors.opensAccounts.has(emailDomain(address));
}

/** The service by which a person must come in; `null` for any way. */
export function requiredProvider(doors: Doors, { id, email }: AtTheDoor): string | null {
  return doors.breakGlass.has(id) ? null : requiredForAddress(doors, email);
}

/** Whether a person is in only because their account is the one for the day on which the directory is down. */
export function isBreakGlassEntry(doors: Doors, { id, email }: AtTheDoor, provider: string | null): boolean {
  const required = requiredForAddress(doors, email);
  return doors.breakGlass.has(id) && required !== null && required !== provider;
}

/**
 * Refuses a way in that is not the one that a person's domain requires. Every session is opened behind it.
 *
 * @param provider - Service that proved who they are; `null` for every other proof.
 * @throws {IdentityError} `PROVIDER_REQUIRED`.
 */
export function requireDoor(doors: Doors, person: UserRow, provider: string | null): void {
  const required = requiredProvider(doors, person);
  if (required !== null && required !== provider) {
    throw new IdentityError("PROVIDER_REQUIRED", { about: { actor: person } });
  }
}

/**
 * The same for an address that somebody types, whether it has an account or not.
 *
 * @throws {IdentityError} `PROVIDER_REQUIRED`.
 */
export function requireDoorForAddress(doors: Doors, address: string): void {
  if (requiredForAddress(doors, address) !== null) throw new IdentityError("PROVIDER_REQUIRED");
}
