import { useTouched } from "@nv/web";
import { useEffect, useId, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import type { DrawnMap } from "./map-requests.ts";
import { useMapThread } from "./map-thread.ts";
import type { ViewName } from "./view-sizes.ts";

/** A map as it was last drawn: while it is drawn again, the one before. */
interface ComingMap {
  /** `null` until the first has been drawn. */
  readonly drawn: DrawnMap | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Draws a map again with each change of it, in a thread of its own. */
export function useDrawnMap(config: LocatorConfig, view: ViewName): ComingMap {
  const thread = useMapThread();
  const place = useId();
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks for the same again
  useEffect(() => {
    let isLast = true;
    setHasFailed(false);
    thread.draw({ place, config, view }).then(
      // Of somebody who goes on changing it, each that was drawn is shown: none comes after a later one.
      (next) => next !== null && setDrawn(next),
      // What fails after a later order is that order's to tell.
      () => isLast && setHasFailed(true),
    );
    return () => {
      isLast = false;
    };
  }, [thread, place, config, view, turn]);
  const isWanted = useTouched() && drawn?.isAhead === true;
  useEffect(() => {
    if (!isWanted) return;
    // Whoever touches anything may go on to change the map, which then waits for nothing.
    thread.open();
    setTurn((count) => count + 1);
  }, [thread, isWanted]);
  return { drawn, hasFailed, retry: () => setTurn((count) => count + 1) };
}
