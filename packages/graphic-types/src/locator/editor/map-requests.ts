import type { StreetsLack } from "@nv/contracts/schemas";
import type { GeoBounds } from "@nv/geography";
import type { LocatorConfig } from "../config.ts";
import type { LocatorDrawing } from "../draw/draw-locator.ts";
import type { ViewName } from "./view-sizes.ts";

/** Format in which a map is exported. */
export type MapForm =
  /** For Illustrator, or to make a picture of it. */
  | { readonly as: "drawing"; readonly view: ViewName; readonly isEditable: boolean }
  | { readonly as: "print"; readonly widthMm: number; readonly heightMm: number }
  /** For map libraries. */
  | { readonly as: "style" };

/** A map as text, and the size of its drawing, CSS pixels. */
export interface WrittenMap {
  readonly text: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A drawing, and the boxes of the places that are painted on it. */
export interface DrawnPart extends Pick<LocatorDrawing, "svg" | "left" | "labels" | "around"> {
  readonly painted: readonly GeoBounds[];
  /** Reason for which the streets that it needs are not under it; `null` where they are, or it needs none. */
  readonly lack?: StreetsLack | null;
}

/** A map as somebody works on it. */
export interface DrawnMap extends DrawnPart {
  /** Configuration that it was drawn from; after it, the view. */
  readonly config: LocatorConfig;
  readonly view: ViewName;
  /** It came drawn, and what draws the next one has not come. */
  readonly isAhead?: boolean;
}

/** Request to the thread that draws. */
export type MapRequest =
  /** Of those for the same place only the last is drawn. */
  | {
      readonly kind: "draw";
      readonly id: number;
      readonly place: string;
      readonly config: LocatorConfig;
      readonly view: ViewName;
    }
  | { readonly kind: "write"; readonly id: number; readonly config: LocatorConfig; readonly form: MapForm };

/** Response of the thread that draws, to the request of that number. */
export type MapNews =
  | { readonly kind: "drawn"; readonly id: number; readonly drawn: DrawnPart }
  /** A later order for the same place has come. */
  | { readonly kind: "overtaken"; readonly id: number }
  | { readonly kind: "written"; readonly id: number; readonly written: WrittenMap }
  /** It would be blank: the streets that it needs are not there. */
  | { readonly kind: "lacking"; readonly id: number; readonly lack: StreetsLack }
  | { readonly kind: "failed"; readonly id: number; readonly what: string };
