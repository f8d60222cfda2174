import { FileDetail, FileList, FileUse, filesApi } from "@nv/contracts/schemas";
import { type CallFailure, callServer, clientOf } from "@nv/web";
import { z } from "zod";

const Refusal = z.object({
  current: FileDetail.optional().catch(undefined),
  usedBy: z.array(FileUse).optional().catch(undefined),
});

/** The calls of the library. All throw {@link CallFailure}. */
export const filesCalls = {
  ...clientOf(filesApi),
  find: (call: string, signal: AbortSignal) => callServer(FileList, call, { signal }),
} as const;

/** Reads the details of a refusal besides its message: the current file, or what uses it. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
