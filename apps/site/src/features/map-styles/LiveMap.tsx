import type { MapStyle } from "@nv/contracts/schemas";
import type { MapGround } from "@nv/geography";
import { Button, SegmentedControl, useBoxSize } from "@nv/ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { MAP_VIEWS, type MapName, type MapShapes, type MapViewName, mapNames, mapShapes } from "./core/live-map";
import { fetchGround } from "./fetch-ground";

const isView = (name: string): name is MapViewName => Object.hasOwn(MAP_VIEWS, name);
const VIEWS = Object.keys(MAP_VIEWS)
  .filter(isView)
  .map((value) => ({ value, label: MAP_VIEWS[value].label }));

/** Height of a map of a width. */
const heightOf = (widthPx: number) => Math.round(Math.min(520, Math.max(260, widthPx * 0.62)));

/** The map that a style makes, as it changes. @param style - The last one that could be read. */
export function LiveMap({ style }: { readonly style: MapStyle }): ReactNode {
  const [ground, setGround] = useState<MapGround | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<MapViewName>("spain");
  const { element, widthPx } = useBoxSize<HTMLDivElement>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setHasFailed(false);
    fetchGround(leaving.signal).then(setGround, () => {
      if (!leaving.signal.aborted) setHasFailed(true);
    });
    return () => leaving.abort();
  }, [attempt]);

  const shapes = useMemo(
    () => (ground === null || widthPx === 0 ? null : mapShapes(ground, view, { widthPx, heightPx: heightOf(widthPx) })),
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
      <SegmentedControl legend="Qué se ve" segments={VIEWS} value={view} onChange={setView} />
      <div ref={element} className="nv-live-map__box" style={{ background: style.colors.water }}>
        {shapes !== null && <MapDrawing shapes={shapes} names={names} style={style} view={view} />}
        {shapes === null && !hasFailed && <p role="status">Trayendo el fondo del mapa…</p>}
        {hasFailed && (
          <p role="alert">
            No ha llegado el fondo del mapa. <Button onClick={() => setAttempt(attempt + 1)}>Volver a pedirlo</Button>
          </p>
        )}
        <p className="nv-live-map__source" style={{ color: style.colors.label, background: style.colors.halo }}>
          {style.attribution.trim() === "" ? "Falta la atribución" : style.attribution}
        </p>
      </div>
    </div>
  );
}

interface DrawingProps {
  readonly shapes: MapShapes;
  readonly names: readonly MapName[];
  readonly style: MapStyle;
  readonly view: MapViewName;
}

function MapDrawing({ shapes, names, style, view }: DrawingProps) {
  const { map, land, borders, disputed, regions } = shapes;
  const { colors, borders: lines } = style;
  const line = {
    fill: "none",
    stroke: colors.border,
    strokeWidth: lines.widthPx * 1.6,
    strokeLinejoin: "round",
  } as const;
  return (
    <svg
      viewBox={`0 0 ${map.widthPx} ${map.heightPx}`}
      width={map.widthPx}
      height={map.heightPx}
      role="img"
      aria-label={`Mapa de muestra: ${MAP_VIEWS[view].label}, con los colores, los rótulos y las fronteras de este estilo`}
    >
      <rect width="100%" height="100%" fill={colors.water} data-part="water" />
      <path d={land} fill={colors.land} data-part="land" />
      {lines.hasRegions && (
        <path d={regions} {...line} strokeWidth={lines.widthPx} strokeOpacity={0.6} data-part="regions" />
      )}
      <path d={borders} {...line} data-part="borders" />
      {lines.disputed === "dashed" && <path d={disputed} {...line} strokeDasharray="6 4" data-part="disputed" />}
      {map.inset !== null && <rect {...map.inset} {...line} strokeWidth={1} />}
      {names.map(({ id, lines: texts, x, y, sizePx, isCountry }) => (
        <text
          key={id}
          x={x}
          y={y - ((texts.length - 1) * sizePx * 1.15) / 2}
          fill={colors.label}
          stroke={colors.halo}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={sizePx}
          letterSpacing={isCountry ? "0.08em" : undefined}
          fontWeight={isCountry ? 600 : 400}
        >
          {texts.map((text, at) => (
            <tspan key={text} x={x} dy={at === 0 ? 0 : sizePx * 1.15}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
