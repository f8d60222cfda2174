import { GRAPHIC_STATUSES, HEALTH_STATES } from "@nv/contracts";
import type { GraphicSummary } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

/** Colours and shapes of the stages: who does not see one sees the other. */
const STATUS_LOOKS = {
  draft: { "data-tone": "ochre", "data-shape": "ring" },
  published: { "data-tone": "green", "data-shape": "disc" },
  pinned: { "data-tone": "blue", "data-shape": "square" },
  retired: { "data-tone": "plain", "data-shape": "dash" },
} as const;

/** Colours and shapes of what a check found. */
const HEALTH_LOOKS = {
  unknown: { "data-tone": "plain", "data-shape": "ring" },
  ok: { "data-tone": "green", "data-shape": "tick" },
  warning: { "data-tone": "ochre", "data-shape": "triangle" },
  broken: { "data-tone": "accent", "data-shape": "cross" },
} as const;

interface Props {
  readonly graphic: GraphicSummary;
  /** More about its stage: «el 22 nov 2026». */
  readonly children?: ReactNode;
}

/** The stage of a graphic, and a mark of its own for what readers do not have yet. */
export function StatusMark({ graphic, children }: Props): ReactNode {
  return (
    <>
      <span className="nv-mark" {...STATUS_LOOKS[graphic.status]}>
        {GRAPHIC_STATUSES[graphic.status]}
        {children}
      </span>
      {graphic.hasUnpublishedChanges && (
        <>
          {" "}
          <span className="nv-mark nv-mark--strong" data-tone="ochre" data-shape="half">
            Con cambios sin publicar
          </span>
        </>
      )}
    </>
  );
}

/** Mark with the result of the last check and its worst finding; without a finding, it says when the alternative text is missing. */
export function HealthMark({ graphic }: { readonly graphic: GraphicSummary }): ReactNode {
  const { health, finding, hasAlt } = graphic;
  const more = finding || (hasAlt ? "" : "Sin texto alternativo");
  return (
    <span className="nv-mark" {...HEALTH_LOOKS[health]}>
      {HEALTH_STATES[health]}
      {more !== "" && <small className="nv-beneath">{more}</small>}
    </span>
  );
}
