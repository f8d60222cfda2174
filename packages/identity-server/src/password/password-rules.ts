import { readFileSync } from "node:fs";
import { PASSWORD_LENGTH } from "@nv/contracts";
import { isGuessable, wordsOf } from "../core/guessable-password.ts";
import { isPasswordLength } from "../core/password-length.ts";
import { IdentityError } from "../identity-error.ts";

/** Person whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  /** Display name; empty for none. */
  readonly name: string;
}

/** Says which passwords cannot be chosen. */
export interface PasswordRules {
  /** @throws {IdentityError} `PASSWORD_UNFIT`, `PASSWORD_COMMON` or `PASSWORD_GUESSABLE`, with the reason in the body. */
  check(password: string): void;
}

type Reason = "length" | "common" | "context";

const CODES = { length: "PASSWORD_UNFIT", common: "PASSWORD_COMMON", context: "PASSWORD_GUESSABLE" } as const;

function refuse(reason: Reason): never {
  throw new IdentityError(CODES[reason], {
    values: reason === "length" ? PASSWORD_LENGTH : {},
    extra: { weak_password: { reasons: [reason] } },
  });
}

function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("# ") && line !== "#"));
}

/**
 * The rules of a site: length, not among the most common, not the site's own name. No composition is asked for.
 *
 * @param siteNames - Names of the site: its host, its title.
 * @see OWASP ASVS 5.0, 6.2.1 to 6.2.11
 */
export function createPasswordRules(siteNames: readonly string[]): PasswordRules {
  const common = readCommonPasswords();
  const words = wordsOf(...siteNames);
  return {
    check(password) {
      if (!isPasswordLength(password, PASSWORD_LENGTH)) refuse("length");
      if (common.has(password.normalize("NFKC").toLowerCase())) refuse("common");
      if (isGuessable(password, words)) refuse("context");
    },
  };
}

/**
 * Refuses a password made of its owner's name or address.
 *
 * @throws {IdentityError} `PASSWORD_GUESSABLE`.
 */
export function refuseOwnWords(password: string, { email, name }: PasswordOwner): void {
  if (isGuessable(password, wordsOf(email, name))) refuse("context");
}
