import { SESSION_MARK } from "../../src/frame/session/session-mark";

/** Status of an answer to somebody without a session. */
const UNAUTHORIZED = 401;

/**
 * Asks for something of the site at low priority, before anybody needs it. The first refusal is the last question, until the session is known to be
 * open again.
 *
 * @param address - In this origin.
 * @throws {Error} When there is no session, or no good answer.
 */
export async function askAhead(address: string): Promise<Response> {
  const page = document.documentElement.dataset;
  if (page[SESSION_MARK] === "over") throw new Error("There is no session.");
  const answer = await fetch(address, { priority: "low" });
  if (answer.status === UNAUTHORIZED) page[SESSION_MARK] = "over";
  if (!answer.ok) throw new Error(`Answered with ${answer.status}.`);
  return answer;
}
