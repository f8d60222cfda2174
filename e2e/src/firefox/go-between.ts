import { LEAVE_ARIA_LISTS } from "./aria-in-one-world.ts";
import { createFrameEvents } from "./frame-events.ts";
import { createMediaWishes } from "./media-wishes.ts";
import { createNavigationIds } from "./navigation-ids.ts";
import { INSTALL_TYPING } from "./typing.ts";

/** Playwright's second command, when the session is open. */
const SUBSCRIBE = '"method":"session.subscribe"';
/** Number of our own command: Playwright counts its from one. */
const OWN_ID = Number.MAX_SAFE_INTEGER;
/** Function that runs in each document before its own scripts. */
const FIRST_IN_EACH = `() => { for (const begin of [${INSTALL_TYPING}, ${LEAVE_ARIA_LISTS}]) begin(); }`;

/** Translator of the messages between Playwright and Firefox, with what each lacks. */
export interface GoBetween {
  /** @returns What Firefox shall hear for a command of Playwright's, in order. */
  toFirefox(command: string): readonly string[];
  /** @returns What Playwright shall hear; `null` for what is not for it. */
  toPlaywright(message: string): string | null;
}

/** Makes a go-between for one session. What it mends is told where it is mended; everything else passes as it is. */
export function createGoBetween(): GoBetween {
  const wishes = createMediaWishes();
  const frameEvent = createFrameEvents();
  const withOneId = createNavigationIds();
  return {
    toFirefox(command) {
      wishes.note(command);
      if (!command.includes(SUBSCRIBE)) return [command];
      const params = { functionDeclaration: FIRST_IN_EACH };
      return [JSON.stringify({ id: OWN_ID, method: "script.addPreloadScript", params }), command];
    },
    toPlaywright(message) {
      if (!message.includes(`"id":${OWN_ID}`)) {
        const told = withOneId(wishes.granted(message));
        return told === null ? null : frameEvent(told);
      }
      if (message.includes('"type":"error"'))
        throw new Error(`Firefox does not take the script of each document: ${message}`);
      return null;
    },
  };
}
