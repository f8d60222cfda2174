import { findPart } from "../page/find-part.ts";
import { TEXTS } from "../page/texts.ts";
import { createPageSession } from "../session/page-session.ts";

/** The token of an invitation, whoever it is for: the server knows which is that of the first start. */
const INVITATION = /invite_token=([\w-]+)/;

const session = createPageSession();
const line = findPart("wanted");
// Before the door takes it away from the address.
const [, token] = INVITATION.exec(location.hash) ?? [];

const entrance = await session.enter(() => {
  line.textContent = TEXTS.renewing;
});
if (entrance === "visitor") line.textContent = session.memory.readWantedPage() === null ? "" : TEXTS.wanted;
if (entrance !== "inside") await Promise.all([offerSignup(), offerCopy()]);

/** Offers an empty house's first person to bring a copy instead; what draws it comes for them alone. */
async function offerCopy(): Promise<void> {
  if (token === undefined) return;
  const { offerRestore } = await import("../restore/offer-restore.ts");
  await offerRestore(token, findPart("doors"));
}

/** Shows the sign-up button when the service says that anyone may sign up; else it stays hidden. */
async function offerSignup(): Promise<void> {
  const { store } = session.identity;
  try {
    await store.loadSettings();
  } catch {
    // Out of reach: the dialog says so when it opens, and until then nothing is offered that may not work.
  }
  const isSignupOpen = store.settings?.disable_signup === false;
  for (const button of document.querySelectorAll<HTMLElement>('[data-identity="signup"]'))
    button.hidden = !isSignupOpen;
}
