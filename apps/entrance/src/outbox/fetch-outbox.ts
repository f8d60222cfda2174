import { OUTBOX_API_PATH } from "@nv/contracts";
import { OutboxMail } from "@nv/contracts/schemas";
import { request as askFor, type FailureKind, readAnswer, toCallFailure } from "@nv/web";

/** Outcome of asking for the mails. */
export type OutboxAnswer =
  | { readonly kind: "mails"; readonly mails: readonly OutboxMail[] }
  | { readonly kind: "forbidden" }
  | { readonly kind: "failed" };

const Mails = OutboxMail.array();

/** Failures with which the server refuses the outbox to whom it is not for. */
const HIDDEN: readonly FailureKind[] = ["signed-out", "forbidden", "missing"];

/**
 * Asks the server for the mails that it would have sent.
 *
 * @param request - `fetch`, or its stand-in in a test.
 * @returns The mails, newest first; never rejects.
 */
export async function fetchOutbox(request: typeof fetch): Promise<OutboxAnswer> {
  try {
    const mails = await readAnswer(await askFor(OUTBOX_API_PATH, {}, { fetch: request }), Mails);
    return { kind: "mails", mails: mails.toSorted((a, b) => b.sentAtMs - a.sentAtMs) };
  } catch (error) {
    // Out of reach, or an answer that is no list of mails: the page says so and asks again in a while.
    return { kind: HIDDEN.includes(toCallFailure(error).kind) ? "forbidden" : "failed" };
  }
}
