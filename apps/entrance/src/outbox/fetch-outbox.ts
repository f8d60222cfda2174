import { OUTBOX_API_PATH } from "@nv/contracts";
import { OutboxMail } from "@nv/contracts/schemas";

/** What asking for the mails gave. */
export type OutboxAnswer =
  | { readonly kind: "mails"; readonly mails: readonly OutboxMail[] }
  | { readonly kind: "forbidden" }
  | { readonly kind: "failed" };

const Mails = OutboxMail.array();

/**
 * Asks the server for the mails that it would have sent.
 *
 * @param request - `fetch`, or its stand-in in a test.
 * @returns The mails, newest first; never rejects.
 */
export async function fetchOutbox(request: typeof fetch): Promise<OutboxAnswer> {
  try {
    const response = await request(OUTBOX_API_PATH, { cache: "no-store" });
    if (response.status === 401 || response.status === 403 || response.status === 404) return { kind: "forbidden" };
    if (!response.ok) return { kind: "failed" };
    const mails = Mails.parse(await response.json());
    return { kind: "mails", mails: mails.toSorted((a, b) => b.sentAtMs - a.sentAtMs) };
  } catch {
    // Out of reach, or an answer that is no list of mails: the page says so and asks again in a while.
    return { kind: "failed" };
  }
}
