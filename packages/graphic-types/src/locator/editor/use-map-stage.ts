import { useTouched } from "@nv/web";
import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { DrawnMap } from "./map-requests.ts";
import type { MapStageProps } from "./worked-map.ts";

/** Stage of a map, as it comes: what takes hold of it. */
interface ComingStage {
  /** `null` until it has come. */
  readonly Stage: ComponentType<MapStageProps> | null;
  /** Whether the map had the focus that moment: it goes on to have it. */
  readonly hadFocus: boolean;
  /** Asks for it before anything is pressed: whoever comes near is going to drag. */
  readonly onNear: () => void;
}

/** Brings what takes hold of a map once somebody touches the page or comes near the map, or it is no longer the one that it began with. @param ground - Where the map stands. */
export function useMapStage(drawn: DrawnMap | null, ground: RefObject<HTMLElement | null>): ComingStage {
  const [{ Stage, hadFocus }, setCome] = useState<Omit<ComingStage, "onNear">>({ Stage: null, hadFocus: false });
  const [isNear, setIsNear] = useState(false);
  const isTouched = useTouched();
  const isWanted = drawn !== null && (isNear || isTouched || drawn.isAhead !== true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it did not come it is asked for again with the next drawing
  useEffect(() => {
    if (!isWanted || Stage !== null) return;
    let isHere = true;
    import("./MapStage.tsx").then(
      ({ MapStage }) => {
        const isFocused = ground.current?.contains(document.activeElement) === true;
        if (isHere) setCome({ Stage: MapStage, hadFocus: isFocused });
      },
      // The map stays in sight.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, Stage, ground, drawn]);
  return { Stage, hadFocus, onNear: () => setIsNear(true) };
}
