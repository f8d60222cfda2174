import { LEGACY_LINKS_API_PATH } from "@nv/contracts";
import {
  GraphicEvent,
  JobStarted,
  LegacyLinkList,
  LegacyLinkSummary,
  LegacyLinksFigures,
  RecordVersion,
} from "@nv/contracts/schemas";
import { type CallFailure, callServer, type Topic } from "@nv/web";
import { addressOf, type QueryValue } from "@nv/web/address";
import { z } from "zod";

const one = (id: string) => `${LEGACY_LINKS_API_PATH}/${encodeURIComponent(id)}`;
const Versions = z.object({ items: z.array(RecordVersion) });
const Refusal = z.object({
  current: LegacyLinkSummary.optional().catch(undefined),
  existing: z.object({ id: z.string(), title: z.string() }).optional().catch(undefined),
});

/** Somebody changed an old link; what it carries is what a change of any record does. */
export const LINK_TOPIC: Topic<GraphicEvent> = { name: "legacy-link", schema: GraphicEvent };

/** A link at the version that the person sees. */
export interface VersionedLink {
  readonly id: string;
  readonly version: number;
}

const order = (path: string, json: object) =>
  callServer(JobStarted, `${LEGACY_LINKS_API_PATH}${path}`, { method: "POST", isOrder: true, json });

/** The calls of the old links. All throw {@link CallFailure}. */
export const legacyLinksCalls = {
  find: (query: Readonly<Record<string, QueryValue>>, signal: AbortSignal) =>
    callServer(LegacyLinkList, addressOf(LEGACY_LINKS_API_PATH, query), { signal }),
  figures: (signal: AbortSignal) => callServer(LegacyLinksFigures, `${LEGACY_LINKS_API_PATH}/summary`, { signal }),
  detail: (id: string, signal: AbortSignal) => callServer(LegacyLinkSummary, one(id), { signal }),
  versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
  register: (json: object) => callServer(LegacyLinkSummary, LEGACY_LINKS_API_PATH, { method: "POST", json }),
  edit: (id: string, json: object) => callServer(LegacyLinkSummary, one(id), { method: "PUT", json }),
  change: ({ id, version }: VersionedLink, what: "retire" | "restore") =>
    callServer(LegacyLinkSummary, `${one(id)}/${what}`, { method: "POST", isOrder: true, json: { version } }),
  delete: ({ id, version }: VersionedLink) =>
    callServer(z.null(), `${one(id)}/delete`, { method: "POST", isOrder: true, json: { version } }),
  importTable: (text: string, isTrial: boolean) =>
    callServer(JobStarted, `${LEGACY_LINKS_API_PATH}/import`, { method: "POST", json: { text, isTrial } }),
  check: (ids: readonly string[]) => order("/check", { ids }),
  publish: (items: readonly VersionedLink[]) =>
    order("/publish", { items: items.map(({ id, version }) => ({ id, version })) }),
} as const;

/** Returns the details of a refusal besides its sentence: the link as it is now, or the one that has the address already. */
export function refusalOf({ body }: CallFailure): z.infer<typeof Refusal> {
  return Refusal.safeParse(body).data ?? {};
}
