import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import {
  type AskModel,
  BatchReport,
  Coverage,
  DescribedChart,
  DescriptionsDigest,
  DescriptionsStatus,
  JobStarted,
  ModelDraft,
  type PublishDescription,
  type ReviewDescription,
  StartedBatch,
} from "@nv/contracts/schemas";
import { callServer, request } from "@nv/web";
import { addressOf, type QueryValue } from "@nv/web/address";
import type { z } from "zod";

const at = (path: string) => `${DESCRIPTIONS_API_PATH}${path}`;
const chartAt = (chart: string) => at(`/charts/${encodeURIComponent(chart)}`);

/** Question of a page to a model, before its defaults are filled in. */
export type ModelQuestion = z.input<typeof AskModel>;

/** The calls of the descriptions of charts. All throw `CallFailure`. */
export const descriptionsCalls = {
  status: (signal: AbortSignal) => callServer(DescriptionsStatus, DESCRIPTIONS_API_PATH, { signal }),
  chart: (chart: string, signal: AbortSignal) => callServer(DescribedChart, chartAt(chart), { signal }),
  publish: (chart: string, json: z.input<typeof PublishDescription>) =>
    callServer(DescribedChart, `${chartAt(chart)}/publish`, { method: "POST", isOrder: true, json }),
  askModel: (json: ModelQuestion) => callServer(ModelDraft, at("/model"), { method: "POST", json }),
  order: (json: { readonly charts: readonly string[]; readonly length: string; readonly withModel: boolean }) =>
    callServer(StartedBatch, at("/batches"), { method: "POST", isOrder: true, json }),
  coverage: (asked: Readonly<Record<string, QueryValue>>, signal: AbortSignal) =>
    callServer(Coverage, addressOf(at("/coverage"), asked), { signal }),
  digest: (signal: AbortSignal) => callServer(DescriptionsDigest, at("/coverage/digest"), { signal }),
  chooseDigest: (isOn: boolean) =>
    callServer(DescriptionsDigest, at("/coverage/digest"), { method: "PUT", isOrder: true, json: { isOn } }),
  sync: () => callServer(JobStarted, at("/coverage/sync"), { method: "POST", isOrder: true, json: {} }),
  review: async (json: ReviewDescription) => {
    await request(at("/coverage/reviewed"), { method: "POST", isOrder: true, json });
  },
  batch: (id: string, signal: AbortSignal) =>
    callServer(BatchReport, at(`/batches/${encodeURIComponent(id)}`), { signal }),
} as const;
