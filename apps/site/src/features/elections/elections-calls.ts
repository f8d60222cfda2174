import { ELECTION_RECORD, electionsApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";
import { recordCalls } from "../../records/record-calls";

/** The calls of the elections. All throw `CallFailure`. */
export const electionsCalls = { ...recordCalls(ELECTION_RECORD), ...clientOf(electionsApi) };
