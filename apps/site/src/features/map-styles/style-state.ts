import type { MapStyleSummary } from "@nv/contracts/schemas";

const STATES = { draft: "Borrador", published: "Publicado", pinned: "Publicado", retired: "Retirado" } as const;

/** Returns the state of a style, in words. */
export function stateOf({ status, hasUnpublishedChanges, isCurrent }: MapStyleSummary): string {
  const state = hasUnpublishedChanges ? `${STATES[status]}, con cambios sin publicar` : STATES[status];
  return isCurrent ? `Estilo de la casa · ${state}` : state;
}
