import { ADMINISTRATOR_ROLE } from "../accounts/users.repository.ts";
import type { Settings } from "../context.ts";
import { isTwoFactor } from "../core/two-factor.ts";
import { requiredProvider } from "../directory/entry-rules.ts";

/** Whether somebody with this role is let in with a second factor only. */
export function mustHaveSecondFactor({ factors }: Pick<Settings, "factors">, role: string): boolean {
  if (!factors.totp) return false;
  return (
    factors.requiredFor === "everyone" || (factors.requiredFor === "administrators" && role === ADMINISTRATOR_ROLE)
  );
}

/** A session, with what its person is now. */
interface SessionOfPerson {
  readonly user_id: string;
  readonly email: string;
  readonly role: string;
  readonly method: string;
  readonly second_method: string | null;
  readonly provider: string | null;
}

/**
 * Whether a session proved what its person must prove: a second factor, and the service that their domain requires. One opened before
 * either was asked did not, and counts as ended.
 */
export function provesEnough(settings: Pick<Settings, "factors" | "entryRules">, session: SessionOfPerson): boolean {
  const required = requiredProvider(settings.entryRules, { id: session.user_id, email: session.email });
  if (required !== null && required !== session.provider) return false;
  const proof = { method: session.method, secondMethod: session.second_method };
  return isTwoFactor(proof) || !mustHaveSecondFactor(settings, session.role);
}
