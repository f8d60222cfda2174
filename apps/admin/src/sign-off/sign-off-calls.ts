import { SIGN_OFF_ADMIN_PATH } from "@nv/contracts";
import { type SignOffChange, SignOffRules } from "@nv/contracts/schemas";
import type { Caller } from "../api/caller.ts";

/** Query key under which what takes two people is cached. */
export const SIGN_OFF_KEY = ["sign-off"] as const;

/** The calls of the screen of what takes two people. */
export const signOffCalls = {
  rules: (caller: Caller, signal: AbortSignal) => caller.server(SIGN_OFF_ADMIN_PATH, SignOffRules, { signal }),
  change: (caller: Caller, json: SignOffChange) =>
    caller.server(SIGN_OFF_ADMIN_PATH, SignOffRules, { method: "PUT", json }),
} as const;
