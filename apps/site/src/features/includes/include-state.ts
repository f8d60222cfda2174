import type { IncludeSummary } from "@nv/contracts/schemas";

const STATES = { draft: "Borrador", published: "Publicado", pinned: "Publicado", retired: "Retirado" } as const;

/** Returns the state of an include, in words. */
export function stateOf({ status, hasUnpublishedChanges }: IncludeSummary): string {
  return hasUnpublishedChanges ? `${STATES[status]}, con cambios sin publicar` : STATES[status];
}
