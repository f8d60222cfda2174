import { INCLUDES_API_PATH } from "@nv/contracts";
import {
  IncludeDetail,
  IncludeList,
  type IncludeUse,
  IncludeUse as IncludeUseSchema,
  RecordVersion,
  RenderedInclude,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer } from "@nv/web";
import { z } from "zod";

/** What changes the stage of an include. */
export type IncludeAction = "publish" | "unpublish" | "restore";

const one = (id: string) => `${INCLUDES_API_PATH}/${encodeURIComponent(id)}`;
const Versions = z.object({ items: z.array(RecordVersion) });
const Refusal = z.object({ current: IncludeDetail.optional(), uses: z.array(IncludeUseSchema).optional() });

/** The calls of the includes. All throw {@link CallFailure}. */
export const includesCalls = {
  list: (q: string, signal: AbortSignal) =>
    callServer(IncludeList, `${INCLUDES_API_PATH}?q=${encodeURIComponent(q)}`, { signal }),
  detail: (id: string, signal?: AbortSignal) => callServer(IncludeDetail, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
  preview: (json: object, signal: AbortSignal) =>
    callServer(RenderedInclude, `${INCLUDES_API_PATH}/preview`, { method: "POST", json, signal }),
  register: (json: object) => callServer(IncludeDetail, INCLUDES_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer(IncludeDetail, one(id), { method: "PUT", json }),
  act: (id: string, action: IncludeAction, version: number) =>
    callServer(IncludeDetail, `${one(id)}/${action}`, { method: "POST", isOrder: true, json: { version } }),
  retire: (id: string, version: number) =>
    callServer(IncludeDetail, `${one(id)}/retire`, {
      method: "POST",
      isOrder: true,
      json: { version, isConfirmed: true },
    }),
  rollBack: (id: string, version: number, revision: string) =>
    callServer(IncludeDetail, `${one(id)}/rollback`, { method: "POST", isOrder: true, json: { version, revision } }),
} as const;

/** What a refusal says besides its sentence: the include as it is now, or who would lose it. */
export function refusalOf({ body }: CallFailure): {
  readonly current?: IncludeDetail | undefined;
  readonly uses?: readonly IncludeUse[] | undefined;
} {
  return Refusal.safeParse(body).data ?? {};
}
