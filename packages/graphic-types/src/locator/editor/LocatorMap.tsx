import { Button, Notice, SegmentedControl } from "@nv/ui";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { LocatorConfig } from "../config.ts";
import { fitLocator } from "../draw/draw-locator.ts";
import { areaAroundPoints, isPanned, middleOf, PAN_STEP, pannedArea, ZOOM_STEP, zoomedArea } from "./edit-area.ts";
import {
  BIG_NUDGE_PX,
  type Chosen,
  NUDGE_PX,
  newArrow,
  newLabel,
  newMark,
  newRing,
  outsideOf,
  withOffset,
  without,
  withPoint,
} from "./edit-parts.ts";
import { type Handle, handlesOf } from "./map-handles.ts";
import type { DrawnMap } from "./map-requests.ts";
import { useDrawnMap } from "./use-drawn-map.ts";
import { PICTURE_VIEWS, type ViewName, viewSize } from "./views.ts";

interface Props {
  readonly config: LocatorConfig;
  readonly onChange: (config: LocatorConfig) => void;
  /** What is chosen, here or in the lists; `null` for nothing. */
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

const PLACES = [
  { value: "phone", label: "Móvil" },
  { value: "wide", label: "Escritorio" },
  { value: "picture", label: "Redes" },
] as const;

const PICTURES = PICTURE_VIEWS.map((value) => ({ value, label: value }));

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a hand that slips moves, CSS pixels: nothing. */
const SLIP_PX = 3;

/** Something that is being dragged, CSS pixels of the screen. */
interface Drag {
  /** What is held; `null` for the map itself. */
  readonly handle: Handle | null;
  readonly fromX: number;
  readonly fromY: number;
  readonly dx: number;
  readonly dy: number;
}

/** What was drawn, and where things are on it. */
function placedOn(drawn: DrawnMap) {
  const size = viewSize(drawn.config, drawn.view);
  return { ...drawn, size, map: fitLocator(drawn.config, size) };
}

/** How far what was drawn before has to go until it is drawn again, pixels of the drawing: as far as the map was moved. */
function shiftOf({ config, map }: ReturnType<typeof placedOn>, { area }: LocatorConfig): { x: number; y: number } {
  const [now, before] = [map.project(middleOf(area)), map.project(middleOf(config.area))];
  if (now === null || before === null || !isPanned(area, config.area)) return { x: 0, y: 0 };
  const [x, y] = [before[0] - now[0], before[1] - now[1]];
  // Where nothing of it would be seen it waits where it is.
  const isSeen = Math.abs(x) < map.widthPx && Math.abs(y) < map.heightPx;
  return isSeen ? { x, y } : { x: 0, y: 0 };
}

const LIST = new Intl.ListFormat("es");

/** Windows below this are those of phones: the drawing of the page on a desk would be too small to work on. */
const PHONE_PX = 700;

const firstView = (): ViewName => (window.innerWidth < PHONE_PX ? "phone" : "wide");

/** The map that readers get, drawn as it is written, with what is on it to take hold of: by mouse, by finger and by keys. */
export function LocatorMap({ config, onChange, chosen, onChoose }: Props): ReactNode {
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ViewName>(firstView);
  const [drag, setDrag] = useState<Drag | null>(null);
  // The drawing lags behind the fields, and what is taken hold of on it does not.
  const { drawn, hasFailed, retry } = useDrawnMap(config, view);
  const drawing = useMemo(() => (drawn === null ? null : placedOn(drawn)), [drawn]);
  const size = drawing?.size ?? viewSize(config, view);
  const { isPhone } = size;
  const handles = drawing === null ? [] : handlesOf(config, drawing, isPhone);
  const gone = drawing === null ? { x: 0, y: 0 } : shiftOf(drawing, config);
  const outside = outsideOf(config);

  /** Pixels of the drawing for one of the screen. */
  function unit(): number {
    const wide = stage.current?.getBoundingClientRect().width ?? 0;
    return wide === 0 ? 1 : size.widthPx / wide;
  }
  /** Puts what is held where it was moved to, in pixels of the drawing. */
  function move({ part, kind, x, y, anchor }: Handle, dx: number, dy: number) {
    if (drawing === null) return;
    if (kind === "label")
      return onChange(
        withOffset(config, part.id, isPhone, { dx: Math.round(x + dx - anchor.x), dy: Math.round(y + dy - anchor.y) }),
      );
    const point = drawing.map.unproject(x + dx, y + dy);
    if (point !== null) onChange(withPoint(config, part, point));
  }
  function drop({ handle, dx, dy }: Drag) {
    if (Math.hypot(dx, dy) < SLIP_PX || drawing === null) return;
    const scale = unit();
    if (handle !== null) return move(handle, dx * scale, dy * scale);
    const [x, y] = [size.widthPx / 2, size.heightPx / 2];
    const [before, after] = [drawing.map.unproject(x, y), drawing.map.unproject(x - dx * scale, y - dy * scale)];
    if (before === null || after === null) return;
    const { west, east, south, north } = config.area;
    const [wide, tall] = [(east - west + 360) % 360 || 360, north - south];
    onChange({
      ...config,
      area: pannedArea(config.area, (after.lon - before.lon) / wide, (after.lat - before.lat) / tall),
    });
  }
  function take(event: PointerEvent<HTMLElement>, handle: Handle | null) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose(handle?.part ?? null);
    setDrag({ handle, fromX: event.clientX, fromY: event.clientY, dx: 0, dy: 0 });
  }
  function follow({ clientX, clientY }: PointerEvent) {
    if (drag !== null) setDrag({ ...drag, dx: clientX - drag.fromX, dy: clientY - drag.fromY });
  }
  function letGo({ clientX, clientY }: PointerEvent) {
    // The last step of a hand may not be on screen yet.
    if (drag !== null) drop({ ...drag, dx: clientX - drag.fromX, dy: clientY - drag.fromY });
    setDrag(null);
  }
  const zoom = (factor: number) => onChange({ ...config, area: zoomedArea(config.area, factor) });

  function pressOnMap(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow !== undefined)
      onChange({ ...config, area: pannedArea(config.area, arrow[0] * PAN_STEP, -arrow[1] * PAN_STEP) });
    else if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
    else if (event.key === "-") zoom(1 / ZOOM_STEP);
    else if (event.key === "Escape") return onChoose(null);
    else return;
    event.preventDefault();
  }
  function pressOn(event: KeyboardEvent, handle: Handle) {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (arrow !== undefined) {
      const far = event.shiftKey ? BIG_NUDGE_PX : NUDGE_PX;
      move(handle, arrow[0] * far, arrow[1] * far);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      if (handle.kind === "label" && handle.isMoved) onChange(withOffset(config, handle.part.id, isPhone, null));
      else onChange(without(config, handle.part));
      onChoose(null);
      stage.current?.focus();
    } else if (event.key === "Escape") {
      onChoose(null);
      stage.current?.focus();
    } else return;
    event.preventDefault();
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Whoever scrolls the page over the map goes on scrolling the page.
    if (!event.ctrlKey || drawing === null) return;
    event.preventDefault();
    const box = stage.current?.getBoundingClientRect();
    const scale = unit();
    const around = box && drawing.map.unproject((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
    onChange({
      ...config,
      area: zoomedArea(config.area, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, around ?? undefined),
    });
  });
  useEffect(() => {
    const element = stage.current;
    element?.addEventListener("wheel", turnWheel, { passive: false });
    return () => element?.removeEventListener("wheel", turnWheel);
  }, []);

  function add(part: Partial<LocatorConfig>, added: Chosen) {
    onChange({ ...config, ...part });
    onChoose(added);
  }
  function addMark() {
    const mark = newMark(config, middleOf(config.area), "Marca");
    add({ marks: [...config.marks, mark] }, { list: "marks", id: mark.id });
  }
  function addLabel() {
    const label = newLabel(config, middleOf(config.area));
    add({ labels: [...config.labels, label] }, { list: "labels", id: label.id });
  }
  function addArrow() {
    const arrow = newArrow(config);
    add({ arrows: [...config.arrows, arrow] }, { list: "arrows", id: arrow.id });
  }
  function addRing() {
    const ring = newRing(config);
    add({ rings: [...config.rings, ring] }, { list: "rings", id: ring.id });
  }
  function showAll() {
    const points = [...config.marks, ...config.labels].map(({ point }) => point);
    onChange({ ...config, area: areaAroundPoints(config.area, points) });
  }

  const moved = drag !== null && Math.hypot(drag.dx, drag.dy) >= SLIP_PX ? drag : null;
  const shift = (one: Handle) =>
    moved?.handle === null || moved?.handle?.key === one.key ? `translate(${moved.dx}px, ${moved.dy}px)` : undefined;
  const dragged = moved?.handle === null ? moved : { dx: 0, dy: 0 };
  const svgShift =
    `translate(${(100 * gone.x) / size.widthPx}%, ${(100 * gone.y) / size.heightPx}%) ` +
    `translate(${dragged.dx}px, ${dragged.dy}px)`;
  const isPicture = view !== "phone" && view !== "wide";
  const left = drawing?.left.filter((text) => !outside.some(({ id }) => textOf(config, id) === text)) ?? [];
  return (
    <section className="nv-locmap nv-stack-3" aria-label="El mapa">
      <div className="nv-locmap__bar nv-split">
        <SegmentedControl
          legend="Dónde se ve"
          segments={PLACES}
          value={isPicture ? "picture" : view}
          onChange={(place) => setView(place === "picture" ? "1:1" : place)}
        />
        {isPicture && (
          <SegmentedControl legend="Proporción de la imagen" segments={PICTURES} value={view} onChange={setView} />
        )}
        <div className="nv-row">
          <Button aria-label="Acercar" aria-keyshortcuts="+" onClick={() => zoom(ZOOM_STEP)}>
            +
          </Button>
          <Button aria-label="Alejar" aria-keyshortcuts="-" onClick={() => zoom(1 / ZOOM_STEP)}>
            −
          </Button>
          <Button disabled={config.marks.length + config.labels.length === 0} onClick={showAll}>
            Ver todo
          </Button>
        </div>
      </div>
      <div className="nv-locmap__ground" data-view={view}>
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
        <div
          ref={stage}
          className="nv-locmap__stage"
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
          tabIndex={0}
          aria-label="Mapa: las flechas lo mueven, + y − acercan y alejan"
          aria-busy={drawing === null}
          style={{
            aspectRatio: `${size.widthPx} / ${size.heightPx}`,
            maxInlineSize: `${Math.max(size.widthPx, 360)}px`,
          }}
          onKeyDown={pressOnMap}
          onPointerDown={(event) => take(event, null)}
          onPointerMove={follow}
          onPointerUp={letGo}
          onPointerCancel={() => setDrag(null)}
        >
          {drawing === null ? (
            <p className="nv-locmap__wait" role="status">
              {hasFailed ? "" : "Trayendo el mapa…"}
            </p>
          ) : (
            <div
              className="nv-locmap__svg"
              aria-hidden="true"
              style={{ transform: svgShift }}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the function of the published page, which escapes every text
              dangerouslySetInnerHTML={{ __html: drawing.svg }}
            />
          )}
          {handles.map((handle) => (
            <button
              key={handle.key}
              type="button"
              className="nv-locmap__handle"
              data-kind={handle.kind}
              data-chosen={chosen?.id === handle.part.id || undefined}
              aria-label={handle.name}
              aria-describedby={hintId}
              style={{
                insetInlineStart: `${(100 * (handle.x + gone.x - handle.width / 2)) / size.widthPx}%`,
                insetBlockStart: `${(100 * (handle.y + gone.y - handle.height / 2)) / size.heightPx}%`,
                inlineSize: `${(100 * handle.width) / size.widthPx}%`,
                blockSize: `${(100 * handle.height) / size.heightPx}%`,
                transform: shift(handle),
              }}
              onFocus={() => onChoose(handle.part)}
              onKeyDown={(event) => pressOn(event, handle)}
              onPointerDown={(event) => take(event, handle)}
              onPointerMove={follow}
              onPointerUp={letGo}
              onPointerCancel={() => setDrag(null)}
            />
          ))}
        </div>
      </div>
      {hasFailed && (
        <Notice tone="wrong">
          <p>No se ha podido dibujar el mapa de fondo. Lo que has puesto sigue aquí.</p>
          <Button onClick={retry}>Repetir</Button>
        </Notice>
      )}
      <div className="nv-row nv-locmap__add">
        <Button onClick={addMark}>Añadir marca</Button>
        <Button onClick={addLabel}>Añadir rótulo</Button>
        <Button onClick={addArrow}>Añadir flecha</Button>
        <Button onClick={addRing}>Añadir círculo</Button>
      </div>
      <p id={hintId} className="nv-field__hint">
        Arrastra el mapa, una marca o un rótulo, o muévelos con las flechas (con Mayúsculas, más); Supr quita. Ctrl y la
        rueda acercan.
      </p>
      <div role="status">
        {left.length > 0 && (
          <p className="nv-locmap__left">
            No {left.length === 1 ? "cabe" : "caben"}: {LIST.format(left)}. Acércate, quita otro rótulo o dale más
            importancia.
          </p>
        )}
        {outside.length > 0 && (
          <p className="nv-locmap__left">
            {outside.length === 1 ? "Una cosa queda" : `${outside.length} cosas quedan`} fuera del mapa.{" "}
            <Button onClick={() => onChange(outside.reduce(without, config))}>Quitar lo de fuera</Button>
          </p>
        )}
      </div>
    </section>
  );
}

/** The text of something on a map. */
function textOf({ marks, labels }: LocatorConfig, id: string): string {
  return marks.find((mark) => mark.id === id)?.label ?? labels.find((label) => label.id === id)?.text ?? "";
}
