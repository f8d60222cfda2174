import { SEARCH_MISSES_PATH, SEARCH_PATH, SEARCH_THINGS_PATH } from "@nv/contracts";
import { callServer, readBy, request } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { findNamedTools } from "../frame/tools/core/find-tools";
import { answerSearch } from "../tools/tools-box/answer-search";
import { findCommands } from "./commands";
import { copiedGraphic } from "./core/copy-order";
import type { SearchResults } from "./core/found";
import { readFoundThings, readSearchAnswer } from "./core/read-search-answer";

const Answer = readBy(readSearchAnswer);
const Things = readBy(readFoundThings);

/** Answer without a page, and without what answers here. */
const NOTHING: Omit<SearchResults, "groups"> = {
  ...{ results: [], isQuestion: true, isWeak: false, isCopying: false },
  ...{ utilities: [], tools: [], commands: [] },
};

/** Asks the server, and the utilities here, for everything that answers a search. @throws {CallFailure} When it cannot be asked. */
export async function askSearch(query: string, signal: AbortSignal): Promise<SearchResults> {
  const copied = copiedGraphic(query);
  if (copied !== null && copied !== "") {
    const things = await callServer(Things, addressOf(SEARCH_THINGS_PATH, { q: copied }), { signal });
    return { ...NOTHING, ...things, isCopying: true };
  }
  const asked = Promise.all([
    callServer(Answer, addressOf(SEARCH_PATH, { q: query }), { signal }),
    callServer(Things, addressOf(SEARCH_THINGS_PATH, { q: query }), { signal }),
    answerSearch(query, Date.now()),
  ]);
  // Found while the server looks.
  const here = { tools: findNamedTools(query), commands: findCommands(query) };
  const [pages, things, utilities] = await asked;
  return { ...pages, ...things, utilities, ...here, isCopying: false };
}

/** Tells the server that a search found nothing, so that somebody can write what is missing. */
export async function reportMiss(query: string): Promise<void> {
  await request(SEARCH_MISSES_PATH, { method: "POST", json: { query } }).catch(() => {
    // It only counts: who searches has been told already that nothing was found.
  });
}
