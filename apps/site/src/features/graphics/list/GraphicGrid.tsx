import Link from "@docusaurus/Link";
import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { writeAddress } from "../../../pieces/core/registry-address";
import { HealthMark, StatusMark } from "../../../pieces/GraphicMarks";
import { GraphicPicture } from "../../../pieces/GraphicPicture";
import { ChooseBox } from "./ChooseBox";
import type { Selection } from "./use-selection";

interface Props {
  readonly graphics: readonly GraphicSummary[];
  readonly selection: Selection;
}

/** Graphics as pictures. */
export function GraphicGrid({ graphics, selection }: Props): ReactNode {
  return (
    <ul className="nv-cards">
      {graphics.map((graphic) => (
        <li key={graphic.id} className="nv-cards__card">
          <GraphicPicture graphic={graphic} />
          <div className="nv-cards__head">
            <h2 className="nv-cards__title">
              <Link to={writeAddress({ part: "graphic", id: graphic.id })}>{graphic.title}</Link>
            </h2>
            <ChooseBox graphic={graphic} selection={selection} />
          </div>
          <p>
            {TYPE_LABELS[graphic.type]}
            {graphic.author !== "" && ` · ${graphic.author}`}
          </p>
          <p>
            <StatusMark graphic={graphic} />
          </p>
          <p>
            <HealthMark graphic={graphic} />
          </p>
        </li>
      ))}
    </ul>
  );
}
