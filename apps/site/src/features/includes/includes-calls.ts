import { INCLUDE_RECORD, IncludeDetail, IncludeUse, includesApi } from "@nv/contracts/schemas";
import { type CallFailure, clientOf } from "@nv/web";
import { z } from "zod";
import { recordCalls } from "../../records/record-calls";

const Refusal = z.object({ current: IncludeDetail.optional(), uses: z.array(IncludeUse).optional() });

/** The calls of the includes. All throw {@link CallFailure}. */
export const includesCalls = { ...recordCalls(INCLUDE_RECORD), ...clientOf(includesApi) };

/** Returns the details of a refusal besides its sentence: the include as it is now, or who would lose it. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
