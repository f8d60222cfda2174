import { isIdentityFragment } from "@nv/identity-widget/fragment";

/** Pause between two silent renewals, milliseconds: a session that the gate does not honour must not turn in circles. */
export const RENEWAL_PAUSE_MS = 30_000;

/** Facts that a public page knows when it arrives. */
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
  if (isIdentityFragment(hash)) return "dialog";
  const hasJustRenewed = renewedAtMs !== null && Math.abs(nowMs - renewedAtMs) < RENEWAL_PAUSE_MS;
  return isRemembered && !hasJustRenewed ? "renew" : "visit";
}
