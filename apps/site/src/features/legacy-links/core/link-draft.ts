import { LINK_TARGETS, type LinkTargetKind } from "@nv/contracts";
import type { LegacyLinkSummary } from "@nv/contracts/schemas";
import { conflictingFields, mergeDrafts as mergeFields } from "@nv/web/merge-drafts";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";

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

const StoredDraft = z.object({ base: Draft, mine: Draft, version: z.int() });

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

/** The form of one that is in the list. */
export function draftOf({ title, source, target, publishedOn, reason, owner, copyUrl }: LegacyLinkSummary): LinkDraft {
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

/** Returns the fields that are sent to the server. */
export function fieldsOf(draft: LinkDraft): object {
  const { title, source, publishedOn, reason, owner, copyUrl } = draft;
  return { title, source, publishedOn, reason, owner, copyUrl, target: targetOf(draft) };
}

/** Takes up what the browser kept; `null` for what cannot be read. */
export const readDraft = (stored: string | null) => parseJson(stored, StoredDraft);

const LABELS = {
  title: "Qué era",
  source: "Dirección antigua",
  kind: "Qué hay ahora",
  url: "Dirección nueva",
  file: "Carpeta comprimida",
  start: "Página que se abre",
  publishedOn: "Publicado",
  reason: "Motivo",
  owner: "Responsable",
  copyUrl: "Otra copia",
} as const satisfies Record<keyof LinkDraft, string>;

const FIELDS = Draft.keyof().options;

/** Whether two forms say the same. */
export function isSameDraft(one: LinkDraft, other: LinkDraft): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Joins two changes of the same one; of what both touched, mine. */
export function mergeDrafts(base: LinkDraft, theirs: LinkDraft, mine: LinkDraft): LinkDraft {
  return mergeFields(FIELDS, { base, theirs, mine });
}

/** Lists the fields that both sides changed, each in another way. */
export function draftConflicts(base: LinkDraft, theirs: LinkDraft, mine: LinkDraft) {
  const text = (draft: LinkDraft, field: keyof LinkDraft) => {
    if (field === "kind") return LINK_TARGETS[draft.kind];
    return field === "file" && draft.file !== "" ? "Otra carpeta" : draft[field];
  };
  return conflictingFields(FIELDS, { base, theirs, mine }).map((field) => ({
    field,
    label: LABELS[field],
    theirs: text(theirs, field),
    mine: text(mine, field),
  }));
}
