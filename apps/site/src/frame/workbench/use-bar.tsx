import { type ReactNode, useCallback, useState } from "react";
import { createPortal } from "react-dom";
import type { BarPlace } from "./bar";

type Places = Readonly<Record<BarPlace, HTMLElement | null>>;

const NONE: Places = { title: null, state: null, turns: null, actions: null, news: null };

/** Keeps the places of a bar that parts of an editor come to stand in. */
export function useBar() {
  const [places, setPlaces] = useState(NONE);
  const put = useCallback(
    (place: BarPlace, part: ReactNode) => {
      const element = places[place];
      return element === null ? null : createPortal(part, element);
    },
    [places],
  );
  /** Draws a place. */
  const [slots] = useState(() => {
    const slot = (place: BarPlace) => (
      <div
        className="nv-bench__slot"
        data-place={place}
        ref={(element) => setPlaces((known) => ({ ...known, [place]: element }))}
      />
    );
    const [title, state, turns] = [slot("title"), slot("state"), slot("turns")];
    return { title, state, turns, actions: slot("actions"), news: slot("news") };
  });
  return { slots, put };
}
