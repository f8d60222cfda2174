import { recoveredChartsApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** The calls about charts that are recovered. All throw `CallFailure`. */
export const recoveredCalls = clientOf(recoveredChartsApi);
