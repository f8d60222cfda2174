import { datawrapperApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** The calls of the account of Datawrapper. All throw `CallFailure`. */
export const datawrapperCalls = clientOf(datawrapperApi);
