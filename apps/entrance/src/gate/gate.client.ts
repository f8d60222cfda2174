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
// Somebody who has begun to sign in stays.
session.identity.on("open", () => {
  departure.abort();
  line.hidden = true;
  status.textContent = TEXTS.staying;
});

const entrance = await session.enter(() => {
  status.textContent = TEXTS.renewing;
});
if (entrance === "visitor" && !departure.signal.aborted) depart();

/** Moves to the home after the second of the specification (section 4). */
function depart(): void {
  status.textContent = TEXTS.leaving;
  line.hidden = false;
  const timer = setTimeout(() => location.replace("/"), SIGNED_OUT_REDIRECT_MS);
  departure.signal.addEventListener("abort", () => clearTimeout(timer));
}
