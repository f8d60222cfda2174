import { LINK_TARGETS, type LinkTargetKind } from "@nv/contracts";
import { LEGACY_LINK_RECORD, type LegacyLinkSummary } from "@nv/contracts/schemas";
import { z } from "zod";
import { draftOf } from "../../../records/core/draft-of";

/** Kinds of present target of an old link, in the order in which they are offered. */
export const TARGET_KINDS = ["address", "archive", "page"] as const satisfies readonly LinkTargetKind[];

const Draft = z.object({
  title: z.string(),
  source: z.string(),
  kind: z.enum(TARGET_KINDS),
  url: z.string(),
  /** `file:` and the id of a ZIP of the library; empty for none. */
  file: z.string(),
  start: z.string(),
  publishedOn: z.string(),
  reason: z.string(),
  owner: z.string(),
  copyUrl: z.string(),
});

/** Draft of an old link, before it is saved. */
export type LinkDraft = z.infer<typeof Draft>;

/** The form of one that is not in the list yet. */
export const NEW_LINK: LinkDraft = {
  title: "",
  source: "",
  kind: "address",
  url: "",
  file: "",
  start: "",
  publishedOn: "",
  reason: "",
  owner: "",
  copyUrl: "",
};

const FILE_SCHEME = "file:";

function toDraft({ title, source, target, publishedOn, reason, owner, copyUrl }: LegacyLinkSummary): LinkDraft {
  const words = { title, source, publishedOn, reason, owner, copyUrl, kind: target.kind };
  if (target.kind === "address") return { ...NEW_LINK, ...words, url: target.url };
  if (target.kind === "archive")
    return { ...NEW_LINK, ...words, file: FILE_SCHEME + target.fileId, start: target.start };
  return { ...NEW_LINK, ...words };
}

function targetOf({ kind, url, file, start }: LinkDraft): object {
  if (kind === "address") return { kind, url };
  return kind === "archive" ? { kind, fileId: file.slice(FILE_SCHEME.length), start } : { kind };
}

const { labels } = LEGACY_LINK_RECORD;

/** The form of an old link. */
export const LINK_FORM = draftOf(LEGACY_LINK_RECORD, {
  schema: Draft,
  fields: Draft.keyof().options,
  labels: {
    ...{ kind: labels["target.kind"], url: labels["target.url"] },
    ...{ file: labels["target.fileId"], start: labels["target.start"] },
  },
  toDraft,
  fromDraft(draft) {
    const { title, source, publishedOn, reason, owner, copyUrl } = draft;
    return { body: { title, source, publishedOn, reason, owner, copyUrl, target: targetOf(draft) }, problems: [] };
  },
  textOf(draft, field) {
    if (field === "kind") return LINK_TARGETS[draft.kind];
    return field === "file" && draft.file !== "" ? "Otra carpeta" : draft[field];
  },
});
