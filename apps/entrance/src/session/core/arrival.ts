/** Pause between two silent renewals, milliseconds: a session that the gate does not honour must not turn in circles. */
export const RENEWAL_PAUSE_MS = 30_000;

/** What a public page knows when it arrives. */
export interface Arrival {
  /** `location.hash`. */
  readonly hash: string;
  /** Whether this browser remembers somebody. */
  readonly isRemembered: boolean;
  /** Last silent renewal in this tab, Unix epoch in milliseconds; `null` when there was none. */
  readonly renewedAtMs: number | null;
  /** Current time, Unix epoch in milliseconds. */
  readonly nowMs: number;
}

/** `dialog`: a link's token opens the dialog by itself; `renew`: try the saved session once; `visit`: nobody is signed in. */
export type FirstStep = "dialog" | "renew" | "visit";

/** Decides what a public page does first. */
export function firstStep({ hash, isRemembered, renewedAtMs, nowMs }: Arrival): FirstStep {
  if (hasIdentityFragment(hash)) return "dialog";
  const hasJustRenewed = renewedAtMs !== null && Math.abs(nowMs - renewedAtMs) < RENEWAL_PAUSE_MS;
  return isRemembered && !hasJustRenewed ? "renew" : "visit";
}

/**
 * Tells whether the fragment of an address is for the sign-in dialog rather than a place on a page.
 *
 * @param hash - `location.hash`, with or without its `#`.
 * @see Specification, section 2: links of mails, and the way back from an outside sign-in.
 */
export function hasIdentityFragment(hash: string): boolean {
  return (
    /(^|[#&/])(confirmation|invite|recovery|email_change|magiclink|access|mfa)_token=./.test(hash) ||
    /(^|[#&/])error=.*&error_description=./.test(hash)
  );
}

/**
 * Tells whether the address is the link that confirms a changed e-mail address.
 *
 * @param hash - `location.hash`, with or without its `#`.
 */
export function isEmailChange(hash: string): boolean {
  return /(^|[#&/])email_change_token=./.test(hash);
}
