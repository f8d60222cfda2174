import { IDENTITY_PATH, sameSitePath } from "@nv/contracts";
import { isEmailChange } from "@nv/identity-widget/fragment";
import { firstStep } from "./core/arrival.ts";
import { type PageAddress, wayTo } from "./core/wanted.ts";
import type { Identity } from "./identity.ts";
import type { TabMemory } from "./tab-memory.ts";

/** Dependencies of {@link enter}, given by a public page. */
export interface EnterDeps {
  readonly identity: Identity;
  readonly memory: TabMemory;
  readonly address: PageAddress & Pick<Location, "replace" | "reload">;
  readonly now: () => number;
  /** Language of the sign-in dialog. */
  readonly locale: string;
  /** A saved session is being renewed; the page may say so. */
  readonly onRenewing: () => void;
}

/** Outcome of the arrival: the dialog is open, the page is being left for the inside, or a visitor stays. */
export type Entrance = "dialog" | "inside" | "visitor";

/**
 * Starts the sign-in widget on a public page, and takes whoever is or gets signed in to the page they wanted.
 *
 * @returns How the arrival ended; never rejects.
 */
export async function enter(deps: EnterDeps): Promise<Entrance> {
  const { identity, memory, now, locale } = deps;
  // Before `init`, which removes the fragment.
  const { hash } = deps.address;
  identity.init({ APIUrl: IDENTITY_PATH, locale });
  // After `init`, which reports a saved session as a sign-in although the gate has just refused it.
  let isHeld = isEmailChange(hash);
  identity.on("login", () => {
    isHeld ||= identity.store.email_change_token !== null;
    if (!isHeld) leave(deps);
  });
  // A changed address is confirmed once its owner has signed in; the message is read before the page goes.
  identity.on("close", () => {
    if (isHeld && identity.currentUser() !== null) leave(deps);
  });

  const isRemembered = identity.currentUser() !== null;
  const step = firstStep({ hash, isRemembered, renewedAtMs: memory.readRenewedAtMs(), nowMs: now() });
  if (step === "dialog") return "dialog";
  if (step === "visit") return "visitor";
  return (await renew(deps)) ? leave(deps) : "visitor";
}

async function renew({ identity, memory, now, onRenewing }: EnterDeps): Promise<boolean> {
  memory.keepRenewedAtMs(now());
  onRenewing();
  try {
    await identity.refresh(true);
    return true;
  } catch {
    // Refused or out of reach: whoever comes is a visitor, who can sign in.
    return false;
  }
}

function leave({ memory, address }: EnterDeps): Entrance {
  const target = sameSitePath(memory.readWantedPage());
  memory.forgetWantedPage();
  if (wayTo(target, address) === "reload") address.reload();
  else address.replace(target);
  return "inside";
}
