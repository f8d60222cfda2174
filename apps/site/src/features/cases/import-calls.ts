import { CASES_COMPARE_PATH, CASES_IMPORT_PATH } from "@nv/contracts";
import { type CaseCompare, CaseComparison, type CaseImport, CaseImported } from "@nv/contracts/schemas";
import { callServer } from "@nv/web";

/** Calls of the page to the server about many rows at once. */
export const importCalls = {
  compare: (json: CaseCompare) =>
    callServer(CaseComparison, CASES_COMPARE_PATH, { method: "POST", isOrder: true, json }),
  take: (json: CaseImport) => callServer(CaseImported, CASES_IMPORT_PATH, { method: "POST", isOrder: true, json }),
};
