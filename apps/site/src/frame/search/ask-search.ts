import { SEARCH_MISSES_PATH, SEARCH_PATH } from "@nv/contracts";
import { callServer, readBy, request } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { readSearchAnswer } from "./core/read-search-answer";

const Answer = readBy(readSearchAnswer);

/** Asks the server for the pages that answer a search. @throws {CallFailure} When it cannot be asked. */
export const askSearch = (query: string, signal: AbortSignal) =>
  callServer(Answer, addressOf(SEARCH_PATH, { q: query }), { signal });

/** Tells the server that a search found nothing, so that somebody can write what is missing. */
export async function reportMiss(query: string): Promise<void> {
  await request(SEARCH_MISSES_PATH, { method: "POST", json: { query } }).catch(() => {
    // It only counts: who searches has been told already that nothing was found.
  });
}
