import type { MapStyle } from "@nv/contracts/schemas";
import {
  ATTRIBUTIONS,
  type GeoBounds,
  HOUSE_MAP_STYLE,
  PROJECTION_TITLES,
  type ProjectionChoice,
  scaleBarOf,
} from "@nv/geography";
import { Button, SegmentedControl, Toggle, useBoxSize } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { fitLayout, type MapLayout } from "./core/live-map";
import { MAP_VIEWS, type MapViewName, SPAIN } from "./core/map-views";
import { MapDrawing } from "./MapDrawing";
import type { SampleMap } from "./sample-messages";
import { useSampleMap } from "./use-sample-map";
import "./map-styles.css";

/** The rules that every map keeps to, and what a reader gets without each. */
const RULES = {
  projection: {
    label: "La proyección que toca",
    without: "Con Mercator, lo que está al norte crece: Groenlandia sale como África.",
  },
  canaries: {
    label: "Canarias en su recuadro",
    without: "En su sitio, Canarias deja la Península pequeña y arrinconada.",
  },
  disputed: {
    label: "De trazos lo que se disputa",
    without: "Una línea continua da por hecho lo que nadie ha acordado.",
  },
  readable: {
    label: "Rótulos de 12 px o más",
    without: "Con 9 px caben más nombres, y en un teléfono no se lee ninguno.",
  },
  halo: { label: "Halo en los rótulos", without: "Sin halo, las líneas cruzan las letras." },
  spanish: {
    label: "Nombres en español",
    without: "En la lengua de cada lugar: según lo que pida la pieza, y siempre igual en todo el mapa.",
  },
  scale: { label: "Escala gráfica", without: "Sin escala nadie sabe si son diez kilómetros o mil." },
  source: { label: "Fuente", without: "Sin ella no se publica: la licencia del IGN obliga a decirlo." },
} as const;
type Rule = keyof typeof RULES;

const isRule = (name: string): name is Rule => Object.hasOwn(RULES, name);
const NAMES = Object.keys(RULES).filter(isRule);
const SMALL_PX = 9;
const MERCATOR: ProjectionChoice = { name: "mercator", centre: { lon: 0, lat: 0 }, parallels: null };
/** Mercator has no poles: where people live. */
const INHABITED: GeoBounds = [-180, -58, 180, 82];
const VIEWS = (["spain", "ukraine", "world"] as const).map((value) => ({ value, label: MAP_VIEWS[value].label }));

/** The rules of a view: Canary Islands on a map of Ukraine mean nothing. */
const rulesOf = (view: MapViewName) =>
  NAMES.filter((rule) => (rule !== "canaries" || view === "spain") && (rule !== "disputed" || view !== "spain"));

type Kept = Readonly<Record<Rule, boolean>>;
const ALL_KEPT: Kept = {
  projection: true,
  canaries: true,
  disputed: true,
  readable: true,
  halo: true,
  spanish: true,
  scale: true,
  source: true,
};

/** The house's style without the rules that are off. */
function styleOf(kept: Kept): MapStyle {
  const { colors, labels } = HOUSE_MAP_STYLE;
  const sizes = kept.readable ? labels : { ...labels, countriesPx: SMALL_PX, regionsPx: SMALL_PX, placesPx: SMALL_PX };
  return {
    ...HOUSE_MAP_STYLE,
    colors: { ...colors, halo: kept.halo ? colors.halo : "transparent" },
    labels: { ...sizes, language: kept.spanish ? "es" : "local" },
  };
}

function layoutOf(view: MapViewName, kept: Kept, widthPx: number): MapLayout {
  const box = { widthPx, heightPx: Math.round(Math.min(480, widthPx * 0.7)) };
  const { area } = MAP_VIEWS[view];
  const isTorn = area === "spain" && !(kept.canaries && kept.projection);
  const flat = area === "world" ? INHABITED : area;
  const asked = isTorn ? SPAIN : kept.projection ? area : flat;
  return { ...box, area: asked, ...(!kept.projection && { choice: MERCATOR }) };
}

/** A map that draws what is disputed as if it were agreed. */
const agreed = (sample: SampleMap): SampleMap => ({
  ...sample,
  borders: sample.borders + sample.disputed,
  disputed: "",
});

/** Each rule of a map, on and off: what it is there for is seen when it is not. */
export function MapRules(): ReactNode {
  const [view, setView] = useState<MapViewName>("spain");
  const [kept, setKept] = useState<Kept>(ALL_KEPT);
  const { element, widthPx } = useBoxSize<HTMLDivElement>();
  const style = styleOf(kept);
  const layout = layoutOf(view, kept, widthPx);
  const { sample, hasFailed, retry } = useSampleMap(widthPx === 0 ? null : { layout, labels: style.labels, view });
  const map = sample === null ? null : fitLayout(layout);
  const bar = map === null ? null : scaleBarOf(map, { maxWidthPx: widthPx / 4 });
  const broken = rulesOf(view).filter((rule) => !kept[rule]);

  return (
    <div className="nv-stack-3">
      <SegmentedControl legend="Qué mapa" segments={VIEWS} value={view} onChange={setView} />
      <div className="nv-map-rules__switches">
        {rulesOf(view).map((rule) => (
          <Toggle
            key={rule}
            label={RULES[rule].label}
            isOn={kept[rule]}
            onChange={(isOn) => setKept({ ...kept, [rule]: isOn })}
          />
        ))}
      </div>
      <div ref={element} className="nv-live-map__box" style={{ background: style.colors.water }}>
        {sample !== null && (
          <MapDrawing
            sample={kept.disputed ? sample : agreed(sample)}
            style={style}
            label={`Mapa de las reglas: ${MAP_VIEWS[sample.view].label}`}
          />
        )}
        {sample === null && !hasFailed && <p role="status">Cargando el fondo del mapa…</p>}
        {hasFailed && (
          <p role="alert">
            No ha llegado el fondo del mapa. <Button onClick={retry}>Volver a pedirlo</Button>
          </p>
        )}
        <div
          className="nv-live-map__foot"
          style={{ color: style.colors.label, background: HOUSE_MAP_STYLE.colors.halo }}
        >
          {kept.scale && bar !== null && (
            <p className="nv-map-rules__scale">
              <span style={{ width: bar.widthPx }} /> {bar.label}
            </p>
          )}
          {kept.source && (
            <p>
              Contorno: {view === "spain" ? `${ATTRIBUTIONS.spain.line} · ` : ""}
              {ATTRIBUTIONS.world.line}
            </p>
          )}
        </div>
      </div>
      <div className="nv-map-rules__said" aria-live="polite">
        {map !== null && <p>Proyección: {PROJECTION_TITLES[map.choice.name]}.</p>}
        {kept.scale && map !== null && bar === null && (
          <p>Aquí no hay barra de escala: la misma mediría cosas distintas en cada parte del mapa, y mentiría.</p>
        )}
        {broken.length > 0 && (
          <ul>
            {broken.map((rule) => (
              <li key={rule}>{RULES[rule].without}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
