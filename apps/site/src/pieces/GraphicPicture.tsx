import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import type { ReactNode } from "react";

/** Picture of a graphic; the label of its type while it has no thumbnail, and «No carga» when it does not load. */
export function GraphicPicture({ graphic }: { readonly graphic: GraphicSummary }): ReactNode {
  const { thumbnailUrl, health, type } = graphic;
  if (health === "broken")
    return (
      <span className="nv-picture" data-state="broken" aria-hidden="true">
        No carga
      </span>
    );
  return (
    <span className="nv-picture" aria-hidden="true">
      {thumbnailUrl === null ? TYPE_LABELS[type] : <img src={thumbnailUrl} alt="" loading="lazy" />}
    </span>
  );
}
