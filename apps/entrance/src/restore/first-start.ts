import { FIRST_START_API_PATH } from "@nv/contracts";

/** State of the house: as the server says it, or `away` while it does not answer. */
export type House = "empty" | "inhabited" | "stale" | "away";

/** The schemas of the contracts would be more than the whole page. */
const SAID: readonly House[] = ["empty", "inhabited", "stale"];

/**
 * Asks the server how the house is.
 *
 * @param request - `fetch`, or its stand-in in a test.
 * @param token - Of the link that opened the page.
 * @returns Never rejects: a server that is stopped is part of the way.
 */
export async function askHouse(request: typeof fetch, token: string): Promise<House> {
  try {
    const headers = { "content-type": "application/json" };
    const answer = await request(FIRST_START_API_PATH, { method: "POST", headers, body: JSON.stringify({ token }) });
    const body: unknown = await answer.json();
    const state = typeof body === "object" && body !== null && "state" in body ? body.state : null;
    return SAID.find((one) => one === state) ?? "away";
  } catch {
    // Stopped, or starting: it is asked again.
    return "away";
  }
}
