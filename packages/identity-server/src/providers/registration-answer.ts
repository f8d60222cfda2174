import type { ProviderTest } from "@nv/contracts/schemas";
import { z } from "zod";

type Result = ProviderTest["checks"][number]["result"];

/** Errors of RFC 6749, 5.2, and GitHub's own words, for a client or secret that is not known. */
const REFUSALS = new Set(["invalid_client", "unauthorized_client", "incorrect_client_credentials"]);

/** Errors for a code that is nobody's: whoever gets so far has been let in. */
const WRONG_CODES = new Set(["invalid_grant", "bad_verification_code", "invalid_request"]);

const ErrorBody = z.object({ error: z.string() });

function errorOf(text: string): string {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data?.error ?? "";
  } catch {
    // Some services answer with a page; its status alone must say enough.
    return "";
  }
}

/**
 * Tells from the answer to a made-up code whether a service knows our registration.
 *
 * @param text - Body of the answer.
 * @example registrationResult(400, '{"error":"invalid_grant"}') // "good"
 */
export function registrationResult(status: number, text: string): Result {
  const error = errorOf(text);
  if (error === "redirect_uri_mismatch") return "redirectRefused";
  if (REFUSALS.has(error) || status === 401) return "refused";
  if (WRONG_CODES.has(error)) return "good";
  // GitHub has no page at all for a client that it does not know.
  return status === 404 ? "refused" : "unclear";
}
