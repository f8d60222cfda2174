import OpenSeadragon from "openseadragon";
import type { Rect } from "../camera/view.ts";
import type { ViewArtworkData } from "./html.ts";

/** Factor by which a press of a button brings nearer. */
const NEARER = 1.6;

function button(text: string, onClick: () => void, label = text): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.setAttribute("aria-label", label);
  made.onclick = onClick;
  return made;
}

/**
 * Lets the reader look around a picture alone, over all of the window: with fingers, a mouse, buttons or the keyboard.
 *
 * @param block - The window is opened in it, so that it looks as the block does.
 * @param rect - What is seen at first, in shares; all of it for `null`.
 * @returns When the reader has come back.
 */
export async function explore(
  { pyramid, base, end }: ViewArtworkData,
  block: HTMLElement,
  rect: Rect | null,
): Promise<void> {
  const dialog = document.createElement("dialog");
  dialog.className = "nv-free";
  dialog.setAttribute("aria-label", "La imagen, para explorarla libremente");
  const element = document.createElement("div");
  element.className = "nv-free__view";
  const bar = document.createElement("div");
  bar.className = "nv-free__bar";
  dialog.append(bar, element);
  // The viewer adds a style sheet, which the page's policy refuses, unless it finds one of this name: this one is of no language.
  const noStyles = document.createElementNS(null, "style");
  noStyles.setAttribute("data-openseadragon-mobile-css", "true");
  document.head.append(noStyles);
  block.append(dialog);
  dialog.showModal();

  const { width, height, tilePx, overlapPx } = pyramid;
  const viewer = OpenSeadragon({
    element,
    tileSources: {
      width,
      height,
      tileSize: tilePx,
      tileOverlap: overlapPx,
      getTileUrl: (level: number, column: number, row: number) => `${base}${level}/${column}_${row}${end}`,
    },
    drawer: "canvas",
    showNavigationControl: false,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    visibilityRatio: 0.6,
    minZoomImageRatio: 0.8,
    maxZoomPixelRatio: 2,
    animationTime: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 0.6,
  });
  viewer.canvas.setAttribute("role", "application");
  viewer.canvas.setAttribute(
    "aria-label",
    "La imagen: muévete con las flechas, acércate y aléjate con más y menos, y con cero se ve entera",
  );
  const zoom = (by: number) => {
    viewer.viewport.zoomBy(by);
    viewer.viewport.applyConstraints();
  };
  bar.append(
    button("+", () => zoom(NEARER), "Acercar"),
    button("−", () => zoom(1 / NEARER), "Alejar"),
    button("Ver entera", () => viewer.viewport.goHome()),
    button("Volver al recorrido", () => dialog.close()),
  );
  viewer.addHandler("open", () => {
    if (rect === null) return;
    const ratio = height / width;
    viewer.viewport.fitBounds(new OpenSeadragon.Rect(rect.x, rect.y * ratio, rect.width, rect.height * ratio), true);
  });
  viewer.canvas.focus();
  await new Promise<void>((closed) => {
    dialog.onclose = () => closed();
  });
  viewer.destroy();
  dialog.remove();
  noStyles.remove();
}
