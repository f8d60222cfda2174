import type { SectionShape } from "@nv/contracts/schemas";
import type { GeoPoint } from "@nv/geography";
import { Button } from "@nv/ui";
import { OnStage } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { cornerLine, readCorners } from "./core/read-zone";
import { SectionMapView } from "./SectionMapView";

interface Props {
  readonly year: number;
  /** Name of the municipality. */
  readonly town: string;
  readonly shapes: readonly SectionShape[];
  /** Zone as it is written, a corner a line. */
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

const NO_CORNERS: readonly GeoPoint[] = [];

/** Map of the sections of a municipality, on which the corners of a zone are pointed at. */
export function TownDrawing({ year, town, shapes, text, onWrite }: Props): ReactNode {
  const corners = useMemo(() => {
    const read = text.trim().startsWith("{") ? NO_CORNERS : readCorners(text);
    return typeof read === "string" ? NO_CORNERS : read;
  }, [text]);
  return (
    <OnStage>
      <SectionMapView
        shapes={shapes}
        year={year}
        label={`Secciones de ${town}. Cada punto que se señala es un vértice de la zona.`}
        corners={corners}
        onPoint={(point) => onWrite(`${text.trimEnd()}${text.trim() === "" ? "" : "\n"}${cornerLine(point)}`)}
      />
      <div className="nv-row">
        <Button
          disabled={corners.length === 0}
          onClick={() => onWrite(text.trimEnd().split("\n").slice(0, -1).join("\n"))}
        >
          Quitar el último vértice
        </Button>
        <Button disabled={text === ""} onClick={() => onWrite("")}>
          Vaciar
        </Button>
      </div>
    </OnStage>
  );
}
