import { PROGRAMS_ADMIN_PATH } from "@nv/contracts";
import { type NewProgramKey, type NewProgramService, ProgramKeyMade, ProgramsView } from "@nv/contracts/schemas";
import type { Caller } from "../api/caller.ts";

/** First part of the query keys under which the keys are cached. */
export const PROGRAMS_KEY = "programs";

const service = (id: string) => `${PROGRAMS_ADMIN_PATH}/services/${encodeURIComponent(id)}`;

/** The calls of the screen of programs. */
export const programCalls = {
  view: (caller: Caller, signal: AbortSignal) => caller.server(PROGRAMS_ADMIN_PATH, ProgramsView, { signal }),
  makeService: (caller: Caller, json: NewProgramService) =>
    caller.server(`${PROGRAMS_ADMIN_PATH}/services`, ProgramsView, { method: "POST", json }),
  removeService: (caller: Caller, id: string) => caller.server(service(id), ProgramsView, { method: "DELETE" }),
  makeKey: (caller: Caller, id: string, json: NewProgramKey) =>
    caller.server(`${service(id)}/keys`, ProgramKeyMade, { method: "POST", json }),
  revoke: (caller: Caller, id: string) =>
    caller.server(`${PROGRAMS_ADMIN_PATH}/keys/${encodeURIComponent(id)}`, ProgramsView, { method: "DELETE" }),
} as const;
