import { type PointerEvent, useState } from "react";
import type { Handle } from "./map-handles.ts";

/** Movement of a hand that slips, CSS pixels: nothing. */
const SLIP_PX = 3;

/** Something that is being dragged, CSS pixels of the screen. */
export interface Drag {
  /** Handle that is dragged; `null` for the map itself. */
  readonly handle: Handle | null;
  readonly fromX: number;
  readonly fromY: number;
  readonly dx: number;
  readonly dy: number;
}

const hasMoved = ({ dx, dy }: Drag) => Math.hypot(dx, dy) >= SLIP_PX;

/** Follows what a hand takes hold of on a map. @param onDrop - Told where it was let go, unless the hand only slipped. */
export function useDrag(onTake: (handle: Handle | null) => void, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const at = (held: Drag, { clientX, clientY }: PointerEvent): Drag => ({
    ...held,
    ...{ dx: clientX - held.fromX, dy: clientY - held.fromY },
  });
  return {
    moved: drag !== null && hasMoved(drag) ? drag : null,
    take(event: PointerEvent<HTMLElement>, handle: Handle | null) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      onTake(handle);
      setDrag({ handle, fromX: event.clientX, fromY: event.clientY, dx: 0, dy: 0 });
    },
    /** Props of what is taken hold of. */
    following: {
      onPointerMove(event: PointerEvent) {
        if (drag !== null) setDrag(at(drag, event));
      },
      onPointerUp(event: PointerEvent) {
        // The last step of a hand may not be on screen yet.
        const last = drag === null ? null : at(drag, event);
        if (last !== null && hasMoved(last)) onDrop(last);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}
