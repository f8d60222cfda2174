import type { Recipe } from "@nv/contracts/schemas";

/** Room for a drawing, in its own pixels. */
export interface FallbackRoom {
  readonly widthPx: number;
  /** `null` for the height that it has in its page. */
  readonly heightPx: number | null;
}

/** A drawing as it came out. */
export interface FallbackDrawing {
  /** An `<svg>` with a `viewBox` and every colour in it: nothing around it says what a variable is. */
  readonly svg: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Image that stands for a graphic where nothing moves and no script runs. */
export type FallbackImage =
  | {
      readonly kind: "drawing";
      readonly draw: (room: FallbackRoom) => FallbackDrawing;
      /** Colours of what is under it, and of the texts around it. */
      readonly ground: string;
      readonly ink: string;
      readonly soft: string;
    }
  /** A picture that the graphic uses already: a rendition that its type asks for. */
  | { readonly kind: "picture"; readonly source: string; readonly recipe: Recipe };
