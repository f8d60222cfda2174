import { DROPS_API_PATH } from "@nv/contracts";
import { DropList, DropSummary, PersonalData, RecordVersion } from "@nv/contracts/schemas";
import { type CallFailure, callServer } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { z } from "zod";

const one = (id: string) => `${DROPS_API_PATH}/${encodeURIComponent(id)}`;
const Versions = z.object({ items: z.array(RecordVersion) });
const Refusal = z.object({
  current: DropSummary.optional().catch(undefined),
  personalData: z.array(PersonalData).optional().catch(undefined),
});

/** The calls of the files at public addresses. All throw {@link CallFailure}. */
export const dropsCalls = {
  list: (q: string, signal: AbortSignal) => callServer(DropList, addressOf(DROPS_API_PATH, { q }), { signal }),
  detail: (id: string, signal: AbortSignal) => callServer(DropSummary, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
  register: (json: object) => callServer(DropSummary, DROPS_API_PATH, { method: "POST", json }),
  replace: (id: string, json: object) => callServer(DropSummary, one(id), { method: "PUT", json }),
  rollBack: (id: string, version: number, revision: string) =>
    callServer(DropSummary, `${one(id)}/rollback`, { method: "POST", isOrder: true, json: { version, revision } }),
  retire: (id: string, version: number) =>
    callServer(DropSummary, `${one(id)}/retire`, { method: "POST", isOrder: true, json: { version } }),
} as const;

/** Returns the details of a refusal besides its sentence: the file as it is given now, or what it seems to hold. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
