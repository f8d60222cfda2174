import Link from "@docusaurus/Link";
import { GRAPHIC_TYPES } from "@nv/contracts";
import type { GraphicSummary } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { writeAddress } from "../core/registry-address";
import { HealthMark, StatusMark } from "../GraphicMarks";

/** Graphics as pictures; one that nobody photographed yet shows its kind in letters. */
export function GraphicGrid({ graphics }: { readonly graphics: readonly GraphicSummary[] }): ReactNode {
  return (
    <ul className="nv-cards">
      {graphics.map((graphic) => (
        <li key={graphic.id} className="nv-cards__card">
          <div className="nv-cards__picture">
            {graphic.thumbnailUrl === null ? (
              <span aria-hidden="true">{GRAPHIC_TYPES[graphic.type]}</span>
            ) : (
              <img src={graphic.thumbnailUrl} alt="" loading="lazy" />
            )}
          </div>
          <h2 className="nv-cards__title">
            <Link to={writeAddress({ part: "graphic", id: graphic.id })}>{graphic.title}</Link>
          </h2>
          <p>
            {GRAPHIC_TYPES[graphic.type]}
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
