import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { GraphicSummary } from "@nv/contracts/schemas";
import { useState } from "react";

/** Graphics that somebody chose, on any page of the list. */
export interface Selection {
  /** As the list shows them now; those of other pages as it showed them last. */
  readonly chosen: readonly GraphicSummary[];
  /** Whether there are more than one order may have. */
  readonly isTooMany: boolean;
  readonly has: (id: string) => boolean;
  readonly choose: (graphics: readonly GraphicSummary[], isChosen: boolean) => void;
  /** Keeps those of some ids, and none else. */
  readonly keepOnly: (ids: readonly string[]) => void;
}

/** Keeps which graphics are chosen. @param shown - The page of the list in sight. */
export function useSelection(shown: readonly GraphicSummary[]): Selection {
  const [kept, setKept] = useState<readonly GraphicSummary[]>([]);
  const has = (id: string) => kept.some((graphic) => graphic.id === id);
  return {
    chosen: kept.map((graphic) => shown.find(({ id }) => id === graphic.id) ?? graphic),
    isTooMany: kept.length > GRAPHIC_LIMITS.bulkItems,
    has,
    choose: (graphics, isChosen) =>
      setKept(
        isChosen
          ? [...kept, ...graphics.filter(({ id }) => !has(id))]
          : kept.filter((graphic) => !graphics.some(({ id }) => id === graphic.id)),
      ),
    keepOnly: (ids) => setKept((now) => now.filter(({ id }) => ids.includes(id))),
  };
}
