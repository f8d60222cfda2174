import { z } from "zod";
import { INSTALL_TYPING } from "./typing.ts";

const MEDIA = "emulation.setMediaFeaturesOverride";
const UNKNOWN = "unknown command";
/** Playwright's second command, when the session is open. */
const SUBSCRIBE = '"method":"session.subscribe"';
/** Number of our own command: Playwright counts its from one. */
const OWN_ID = Number.MAX_SAFE_INTEGER;

/** «Show every medium as it is»: a wish that needs nothing done. */
const Unchanged = z.object({
  id: z.number(),
  method: z.literal(MEDIA),
  params: z.object({ features: z.record(z.string(), z.null()) }),
});
const Refusal = z.object({ type: z.literal("error"), id: z.number(), error: z.literal(UNKNOWN) });

/** What Playwright and Firefox say to each other, with what each lacks. */
export interface GoBetween {
  /** @returns What Firefox shall hear for a command of Playwright's, in order. */
  toFirefox(command: string): readonly string[];
  /** @returns What Playwright shall hear; `null` for an answer that is not its own. */
  toPlaywright(message: string): string | null;
}

/**
 * Makes a go-between for one session. It mends two things, and only while they need mending:
 *
 * - Playwright tells every new context which media it shows, even when it is none but the browser's own. Debian's Firefox does not know the
 *   command yet. To change nothing is what it does then; to change something stays an error.
 * - Playwright's `fill` writes into a field in a way that React does not notice, and not at all into a frame without an address:
 *   {@link INSTALL_TYPING}.
 */
export function createGoBetween(): GoBetween {
  const unchanged = new Set<number>();

  function noteWish(command: string): void {
    if (!command.includes(MEDIA)) return;
    const { success, data } = Unchanged.safeParse(JSON.parse(command));
    if (success) unchanged.add(data.id);
  }

  function granted(message: string): string {
    if (unchanged.size === 0 || !message.includes(UNKNOWN)) return message;
    const { success, data } = Refusal.safeParse(JSON.parse(message));
    if (!success || !unchanged.delete(data.id)) return message;
    return JSON.stringify({ type: "success", id: data.id, result: {} });
  }

  return {
    toFirefox(command) {
      noteWish(command);
      if (!command.includes(SUBSCRIBE)) return [command];
      const params = { functionDeclaration: INSTALL_TYPING };
      return [JSON.stringify({ id: OWN_ID, method: "script.addPreloadScript", params }), command];
    },
    toPlaywright(message) {
      if (!message.includes(`"id":${OWN_ID}`)) return granted(message);
      if (message.includes('"type":"error"')) throw new Error(`Firefox does not take the typing script: ${message}`);
      return null;
    },
  };
}
