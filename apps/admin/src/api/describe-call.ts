import { describeFailure, type FailureView } from "@nv/web";

/**
 * Puts a failed answer into words. Those of the identity service, some ninety sentences, come with the first failure: most
 * visits meet none.
 *
 * @param status - HTTP status, or none when nothing answered.
 */
export async function describeCall(status: number, body: unknown): Promise<FailureView> {
  try {
    const { failureOf } = await import("./failure.ts");
    return failureOf(status, body);
  } catch {
    // Without a line the words do not come either; what the status says is enough.
    return describeFailure(status, body);
  }
}
