/** Sheet that a figure is drawn on. */
export interface Sheet {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isPhone: boolean;
  /** Of all texts, in the drawing's own pixels. */
  readonly textPx: number;
}
