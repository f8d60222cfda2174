import { INCLUDES_API_PATH } from "@nv/contracts";
import {
  IncludeDetail,
  IncludeList,
  type IncludeUse,
  IncludeUse as IncludeUseSchema,
  RenderedInclude,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer } from "@nv/web";
import { z } from "zod";
import { post, recordCalls } from "../../records/record-calls";

const record = recordCalls(INCLUDES_API_PATH, IncludeDetail);
const Refusal = z.object({ current: IncludeDetail.optional(), uses: z.array(IncludeUseSchema).optional() });

/** The calls of the includes. All throw {@link CallFailure}. */
export const includesCalls = {
  ...record,
  list: (q: string, signal: AbortSignal) =>
    callServer(IncludeList, `${INCLUDES_API_PATH}?q=${encodeURIComponent(q)}`, { signal }),
  preview: (json: object, signal: AbortSignal) =>
    callServer(RenderedInclude, `${INCLUDES_API_PATH}/preview`, { method: "POST", json, signal }),
  /** For good reasons: pages may be left without it, and who retires it has seen which. */
  retire: (id: string, version: number) =>
    callServer(IncludeDetail, `${record.one(id)}/retire`, post({ version, isConfirmed: true })),
} as const;

/** Returns the details of a refusal besides its sentence: the include as it is now, or who would lose it. */
export function refusalOf({ body }: CallFailure): {
  readonly current?: IncludeDetail | undefined;
  readonly uses?: readonly IncludeUse[] | undefined;
} {
  return Refusal.safeParse(body).data ?? {};
}
