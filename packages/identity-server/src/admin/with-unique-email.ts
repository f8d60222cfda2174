import { isUniqueViolation } from "@nv/database";
import { IdentityError } from "../identity-error.ts";

/**
 * Carries out what gives a person an address.
 *
 * @throws {IdentityError} `EMAIL_TAKEN` when somebody else has it, though it was asked for a moment before; else what `task` throws.
 */
export async function withUniqueEmail<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (isUniqueViolation(error)) throw new IdentityError("EMAIL_TAKEN", { cause: error });
    throw error;
  }
}
