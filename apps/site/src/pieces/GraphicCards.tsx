import Link from "@docusaurus/Link";
import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import type { ReactNode } from "react";
import { HealthMark, StatusMark } from "./GraphicMarks";
import { GraphicPicture } from "./GraphicPicture";

interface Props {
  readonly graphics: readonly GraphicSummary[];
  /** Address that the name of each leads to. */
  readonly addressOf: (graphic: GraphicSummary) => string;
  /** Control beside the name of each. */
  readonly beside?: (graphic: GraphicSummary) => ReactNode;
}

/** Graphics as pictures: beneath each its name, what it is, who changed it when, and how it is. */
export function GraphicCards({ graphics, addressOf, beside }: Props): ReactNode {
  return (
    <ul className="nv-cards nv-cards--pictures">
      {graphics.map((graphic) => (
        <li key={graphic.id} className="nv-cards__card">
          <GraphicPicture graphic={graphic} />
          <div className="nv-cards__head">
            <h2 className="nv-cards__title">
              <Link to={addressOf(graphic)}>{graphic.title}</Link>
            </h2>
            {beside?.(graphic)}
          </div>
          <p>
            {TYPE_LABELS[graphic.type]}
            {graphic.author !== "" && ` · ${graphic.author}`}
          </p>
          <p className="nv-cards__states">
            <span>
              <StatusMark graphic={graphic} />
            </span>
            <HealthMark graphic={graphic} />
          </p>
          <p>{formatMoment(graphic.updatedAtMs)}</p>
        </li>
      ))}
    </ul>
  );
}
