import { AdministrationError } from "../administration-error.ts";
import { IdentityError } from "../identity-error.ts";
import type { RateLimiter, RateLimitName } from "./rate-limits.service.ts";

/**
 * Counts a try of an administrator, in the words of their screens.
 *
 * @throws {AdministrationError} `TOO_MANY_TRIES`.
 */
export async function limitTries(limiter: RateLimiter, name: RateLimitName, userId: string): Promise<void> {
  try {
    await limiter.count(name, userId);
  } catch (cause) {
    if (!(cause instanceof IdentityError) || cause.code !== "RATE_LIMITED") throw cause;
    throw new AdministrationError("TOO_MANY_TRIES", { cause });
  }
}
