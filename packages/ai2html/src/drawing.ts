import type { Ai2HtmlStyle, Ai2HtmlText } from "@nv/contracts/schemas";
import type { Element } from "hast";

/** A picture or shape of a drawing, as the HTML has it. */
export type DrawnArt =
  /** `file` is what the HTML asks for, as it is written there. */
  | { readonly kind: "picture"; readonly file: string; readonly style: Ai2HtmlStyle }
  /** Drawn in the HTML itself. */
  | { readonly kind: "svg"; readonly svg: Element; readonly style: Ai2HtmlStyle }
  | { readonly kind: "shape"; readonly style: Ai2HtmlStyle };

/** One drawing of the graphic, as the HTML has it. */
export interface Drawing {
  readonly name: string;
  readonly minWidthPx: number;
  /** Whether the HTML tells at which widths it is shown. */
  readonly hasRange: boolean;
  /** Narrowest that it is drawn, CSS pixels. */
  readonly leastPx: number;
  /** As the HTML tells it; `null` for no end. */
  readonly maxWidthPx: number | null;
  /** As it was drawn; `null` when the HTML does not tell. */
  readonly widthPx: number | null;
  /** Width to height; `null` when the HTML does not tell: its picture does. */
  readonly ratio: number | null;
  /** Whether it does not grow to all of its range: no wider than `widthPx`. */
  readonly isFixed: boolean;
  readonly art: readonly DrawnArt[];
  readonly texts: readonly Ai2HtmlText[];
}
