import type { GraphicSummary } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import type { Selection } from "./use-selection";

interface Props {
  readonly graphic: GraphicSummary;
  readonly selection: Selection;
}

/** Chooses a graphic for what is done with several at once. */
export function ChooseBox({ graphic, selection: { has, choose } }: Props): ReactNode {
  return (
    <label className="nv-choose">
      <input
        type="checkbox"
        checked={has(graphic.id)}
        onChange={({ currentTarget }) => choose([graphic], currentTarget.checked)}
      />
      <span className="nv-visually-hidden">Elegir «{graphic.title}»</span>
    </label>
  );
}
