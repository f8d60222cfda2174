import { CASES_API_PATH, CASES_AUDIT_PATH, CASES_EXAMPLES_PATH, type CaseState } from "@nv/contracts";
import {
  type CaseChange,
  CaseEvents,
  CaseList,
  CasePersonal,
  type CasePersonalChange,
  type CaseStateChange,
  CaseView,
  type NewCase,
} from "@nv/contracts/schemas";
import { callServer, request } from "@nv/web";
import { addressOf } from "@nv/web/address";

const casePath = (id: string, part = "") => `${CASES_API_PATH}/${encodeURIComponent(id)}${part}`;
const personalPath = (id: string) => casePath(id, "/personal");

/** Which cases are asked for. */
export interface CasesAsked {
  readonly q: string;
  /** `null` for any. */
  readonly state: CaseState | null;
  readonly province: string;
  /** `next` of the page before; empty for the first one. */
  readonly after: string;
}

/** Calls of the page to the server about cases. */
export const casesCalls = {
  list: ({ q, state, province, after }: CasesAsked, signal: AbortSignal) =>
    callServer(CaseList, addressOf(CASES_API_PATH, { q, state, province, after }), { signal }),
  one: (id: string, signal: AbortSignal) => callServer(CaseView, casePath(id), { signal }),
  enter: (json: NewCase) => callServer(CaseView, CASES_API_PATH, { method: "POST", json }),
  change: (id: string, json: CaseChange) => callServer(CaseView, casePath(id), { method: "PUT", json }),
  move: (id: string, json: CaseStateChange) =>
    callServer(CaseView, casePath(id, "/state"), { method: "POST", isOrder: true, json }),
  history: (id: string, after: string, signal: AbortSignal) =>
    callServer(CaseEvents, addressOf(casePath(id, "/history"), { after }), { signal }),
  audit: (after: string, signal: AbortSignal) =>
    callServer(CaseEvents, addressOf(CASES_AUDIT_PATH, { after }), { signal }),
  /** Each answer is written down with the name of who asked. */
  personal: (id: string) => callServer(CasePersonal, personalPath(id)),
  /** Nobody at all erases what there was. */
  writePersonal: (id: string, json: CasePersonalChange) =>
    callServer(CasePersonal, personalPath(id), { method: "PUT", json }),
  importExamples: () => request(CASES_EXAMPLES_PATH, { method: "POST", isOrder: true, json: {} }),
  removeExamples: () => request(CASES_EXAMPLES_PATH, { method: "DELETE", isOrder: true }),
};
