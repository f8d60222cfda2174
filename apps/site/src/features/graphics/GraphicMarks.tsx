import { GRAPHIC_STATUSES, HEALTH_STATES } from "@nv/contracts";
import type { GraphicSummary } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

const STATUS_TONES = { draft: "ochre", published: "green", pinned: "blue", retired: "plain" } as const;
const HEALTH_TONES = { unknown: "plain", ok: "green", warning: "ochre", broken: "accent" } as const;

/** The stage of a graphic and whether readers have its last state. */
export function StatusMark({ graphic }: { readonly graphic: GraphicSummary }): ReactNode {
  return (
    <span className="nv-mark" data-tone={STATUS_TONES[graphic.status]}>
      {GRAPHIC_STATUSES[graphic.status]}
      {graphic.hasUnpublishedChanges && " · con cambios sin publicar"}
    </span>
  );
}

/** What the last check found, and whether there is an alternative text. */
export function HealthMark({ graphic }: { readonly graphic: GraphicSummary }): ReactNode {
  return (
    <span className="nv-mark" data-tone={HEALTH_TONES[graphic.health]}>
      {HEALTH_STATES[graphic.health]}
      {!graphic.hasAlt && " · sin texto alternativo"}
    </span>
  );
}
