import { LEGACY_LINK_RECORD, LegacyLinkSummary, legacyLinksApi } from "@nv/contracts/schemas";
import { type CallFailure, clientOf } from "@nv/web";
import { z } from "zod";
import { recordCalls } from "../../records/record-calls";

const Refusal = z.object({
  current: LegacyLinkSummary.optional().catch(undefined),
  existing: z.object({ id: z.string(), title: z.string() }).optional().catch(undefined),
});

/** The calls of the old links. All throw {@link CallFailure}. */
export const legacyLinksCalls = { ...recordCalls(LEGACY_LINK_RECORD), ...clientOf(legacyLinksApi) };

/** Returns the details of a refusal besides its sentence: the link as it is now, or the one that has the address already. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
