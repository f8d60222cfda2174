import type { HeightsPx } from "./heights.ts";

/** A chart in a frame. */
export interface EmbedFrame {
  /** Address of the frame. */
  readonly src: string;
  /** Description of what it shows, for those who cannot see it. */
  readonly title: string;
  /** Height kept free before it tells its own, CSS pixels, by width. */
  readonly heightsPx: HeightsPx;
}

/** Item among which readers choose. */
export interface ChoiceItem {
  readonly label: string;
  /** Heading above neighbours with the same one, in lists; empty for none. */
  readonly group: string;
  /** Colour that what it is of always has, `#rrggbb`; none without it. */
  readonly mark?: readonly [light: string, dark: string];
}

/** Configuration of the script of a published page, as JSON in the page. */
export type PageConfig = { readonly slug: string } & (
  | { readonly kind: "frames"; readonly columns: number; readonly breakpointPx: number }
  | {
      readonly kind: "choice";
      readonly control: "tabs" | "select" | "toggle" | "search";
      readonly label: string;
      readonly parameter: string;
      readonly keepsTallest: boolean;
      readonly start: number;
      readonly items: readonly (EmbedFrame & ChoiceItem)[];
    }
);
