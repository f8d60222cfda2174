import { CASES_PUBLICATION_PATH } from "@nv/contracts";
import { CasesPublication, type CasesPublish, type CasesRollBack } from "@nv/contracts/schemas";
import { callServer } from "@nv/web";

/** What the page asks the server about what readers have. */
export const publicationCalls = {
  view: (signal: AbortSignal) => callServer(CasesPublication, CASES_PUBLICATION_PATH, { signal }),
  publish: (json: CasesPublish) =>
    callServer(CasesPublication, CASES_PUBLICATION_PATH, { method: "POST", isOrder: true, json }),
  rollBack: (json: CasesRollBack) =>
    callServer(CasesPublication, `${CASES_PUBLICATION_PATH}/roll-back`, { method: "POST", isOrder: true, json }),
};
