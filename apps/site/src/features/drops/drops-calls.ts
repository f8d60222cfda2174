import { DROP_RECORD, DropSummary, dropsApi, PersonalData } from "@nv/contracts/schemas";
import { type CallFailure, clientOf } from "@nv/web";
import { z } from "zod";
import { recordCalls } from "../../records/record-calls";

const Refusal = z.object({
  current: DropSummary.optional().catch(undefined),
  personalData: z.array(PersonalData).optional().catch(undefined),
});

/** The calls of the files at public addresses. All throw {@link CallFailure}. */
export const dropsCalls = { ...recordCalls(DROP_RECORD), ...clientOf(dropsApi) };

/** Returns the details of a refusal besides its sentence: the file as it is given now, or what it seems to hold. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
