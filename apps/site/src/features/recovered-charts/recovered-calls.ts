import { RECOVERED_CHARTS_API_PATH } from "@nv/contracts";
import { CopiedChart, RecoveredChart, RecoveredChartsStatus } from "@nv/contracts/schemas";
import { callServer } from "@nv/web";
import { addressOf } from "@nv/web/address";

const at = (id: string) => `${RECOVERED_CHARTS_API_PATH}/${encodeURIComponent(id)}`;

/** The calls about charts that are recovered. All throw `CallFailure`. */
export const recoveredCalls = {
  status: (signal: AbortSignal) => callServer(RecoveredChartsStatus, RECOVERED_CHARTS_API_PATH, { signal }),
  /** @param version - `null` for what there is now. */
  recover: (id: string, version: number | null, signal?: AbortSignal) =>
    callServer(RecoveredChart, addressOf(at(id), { version: version === null ? null : String(version) }), {
      ...(signal !== undefined && { signal }),
    }),
  copy: (id: string, version: number) =>
    callServer(CopiedChart, `${at(id)}/copies`, {
      method: "POST",
      isOrder: true,
      json: { hasRights: true, ...(version > 0 && { version }) },
    }),
} as const;
