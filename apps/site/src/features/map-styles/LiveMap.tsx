import type { MapStyle } from "@nv/contracts/schemas";
import { Button, SegmentedControl, useBoxSize } from "@nv/ui";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { MAP_VIEWS, type MapViewName, mapNames, mapShapes } from "./core/live-map";
import { MapDrawing } from "./MapDrawing";
import { useGround } from "./use-ground";

const isView = (name: string): name is MapViewName => Object.hasOwn(MAP_VIEWS, name);
const VIEWS = Object.keys(MAP_VIEWS)
  .filter(isView)
  .map((value) => ({ value, label: MAP_VIEWS[value].label }));

/** Height of a map of a width. */
const heightOf = (widthPx: number) => Math.round(Math.min(520, Math.max(260, widthPx * 0.62)));

/** The map that a style makes, as it changes. @param style - The last one that could be read. */
export function LiveMap({ style }: { readonly style: MapStyle }): ReactNode {
  const { ground, hasFailed, retry } = useGround();
  const [chosen, setView] = useState<MapViewName>("spain");
  // The choice is seen at once; laying the ground out elsewhere takes a moment.
  const view = useDeferredValue(chosen);
  const { element, widthPx } = useBoxSize<HTMLDivElement>();

  const shapes = useMemo(
    () =>
      ground === null || widthPx === 0
        ? null
        : mapShapes(ground, MAP_VIEWS[view].area, { widthPx, heightPx: heightOf(widthPx) }),
    [ground, view, widthPx],
  );
  const { labels } = style;
  // Where names go depends on sizes and language, and on no colour.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the style moves no name
  const names = useMemo(
    () => (ground === null || shapes === null ? [] : mapNames(ground, shapes, style, view)),
    [ground, shapes, view, labels.language, labels.countriesPx, labels.regionsPx, labels.placesPx],
  );

  return (
    <div className="nv-live-map">
      <SegmentedControl legend="Qué se ve" segments={VIEWS} value={chosen} onChange={setView} />
      <div ref={element} className="nv-live-map__box" style={{ background: style.colors.water }}>
        {shapes !== null && (
          <MapDrawing
            shapes={shapes}
            names={names}
            style={style}
            label={`Mapa de muestra: ${MAP_VIEWS[view].label}, con los colores, los rótulos y las fronteras de este estilo`}
          />
        )}
        {shapes === null && !hasFailed && <p role="status">Trayendo el fondo del mapa…</p>}
        {hasFailed && (
          <p role="alert">
            No ha llegado el fondo del mapa. <Button onClick={retry}>Volver a pedirlo</Button>
          </p>
        )}
        <div className="nv-live-map__foot" style={{ color: style.colors.label, background: style.colors.halo }}>
          <p>{style.attribution.trim() === "" ? "Falta la atribución" : style.attribution}</p>
        </div>
      </div>
    </div>
  );
}
