import { GRAPHIC_STATUSES, HEALTH_STATES } from "@nv/contracts";
import type { GraphicSummary } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

const STATUS_TONES = { draft: "ochre", published: "green", pinned: "blue", retired: "plain" } as const;
const HEALTH_TONES = { unknown: "plain", ok: "green", warning: "ochre", broken: "accent" } as const;

interface Props {
  readonly graphic: GraphicSummary;
  /** More about its stage: «el 22 nov 2026». */
  readonly children?: ReactNode;
}

/** The stage of a graphic, and a mark of its own for what readers do not have yet. */
export function StatusMark({ graphic, children }: Props): ReactNode {
  return (
    <>
      <span className="nv-mark" data-tone={STATUS_TONES[graphic.status]}>
        {GRAPHIC_STATUSES[graphic.status]}
        {children}
      </span>
      {graphic.hasUnpublishedChanges && (
        <>
          {" "}
          <span className="nv-mark nv-mark--strong" data-tone="ochre">
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
    <span className="nv-mark" data-tone={HEALTH_TONES[health]}>
      {HEALTH_STATES[health]}
      {more !== "" && <small className="nv-beneath">{more}</small>}
    </span>
  );
}
