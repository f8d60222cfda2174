import { INCLUDE_RECORD, includesApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";
import { recordCalls } from "../../records/record-calls";

/** The calls of the includes. All throw `CallFailure`. */
export const includesCalls = { ...recordCalls(INCLUDE_RECORD), ...clientOf(includesApi) };
