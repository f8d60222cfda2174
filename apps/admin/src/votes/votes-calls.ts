import { VOTES_ADMIN_PATH } from "@nv/contracts";
import { type VotesChange, VotesView } from "@nv/contracts/schemas";
import type { Caller } from "../api/caller.ts";

/** Query key under which the calendar of votes is cached. */
export const VOTES_KEY = ["votes"] as const;

/** The calls of the screen of the calendar. */
export const votesCalls = {
  view: (caller: Caller, signal: AbortSignal) => caller.server(VOTES_ADMIN_PATH, VotesView, { signal }),
  change: (caller: Caller, json: VotesChange) => caller.server(VOTES_ADMIN_PATH, VotesView, { method: "PUT", json }),
} as const;
