import { netlifyIdentity } from "@nv/identity-widget";
import { takeEarlyClick } from "../page/early-click.ts";
import { reportFailures } from "../page/report-failures.ts";
import { type Entrance, enter } from "./enter.ts";
import type { Identity, IdentityAction } from "./identity.ts";
import { createTabMemory, type TabMemory } from "./tab-memory.ts";

/** Language of the sign-in dialog; the build writes it. */
declare const __WIDGET_LOCALE__: string;

/** The session of a public page in the browser. */
export interface PageSession {
  readonly identity: Identity;
  readonly memory: TabMemory;
  /** @see enter */
  enter(onRenewing: () => void): Promise<Entrance>;
}

/** Connects the page's buttons and its door to the sign-in widget. */
export function createPageSession(): PageSession {
  const identity: Identity = netlifyIdentity;
  const memory = createTabMemory(() => sessionStorage);
  // Opening tries again, and says what is wrong where it can be read.
  const fetchAhead = () => void identity.preload().catch(() => undefined);
  const asked = takeEarlyClick(document);
  const buttons = document.querySelectorAll<HTMLElement>("[data-identity]");
  const reported = reportFailures(identity, buttons);
  for (const button of buttons) {
    const action: IdentityAction = button.dataset.identity === "signup" ? "signup" : "login";
    button.addEventListener("click", () => reported.open(action, button));
    // A hand on its way to the button: the dialog is here when it arrives.
    for (const sign of ["pointerenter", "focus"]) button.addEventListener(sign, fetchAhead, { once: true });
  }
  return {
    identity,
    memory,
    async enter(onRenewing) {
      const locale = __WIDGET_LOCALE__;
      const entrance = await enter({ identity, memory, address: location, now: Date.now, locale, onRenewing });
      if (entrance === "visitor" && asked !== null) reported.open(asked);
      return entrance;
    },
  };
}
