import { ADMINISTRATOR_ROLE } from "../accounts/users.repository.ts";
import type { Settings } from "../context.ts";
import { isTwoFactor } from "../core/two-factor.ts";

/** Whether somebody with this role is let in with a second factor only. */
export function mustHaveSecondFactor({ factors }: Pick<Settings, "factors">, role: string): boolean {
  if (!factors.totp) return false;
  return (
    factors.requiredFor === "everyone" || (factors.requiredFor === "administrators" && role === ADMINISTRATOR_ROLE)
  );
}

/** A session, with the role that its person has now. */
interface SessionOfRole {
  readonly role: string;
  readonly method: string;
  readonly second_method: string | null;
}

/**
 * Whether a session proved what its person must prove. One opened before a second factor was asked of everybody, or
 * before its person became an administrator, did not, and counts as ended.
 */
export function provesEnough(settings: Pick<Settings, "factors">, session: SessionOfRole): boolean {
  const proof = { method: session.method, secondMethod: session.second_method };
  return isTwoFactor(proof) || !mustHaveSecondFactor(settings, session.role);
}
