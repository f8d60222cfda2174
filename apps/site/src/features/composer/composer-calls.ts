import { composerApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** The calls about Arc's Composer. All throw `CallFailure`. */
export const composerCalls = clientOf(composerApi);
