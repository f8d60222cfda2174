import { CASES_NOTES_PATH, CASES_PUBLICATION_PATH } from "@nv/contracts";
import { CasesPublication, type CasesPublish, type CasesRollBack } from "@nv/contracts/schemas";
import { callServer } from "@nv/web";

/** Calls of the page to the server about what readers have. */
export const publicationCalls = {
  view: (signal: AbortSignal) => callServer(CasesPublication, CASES_PUBLICATION_PATH, { signal }),
  publish: (json: CasesPublish) =>
    callServer(CasesPublication, CASES_PUBLICATION_PATH, { method: "POST", isOrder: true, json }),
  /** Keeps a note for somebody else to give to readers; without words, takes it away. */
  writeNote: (number: number, note: string) =>
    callServer(CasesPublication, `${CASES_NOTES_PATH}/${number}`, { method: "PUT", isOrder: true, json: { note } }),
  /** Gives readers a corrected note that somebody else wrote. */
  approveNote: (number: number, note: string, noteReason: string) =>
    callServer(CasesPublication, `${CASES_NOTES_PATH}/${number}/approve`, {
      ...{ method: "POST", isOrder: true, json: { note, noteReason } },
    }),
  rollBack: (json: CasesRollBack) =>
    callServer(CasesPublication, `${CASES_PUBLICATION_PATH}/roll-back`, { method: "POST", isOrder: true, json }),
};
