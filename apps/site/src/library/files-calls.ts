import { FILES_API_PATH } from "@nv/contracts";
import {
  type EditFile,
  FileDetail,
  FileList,
  FileUse,
  type GiveFile,
  type RestoreContent,
  type TakeUpload,
  TakingUpload,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, request } from "@nv/web";
import { z } from "zod";

const one = (id: string) => `${FILES_API_PATH}/${encodeURIComponent(id)}`;

const Refusal = z.object({
  current: FileDetail.optional().catch(undefined),
  usedBy: z.array(FileUse).optional().catch(undefined),
});

/** The calls of the library. All throw {@link CallFailure}. */
export const filesCalls = {
  find: (call: string, signal: AbortSignal) => callServer(FileList, call, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer(FileDetail, one(id), { signal }),
  edit: (id: string, json: EditFile) => callServer(FileDetail, one(id), { method: "PUT", json }),
  restore: (id: string, json: RestoreContent) =>
    callServer(FileDetail, `${one(id)}/restore`, { method: "POST", isOrder: true, json }),
  give: (id: string, json: GiveFile) => callServer(FileDetail, `${one(id)}/group`, { method: "PUT", json }),
  remove: (id: string) => request(one(id), { method: "DELETE", isOrder: true }),
  take: (json: TakeUpload, signal: AbortSignal) =>
    callServer(TakingUpload, FILES_API_PATH, { method: "POST", isOrder: true, json, signal }),
} as const;

/** Reads the details of a refusal besides its message: the current file, or what uses it. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
