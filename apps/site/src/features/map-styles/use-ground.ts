import type { MapGround } from "@nv/geography";
import { useEffect, useState } from "react";
import { fetchGround } from "./fetch-ground";

/** The ground of the maps, on its way. */
interface ComingGround {
  /** `null` until it is here. */
  readonly ground: MapGround | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Brings the ground of the maps. */
export function useGround(): ComingGround {
  const [ground, setGround] = useState<MapGround | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setHasFailed(false);
    fetchGround(leaving.signal).then(setGround, () => {
      if (!leaving.signal.aborted) setHasFailed(true);
    });
    return () => leaving.abort();
  }, [attempt]);
  return { ground, hasFailed, retry: () => setAttempt(attempt + 1) };
}
