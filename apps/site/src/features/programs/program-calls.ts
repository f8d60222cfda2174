import { assistantsApi, programKeysApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** Calls of the page of one's own keys. */
export const keyCalls = clientOf(programKeysApi);

/** Calls of the page where somebody lets an assistant in. */
export const assistantCalls = clientOf(assistantsApi);
