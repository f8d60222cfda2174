import useIsBrowser from "@docusaurus/useIsBrowser";
import { useBoxSize } from "@nv/ui";
import { EmptyPlace, OnStage } from "@nv/web";
import { type ReactNode, useEffect } from "react";
import { awaitedRoute } from "./core/awaited-route";
import { ShipRecorder } from "./recorder/ShipRecorder";
import { ShipFilePart } from "./ShipFilePart";
import { ShipRoute } from "./ShipRoute";
import { useShipFile } from "./use-ship-file";
import { useShipTracks } from "./use-ship-tracks";
import { useSimplification } from "./use-simplification";
import "../tool.css";
import "./ship-tracks.css";

/** Until the drawing has been measured, pixels. */
const USUAL_WIDTH_PX = 680;

/** The route of a ship, clean, with what is not known told apart. */
export function ShipTracksTool(): ReactNode {
  return useIsBrowser() ? <ShipTracks /> : <p>Preparando…</p>;
}

function ShipTracks(): ReactNode {
  const work = useShipTracks();
  const { ships, studied, share, study } = work;
  const { element, widthPx } = useBoxSize<HTMLDivElement>();
  const width = Math.round(widthPx) || USUAL_WIDTH_PX;
  const file = useShipFile(work);
  const { shipId, isExample } = file;
  const simplification = useSimplification();
  const { toleranceM } = simplification;
  useEffect(() => {
    if (ships !== null && shipId !== null && toleranceM !== null) study(shipId, toleranceM, width);
  }, [ships, shipId, toleranceM, width, study]);

  const seen = studied !== null && studied.ship.id === shipId ? studied : null;
  return (
    <div className="nv-tool nv-stack nv-ships">
      <ShipFilePart work={work} file={file} />
      <OnStage>
        <div ref={element} className="nv-ships__stage nv-stack">
          {seen === null ? (
            <EmptyPlace isNews>
              {awaitedRoute({
                ships: ships?.length ?? null,
                isReading: share !== null,
                isChosen: shipId !== null,
                isExample,
                hasFailed: work.failure !== "",
              })}
            </EmptyPlace>
          ) : (
            <ShipRoute work={work} studied={seen} isExample={isExample} simplification={simplification} />
          )}
        </div>
      </OnStage>
      <ShipRecorder onOpen={file.bring} />
    </div>
  );
}
