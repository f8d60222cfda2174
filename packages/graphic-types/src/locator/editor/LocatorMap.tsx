import { Button, Notice, SegmentedControl } from "@nv/ui";
import { STAGE_SEGMENTS, type StageTheme, THEME_SEGMENTS } from "@nv/web";
import { type ReactNode, useId, useRef, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { streetsLackSentence } from "../streets/streets-lack.ts";
import { type Area, areaOfAll, middleOf, ZOOM_STEP, zoomedArea } from "./edit-area.ts";
import { type Chosen, newArrow, newLabel, newMark, newRing, outsideOf, without } from "./edit-parts.ts";
import { StillMap } from "./StillMap.tsx";
import { useDrawnMap } from "./use-drawn-map.ts";
import { useMapStage } from "./use-map-stage.ts";
import { isPicture, PICTURE_VIEWS, type PlaceName, viewIn } from "./view-sizes.ts";
import type { LookedAt, WorkedMap } from "./worked-map.ts";

const PLACES = [...STAGE_SEGMENTS, { value: "picture", label: "Redes" }] as const;

const PICTURES = PICTURE_VIEWS.map((value) => ({ value, label: value }));

const LIST = new Intl.ListFormat("es");

/** Windows below this are those of phones: the drawing of the page on a desk would be too small to work on. */
const PHONE_PX = 700;

const firstPlace = (): PlaceName => (window.innerWidth < PHONE_PX ? "phone" : "desk");

interface BarProps extends Pick<WorkedMap, "config" | "onChange"> {
  /** The area in which everything is seen. */
  readonly whole: Area;
  readonly look: LookedAt;
  readonly onPlace: (place: PlaceName) => void;
  readonly onTheme: (theme: StageTheme) => void;
}

/** Bar that chooses where the map is seen, and how much of the Earth it shows. */
function MapBar({ config, onChange, look, onPlace, onTheme, whole }: BarProps): ReactNode {
  const { place, theme } = look;
  const zoom = (factor: number) => onChange({ ...config, area: zoomedArea(config.area, factor) });
  return (
    <div className="nv-locmap__bar nv-row">
      <SegmentedControl
        legend="Tamaño de la vista previa"
        segments={PLACES}
        value={isPicture(place) ? "picture" : place}
        onChange={(next) => onPlace(next === "picture" ? "1:1" : next)}
      />
      {isPicture(place) ? (
        <SegmentedControl legend="Proporción de la imagen" segments={PICTURES} value={place} onChange={onPlace} />
      ) : (
        <SegmentedControl legend="Tema de la vista previa" segments={THEME_SEGMENTS} value={theme} onChange={onTheme} />
      )}
      <div className="nv-locmap__zoom nv-row">
        <Button aria-label="Acercar" aria-keyshortcuts="+" onClick={() => zoom(ZOOM_STEP)}>
          +
        </Button>
        <Button aria-label="Alejar" aria-keyshortcuts="-" onClick={() => zoom(1 / ZOOM_STEP)}>
          −
        </Button>
        <Button disabled={whole === config.area} onClick={() => onChange({ ...config, area: whole })}>
          Ver todo
        </Button>
      </div>
    </div>
  );
}

/** Something that may be put on a map: what it is called, what is chosen then, and what of the map changes. */
interface Addition extends Chosen {
  readonly noun: string;
  readonly part: Partial<LocatorConfig>;
}

/** Lists the additions that can be made to a map. */
function additionsTo(config: LocatorConfig): readonly Addition[] {
  const { marks, labels, arrows, rings, area } = config;
  const middle = middleOf(area);
  const [mark, label] = [newMark(config, middle, "Marca"), newLabel(config, middle)];
  const [arrow, ring] = [newArrow(config), newRing(config)];
  return [
    { noun: "marca", list: "marks", id: mark.id, part: { marks: [...marks, mark] } },
    { noun: "rótulo", list: "labels", id: label.id, part: { labels: [...labels, label] } },
    { noun: "flecha", list: "arrows", id: arrow.id, part: { arrows: [...arrows, arrow] } },
    { noun: "círculo", list: "rings", id: ring.id, part: { rings: [...rings, ring] } },
  ];
}

/** Puts something on the map, and chooses it. */
function AddBar({ config, onChange, onChoose }: WorkedMap): ReactNode {
  return (
    <div className="nv-row nv-locmap__add">
      {additionsTo(config).map(({ noun, list, id, part }) => (
        <Button
          key={list}
          onClick={() => {
            onChange({ ...config, ...part });
            onChoose({ list, id });
          }}
        >
          {`Añadir ${noun}`}
        </Button>
      ))}
    </div>
  );
}

/** The text of something on a map. */
function textOf({ marks, labels }: LocatorConfig, id: string): string {
  return marks.find((mark) => mark.id === id)?.label ?? labels.find((label) => label.id === id)?.text ?? "";
}

/** Notice of what is not seen of a map: texts without room, and things outside of it. */
function Unseen({
  config,
  onChange,
  left,
  whole,
}: WorkedMap & { readonly left: readonly string[]; readonly whole: Area }): ReactNode {
  const outside = outsideOf(config);
  const crowded = left.filter((text) => !outside.some(({ id }) => textOf(config, id) === text));
  return (
    <div role="status">
      {crowded.length > 0 && (
        <p className="nv-locmap__left">
          No {crowded.length === 1 ? "cabe" : "caben"}: {LIST.format(crowded)}. Acércate, quita otro rótulo o dale más
          importancia.
        </p>
      )}
      {outside.length > 0 && (
        <p className="nv-locmap__left">
          {outside.length === 1 ? "Una cosa queda" : `${outside.length} cosas quedan`} fuera del mapa.{" "}
          <Button rank="main" onClick={() => onChange({ ...config, area: whole })}>
            Encuadrar todo
          </Button>{" "}
          <Button onClick={() => onChange(outside.reduce(without, config))}>Quitar lo de fuera</Button>
        </p>
      )}
    </div>
  );
}

/** The map that readers get, drawn as it is written, with what is on it to take hold of: by mouse, by finger and by keys. */
export function LocatorMap(props: WorkedMap): ReactNode {
  const { config, onChange } = props;
  const hintId = useId();
  const [place, setPlace] = useState<PlaceName>(firstPlace);
  const [theme, setTheme] = useState<StageTheme>("light");
  const view = viewIn(place);
  // Paper is white, and a picture has the colours that it was given.
  const look: LookedAt = { place, theme: place === "paper" || isPicture(place) ? "light" : theme };
  // The drawing lags behind the fields, and what is taken hold of on it does not.
  const { drawn, hasFailed, retry } = useDrawnMap(config, view);
  const ground = useRef<HTMLDivElement>(null);
  const { Stage, hadFocus, onNear } = useMapStage(drawn, ground);
  const wait = hasFailed ? "" : "Cargando el mapa…";
  const whole = areaOfAll(config, drawn?.painted ?? []);
  return (
    <section className="nv-locmap nv-stack-3" aria-label="El mapa">
      <MapBar {...{ config, onChange, whole }} look={{ place, theme }} onPlace={setPlace} onTheme={setTheme} />
      <div ref={ground} className="nv-locmap__ground" data-view={view} onPointerEnter={onNear}>
        {Stage !== null && drawn !== null ? (
          <Stage {...props} {...{ drawn, look, hintId, hadFocus }} />
        ) : (
          <StillMap {...{ config, look, drawn, wait }} />
        )}
      </div>
      <div role="status">
        {drawn?.lack != null && (
          <Notice tone="wrong">
            <p>{streetsLackSentence(drawn.lack)}.</p>
          </Notice>
        )}
      </div>
      {hasFailed && (
        <Notice tone="wrong">
          <p>No se ha podido dibujar el mapa de fondo. Lo que has puesto sigue aquí.</p>
          <Button onClick={retry}>Repetir</Button>
        </Notice>
      )}
      <AddBar {...props} />
      <p id={hintId} className="nv-field__hint">
        Arrastra el mapa, una marca o un rótulo, o muévelos con las flechas (con Mayúsculas, más); Supr quita. Ctrl y la
        rueda acercan.
      </p>
      <Unseen {...props} left={drawn?.left ?? []} whole={whole} />
    </section>
  );
}
