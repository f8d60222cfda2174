import type { TrackerSummary } from "@nv/contracts/schemas";
import { formatCount, formatDate } from "@nv/spanish";

const STATES = { draft: "Borrador", published: "Publicado", pinned: "Publicado", retired: "Retirado" } as const;

/** Returns the state of a tracker, in words, with the tone of its mark. */
export function stateOf({ status, hasUnpublishedChanges }: TrackerSummary): {
  readonly text: string;
  readonly tone: "ochre" | "green" | undefined;
} {
  if (hasUnpublishedChanges) return { text: "Con cambios sin publicar", tone: "ochre" };
  return { text: STATES[status], tone: status === "published" || status === "pinned" ? "green" : undefined };
}

/** Describes how many polls there are and of when; empty for a comparison. */
export function extentText({ kind, data: { polls } }: Pick<TrackerSummary, "kind" | "data">): string {
  if (kind === "comparison") return "";
  if (polls.observations === 0) return "Sin encuestas";
  const counted = formatCount(polls.observations, "encuesta", "encuestas", "feminine");
  return `${counted}, ${formatDate(polls.first, "short")} – ${formatDate(polls.last, "short")}`;
}
