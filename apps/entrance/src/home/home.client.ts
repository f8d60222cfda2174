import { findPart } from "../page/find-part.ts";
import { TEXTS } from "../page/texts.ts";
import { createPageSession } from "../session/page-session.ts";

const session = createPageSession();
const line = findPart("wanted");

const entrance = await session.enter(() => {
  line.textContent = TEXTS.renewing;
});
if (entrance === "visitor") line.textContent = session.memory.readWantedPage() === null ? "" : TEXTS.wanted;
if (entrance !== "inside") await offerSignup();

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
