import { SIGNED_OUT_REDIRECT_MS } from "@nv/contracts";
import { findPart } from "../page/find-part.ts";
import { TEXTS } from "../page/texts.ts";
import { wantedPage } from "../session/core/wanted.ts";
import { createPageSession } from "../session/page-session.ts";

const session = createPageSession();
const status = findPart("leaving-status");
const line = findPart("leaving-line");
const departure = new AbortController();

session.memory.keepWantedPage(wantedPage(location));
session.identity.on("open", stay);
// A press counts from its beginning: the second may end before the button is let go and the dialog opens.
document.addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Element && target.closest("[data-identity]") !== null) stay();
});

const entrance = await session.enter(() => {
  status.textContent = TEXTS.renewing;
});
if (entrance === "visitor" && !departure.signal.aborted) depart();

/** Somebody who has begun to sign in stays. */
function stay(): void {
  departure.abort();
  line.hidden = true;
  status.textContent = TEXTS.staying;
}

/** Moves to the home after the second of the specification (section 4). */
function depart(): void {
  status.textContent = TEXTS.leaving;
  line.hidden = false;
  const timer = setTimeout(() => location.replace("/"), SIGNED_OUT_REDIRECT_MS);
  departure.signal.addEventListener("abort", () => clearTimeout(timer));
}
