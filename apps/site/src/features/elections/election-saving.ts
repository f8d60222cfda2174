import { ELECTION_RECORD, type ElectionDetail } from "@nv/contracts/schemas";
import { recordSaving } from "../../records/saving/record-saving";
import { ELECTION_FORM, type ElectionDraft } from "./core/election-draft";
import { electionsCalls } from "./elections-calls";

/** Elections, as what saves by itself. */
export const ELECTION_SAVING = recordSaving<ElectionDraft, ElectionDetail>(
  ELECTION_RECORD,
  ELECTION_FORM,
  electionsCalls,
);
