import type { CaseState } from "@nv/contracts";
import { casesApi, casesPublicationApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** Which cases are asked for. */
export interface CasesAsked {
  readonly q: string;
  /** `null` for any. */
  readonly state: CaseState | null;
  readonly province: string;
  /** `next` of the page before; empty for the first one. */
  readonly after: string;
}

/** Calls of the page to the server about cases. Each answer about what is personal is written down with the name of who asked. */
export const casesCalls = clientOf(casesApi);

/** Calls of the page to the server about what readers have. */
export const publicationCalls = clientOf(casesPublicationApi);
