import type { RatioId } from "../core/ratios.ts";

/** Place and size of something, pixels of the picture. */
export interface Rect {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Shape that a card is drawn of. No text is among them: letters are outlines, so nothing that people write is ever markup. */
export type Shape =
  | (Rect & { readonly kind: "rect"; readonly fill: string })
  | {
      readonly kind: "path";
      /** In units of its face, of numbers and letters of commands alone. */
      readonly path: string;
      readonly xPx: number;
      readonly yPx: number;
      readonly scale: number;
      readonly fill: string;
    }
  | (Rect & { readonly kind: "picture"; readonly fit: "cover" | "contain" })
  /** The mark of the newspaper, whole in its place. */
  | (Rect & { readonly kind: "logo"; readonly src: string });

/** Something on a card that keeps it from going out. */
export interface CardProblem {
  /** Path of its field in the configuration. */
  readonly field: string;
  readonly message: string;
  /** Number of characters that are too many, where that is what is wrong; `null` for everything else. */
  readonly characters: number | null;
  /** The word that is wider than its line by itself; empty for none. */
  readonly word: string;
}

/** A card in one size. */
export interface CardDrawing {
  readonly ratio: RatioId;
  /** Place in its thread, from 0. */
  readonly slide: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly shapes: readonly Shape[];
  readonly problems: readonly CardProblem[];
}
