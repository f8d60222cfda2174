import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { TypeSketch } from "./pictures/TypeSketch";

type Props = { readonly graphic: Pick<GraphicSummary, "thumbnailUrl" | "health" | "type"> };

/** Picture of a graphic; while it has none, the drawing of what its type makes, with its name; «No carga» when it does not load. */
export function GraphicPicture({ graphic }: Props): ReactNode {
  const { thumbnailUrl, health, type } = graphic;
  if (health === "broken")
    return (
      <span className="nv-picture" data-state="broken" aria-hidden="true">
        No carga
      </span>
    );
  if (thumbnailUrl === null)
    return (
      <span className="nv-picture" data-state="sketch" aria-hidden="true">
        <TypeSketch type={type} />
        <span className="nv-picture__type">{TYPE_LABELS[type]}</span>
      </span>
    );
  return (
    <span className="nv-picture" aria-hidden="true">
      <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
