import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { LocatorConfig } from "../config.ts";
import { paintsOf } from "../palette.ts";
import { PAN_STEP, pannedArea, ZOOM_STEP, zoomedArea } from "./edit-area.ts";
import { BIG_NUDGE_PX, NUDGE_PX, withOffset, without } from "./edit-parts.ts";
import { type Handle, handlesOf } from "./map-handles.ts";
import { placedOn, shiftOf, withMoved, withPanned } from "./map-moves.ts";
import { MAP_NAME, stageStyle } from "./StillMap.tsx";
import { useDrag } from "./use-drag.ts";
import type { MapStageProps } from "./worked-map.ts";

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
function useStage({ config, onChange, onChoose, drawn, hadFocus }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => placedOn(drawn), [drawn]);
  const { size } = drawing;
  /** Pixels of the drawing for one of the screen. */
  function unit(): number {
    const wide = stage.current?.getBoundingClientRect().width ?? 0;
    return wide === 0 ? 1 : size.widthPx / wide;
  }
  /** Applies a configuration that has changed: where no Earth is, a move changes nothing. */
  const put = (next: LocatorConfig) => next !== config && onChange(next);
  const move = (handle: Handle, x: number, y: number) => put(withMoved(config, drawing, handle, { x, y }));
  const drag = useDrag(
    (handle) => onChoose(handle?.part ?? null),
    ({ handle, dx, dy }) => {
      const scale = unit();
      if (handle !== null) move(handle, dx * scale, dy * scale);
      else put(withPanned(config, drawing, { x: dx * scale, y: dy * scale }));
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
  const takeFocus = useEffectEvent(() => hadFocus && stage.current?.focus());
  useEffect(() => void takeFocus(), []);
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Whoever scrolls the page over the map goes on scrolling the page.
    if (!event.ctrlKey) return;
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
  return { stage, drawing, drag, pressOnMap, pressOn };
}

/** The drawing of a map, with what is on it to take hold of. */
export function MapStage(props: MapStageProps): ReactNode {
  const { config, look, chosen, onChoose, hintId } = props;
  const { stage, drawing, drag, pressOnMap, pressOn } = useStage(props);
  const { size } = drawing;
  const { widthPx, heightPx } = size;
  const { moved, take, following } = drag;
  const handles = handlesOf(config, drawing, size.isPhone);
  const gone = shiftOf(drawing, config);
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
      aria-label={MAP_NAME}
      data-theme={look.theme}
      style={stageStyle(size, look)}
      onKeyDown={pressOnMap}
      onPointerDown={(event) => take(event, null)}
      {...following}
    >
      <div
        className="nv-locmap__svg"
        aria-hidden="true"
        style={{
          ...paintsOf(config, look.theme),
          transform: `translate(${percent(gone.x, widthPx)}, ${percent(gone.y, heightPx)}) translate(${dragged.dx}px, ${dragged.dy}px)`,
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the function of the published page, which escapes every text
        dangerouslySetInnerHTML={{ __html: drawing.svg }}
      />
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
