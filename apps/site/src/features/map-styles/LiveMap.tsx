import type { MapStyle } from "@nv/contracts/schemas";
import { Button, SegmentedControl, useBoxSize } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { MAP_VIEWS, type MapViewName } from "./core/map-views";
import { MapDrawing } from "./MapDrawing";
import { useSampleMap } from "./use-sample-map";

const isView = (name: string): name is MapViewName => Object.hasOwn(MAP_VIEWS, name);
const VIEWS = Object.keys(MAP_VIEWS)
  .filter(isView)
  .map((value) => ({ value, label: MAP_VIEWS[value].label }));

/** Height of a map of a width; its place has it before there is a map (`map-styles.css`). */
const heightOf = (widthPx: number) => Math.round(Math.min(520, Math.max(260, widthPx * 0.62)));

/** The map that a style makes, as it changes. @param style - The last one that could be read. */
export function LiveMap({ style }: { readonly style: MapStyle }): ReactNode {
  const [view, setView] = useState<MapViewName>("spain");
  const { element, widthPx } = useBoxSize<HTMLDivElement>();
  // Where names go depends on sizes and language, and on no colour.
  const { labels } = style;
  const layout = { area: MAP_VIEWS[view].area, widthPx, heightPx: heightOf(widthPx) };
  const { sample, hasFailed, retry } = useSampleMap(widthPx === 0 ? null : { layout, labels, view });

  return (
    <div className="nv-live-map nv-stack">
      <SegmentedControl legend="Qué se ve" segments={VIEWS} value={view} onChange={setView} />
      <div ref={element} className="nv-live-map__box" style={{ background: style.colors.water }}>
        <div className="nv-live-map__sea">
          {sample !== null && (
            <MapDrawing
              sample={sample}
              style={style}
              label={`Mapa de muestra: ${MAP_VIEWS[sample.view].label}, con los colores, los rótulos y las fronteras de este estilo`}
            />
          )}
          {sample === null && !hasFailed && <p role="status">Cargando el fondo del mapa…</p>}
          {hasFailed && (
            <p role="alert">
              No ha llegado el fondo del mapa. <Button onClick={retry}>Volver a pedirlo</Button>
            </p>
          )}
        </div>
        <div className="nv-live-map__foot" style={{ color: style.colors.label, background: style.colors.halo }}>
          <p>{style.attribution.trim() === "" ? "Falta la atribución" : style.attribution}</p>
        </div>
      </div>
    </div>
  );
}
