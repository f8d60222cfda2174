import { browserStore } from "@nv/web";
import { useEffect, useState } from "react";

/** Widths that the panel may have, CSS pixels. */
export const PANEL_PX = { least: 320, first: 400, most: 560 } as const;

const KEY = "nv.workbench.panel";

/** Panel as somebody left it. */
export interface PanelShape {
  readonly widthPx: number;
  readonly isFolded: boolean;
}

const within = (px: number) => Math.min(PANEL_PX.most, Math.max(PANEL_PX.least, Math.round(px)));

/** Reads what a browser kept: `400`, or `400 folded`. */
export function readPanel(stored: string | null): PanelShape {
  const [width = "", folded = ""] = (stored ?? "").split(" ");
  const px = Number.parseInt(width, 10);
  return { widthPx: Number.isNaN(px) ? PANEL_PX.first : within(px), isFolded: folded === "folded" };
}

/** Keeps how wide the panel of every workbench is in this browser, and whether it is folded. */
export function usePanelWidth() {
  const [panel, setPanel] = useState<PanelShape>({ widthPx: PANEL_PX.first, isFolded: false });
  // What the browser keeps is known in a browser alone: the page is drawn without it first.
  useEffect(() => setPanel(readPanel(browserStore.read(KEY))), []);
  function change(part: Partial<PanelShape>) {
    const next = { ...panel, ...part };
    const kept = { ...next, widthPx: within(next.widthPx) };
    setPanel(kept);
    browserStore.keep(KEY, kept.isFolded ? `${kept.widthPx} folded` : String(kept.widthPx));
  }
  return { ...panel, change };
}
