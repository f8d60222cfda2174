import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { LocatorConfig } from "../config.ts";
import { PAN_STEP, pannedArea, ZOOM_STEP, zoomedArea } from "./edit-area.ts";
import { BIG_NUDGE_PX, type Chosen, NUDGE_PX, withOffset, without } from "./edit-parts.ts";
import { type Handle, handlesOf } from "./map-handles.ts";
import { type PlacedMap, shiftOf, withMoved, withPanned } from "./map-moves.ts";
import { useDrag } from "./use-drag.ts";
import { type ViewName, viewSize } from "./view-sizes.ts";

/** A map that is worked on. */
export interface WorkedMap {
  readonly config: LocatorConfig;
  readonly onChange: (config: LocatorConfig) => void;
  /** Chosen part, here or in the lists; `null` for nothing. */
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

interface Props extends WorkedMap {
  readonly view: ViewName;
  /** The last drawing, which lags behind the fields; `null` before the first. */
  readonly drawing: PlacedMap | null;
  /** Said while there is no drawing. */
  readonly wait: string;
  /** Id of what is said of the handles. */
  readonly hintId: string;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isForBrowser = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Returns the area of a map after a key; `null` when the key does nothing. */
function areaAfter({ area }: LocatorConfig, key: string) {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return pannedArea(area, arrow[0] * PAN_STEP, -arrow[1] * PAN_STEP);
  if (key === "+" || key === "=") return zoomedArea(area, ZOOM_STEP);
  return key === "-" ? zoomedArea(area, 1 / ZOOM_STEP) : null;
}

/** Removes a thing from a map; a text that was moved only goes back to where it was. */
const withoutHandle = (config: LocatorConfig, { part, kind, isMoved }: Handle, isPhone: boolean) =>
  kind === "label" && isMoved ? withOffset(config, part.id, isPhone, null) : without(config, part);

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Handles the pointer, the wheel and the keys on a map. */
function useStage({ config, onChange, onChoose, view, drawing }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const size = drawing?.size ?? viewSize(config, view);
  /** Pixels of the drawing for one of the screen. */
  function unit(): number {
    const wide = stage.current?.getBoundingClientRect().width ?? 0;
    return wide === 0 ? 1 : size.widthPx / wide;
  }
  /** Applies a configuration that has changed: where no Earth is, a move changes nothing. */
  const put = (next: LocatorConfig) => next !== config && onChange(next);
  const move = (handle: Handle, x: number, y: number) =>
    drawing !== null && put(withMoved(config, drawing, handle, { x, y }));
  const drag = useDrag(
    (handle) => onChoose(handle?.part ?? null),
    ({ handle, dx, dy }) => {
      const scale = unit();
      if (handle !== null) move(handle, dx * scale, dy * scale);
      else if (drawing !== null) put(withPanned(config, drawing, { x: dx * scale, y: dy * scale }));
    },
  );
  function leave() {
    onChoose(null);
    stage.current?.focus();
  }
  function pressOnMap(event: KeyboardEvent) {
    if (isForBrowser(event)) return;
    if (event.key === "Escape") return onChoose(null);
    const area = areaAfter(config, event.key);
    if (area === null) return;
    onChange({ ...config, area });
    event.preventDefault();
  }
  function pressOn(event: KeyboardEvent, handle: Handle) {
    if (isForBrowser(event)) return;
    event.stopPropagation();
    const arrow = ARROWS[event.key];
    const far = event.shiftKey ? BIG_NUDGE_PX : NUDGE_PX;
    const isRemoving = event.key === "Delete" || event.key === "Backspace";
    if (arrow !== undefined) move(handle, arrow[0] * far, arrow[1] * far);
    else if (!isRemoving && event.key !== "Escape") return;
    else {
      if (isRemoving) onChange(withoutHandle(config, handle, size.isPhone));
      leave();
    }
    event.preventDefault();
  }
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Whoever scrolls the page over the map goes on scrolling the page.
    if (!event.ctrlKey || drawing === null) return;
    event.preventDefault();
    const box = stage.current?.getBoundingClientRect();
    const scale = unit();
    const around = box && drawing.map.unproject((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
    const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
    onChange({ ...config, area: zoomedArea(config.area, factor, around ?? undefined) });
  });
  useEffect(() => {
    const element = stage.current;
    element?.addEventListener("wheel", turnWheel, { passive: false });
    return () => element?.removeEventListener("wheel", turnWheel);
  }, []);
  return { stage, size, drag, pressOnMap, pressOn };
}

/** The drawing of a map, with what is on it to take hold of. */
export function MapStage(props: Props): ReactNode {
  const { config, chosen, onChoose, drawing, wait, hintId } = props;
  const { stage, size, drag, pressOnMap, pressOn } = useStage(props);
  const { widthPx, heightPx } = size;
  const { moved, take, following } = drag;
  const handles = drawing === null ? [] : handlesOf(config, drawing, size.isPhone);
  const gone = drawing === null ? { x: 0, y: 0 } : shiftOf(drawing, config);
  const dragged = moved?.handle === null ? moved : { dx: 0, dy: 0 };
  const shift = (one: Handle) =>
    moved?.handle === null || moved?.handle?.key === one.key ? `translate(${moved.dx}px, ${moved.dy}px)` : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div
      ref={stage}
      className="nv-locmap__stage"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
      tabIndex={0}
      aria-label="Mapa: las flechas lo mueven, + y − acercan y alejan"
      aria-busy={drawing === null}
      style={{ aspectRatio: `${widthPx} / ${heightPx}`, maxInlineSize: `${Math.max(widthPx, 360)}px` }}
      onKeyDown={pressOnMap}
      onPointerDown={(event) => take(event, null)}
      {...following}
    >
      {drawing === null ? (
        <p className="nv-locmap__wait" role="status">
          {wait}
        </p>
      ) : (
        <div
          className="nv-locmap__svg"
          aria-hidden="true"
          style={{
            transform: `translate(${percent(gone.x, widthPx)}, ${percent(gone.y, heightPx)}) translate(${dragged.dx}px, ${dragged.dy}px)`,
          }}
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
            insetInlineStart: percent(handle.x + gone.x - handle.width / 2, widthPx),
            insetBlockStart: percent(handle.y + gone.y - handle.height / 2, heightPx),
            inlineSize: percent(handle.width, widthPx),
            blockSize: percent(handle.height, heightPx),
            transform: shift(handle),
          }}
          onFocus={() => onChoose(handle.part)}
          onKeyDown={(event) => pressOn(event, handle)}
          onPointerDown={(event) => take(event, handle)}
          {...following}
        />
      ))}
    </div>
  );
}
