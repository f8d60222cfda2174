import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";

/** Passkeys of a person: one for each device and some to spare. */
export const PASSKEYS_MAX = 20;

/** Longest name of a passkey, characters. */
const NAME_MAX_LENGTH = 64;

/**
 * Lets a person with so many passkeys add one.
 *
 * @throws {IdentityError} `PASSKEY_LIMIT`.
 */
export function requirePasskeyRoom(count: number): void {
  if (count >= PASSKEYS_MAX) throw new IdentityError("PASSKEY_LIMIT", { values: { max: PASSKEYS_MAX } });
}

/**
 * Checks the name that somebody typed for a passkey.
 *
 * @returns The name without surrounding spaces.
 * @throws {IdentityError} `PASSKEY_NAME_INVALID`.
 */
export function checkedPasskeyName(typed: string): string {
  const name = storableText(typed).trim();
  if (name === "" || name.length > NAME_MAX_LENGTH) {
    throw new IdentityError("PASSKEY_NAME_INVALID", { values: { max: NAME_MAX_LENGTH } });
  }
  return name;
}
