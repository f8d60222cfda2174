import type { FingerPoint } from "../finger-points.ts";

/** Name among the page's own under which the file of the keys finds the drawing that it was loaded for. */
export const WALKABLE = "nvFigura";

/** Drawing of a figure as the script of its page lends it to the keys. */
export interface Walkable {
  /** Keys that were pressed before there was an answer. */
  readonly waiting: readonly string[];
  /** Lists the values of the drawing that is seen. */
  readonly points: () => readonly FingerPoint[];
  /** Returns the value that is shown, by a finger too. */
  readonly current: () => FingerPoint | undefined;
  readonly show: (point: FingerPoint) => void;
  readonly hide: () => void;
  /** Shows a text where values are shown. */
  readonly tell: (text: string) => void;
}
