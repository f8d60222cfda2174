import type { IncludeSummary } from "@nv/contracts/schemas";

const STATES = { draft: "Borrador", published: "Publicado", pinned: "Publicado", retired: "Retirado" } as const;

/** Where an include is in its life, in words. */
export function stateOf({ status, hasUnpublishedChanges }: IncludeSummary): string {
  return hasUnpublishedChanges ? `${STATES[status]}, con cambios sin publicar` : STATES[status];
}
