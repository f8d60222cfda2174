import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import type { ReactNode } from "react";

/** What a graphic looks like; its kind in letters while nobody photographed it, and that it does not load when it does not. */
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
