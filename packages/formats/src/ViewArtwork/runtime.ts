import type { Size } from "../camera/view.ts";
import { type Sight, zoomBetween } from "../camera/zoom.ts";
import { loadLater } from "../stage/load-later.ts";
import { type Moment, register } from "../stage/motion.ts";
import type { Told } from "./html.ts";
import { levelFor, MOST_DENSITY, partIn, sightOf, tilesFor } from "./pyramid.ts";
import { createTileStore, fetchBitmap } from "./tile-store.ts";

/** Part of a step by which the reader has come to what it speaks of. */
const ARRIVED = 0.45;

/** Parts of a step in which what is set off comes and goes. */
const SET_OFF = { from: 0.4, to: 0.5, gone: 0.12 };

/** How dark the rest is when something is set off. */
const DARKNESS = 0.55;

const ratioIn = (offset: number, from: number, to: number) => Math.min(1, Math.max(0, (offset - from) / (to - from)));
const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/** What looks around alone: see later.ts. */
interface Later {
  explore(told: Told, block: HTMLElement, rect: Told["steps"][number]["rect"]): Promise<void>;
}

register("ViewArtwork", ({ block, scene, controls, own }) => {
  const told: Told = JSON.parse(JSON.stringify(own)); // Written by html.ts of this folder.
  const { pyramid, steps } = told;
  const canvas = scene.querySelector("canvas");
  const low = scene.querySelector<HTMLImageElement>(".nv-low");
  const pen = canvas?.getContext("2d") ?? null;
  const button = controls?.querySelector<HTMLButtonElement>(".nv-explore") ?? null;
  let moment: Moment | null = null;
  let isAsked = false;
  /** All of the picture, coarsely, which is drawn under the tiles. */
  let whole: ImageBitmap | null = null;

  /** Draws again what is seen, with what has come since. */
  function again(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (moment !== null) paint(moment);
    });
  }
  const store = createTileStore((name) => `${told.base}${name}${told.end}`, again);

  const sightAt = (place: number, box: Size) => sightOf(pyramid, steps[place]?.rect ?? null, box);

  function sightNow({ step, offset }: Moment, box: Size): Sight {
    const to = sightAt(step, box);
    return step === 0 ? to : zoomBetween(sightAt(step - 1, box), to)(eased(ratioIn(offset, 0, ARRIVED)));
  }
  /** Darkens all but what a step sets off. @param strength - 0 to 1. */
  function setOff(outline: Told["steps"][number]["outline"], strength: number): void {
    if (pen === null || outline.length < 3 || strength === 0) return;
    const corners = new Path2D();
    for (const { x, y } of outline) corners.lineTo(x * pyramid.width, y * pyramid.height);
    corners.closePath();
    const rest = new Path2D(corners);
    rest.rect(-pyramid.width, -pyramid.height, 3 * pyramid.width, 3 * pyramid.height);
    pen.fillStyle = `rgb(0 0 0 / ${DARKNESS * strength})`;
    pen.fill(rest, "evenodd");
    pen.strokeStyle = `rgb(255 255 255 / ${strength})`;
    pen.lineWidth = 3 / pen.getTransform().a;
    pen.stroke(corners);
  }
  function paint(at: Moment): void {
    if (canvas === null || pen === null) return;
    const { step, offset, widthPx, heightPx } = at;
    const box = { width: widthPx, height: heightPx };
    const density = Math.min(devicePixelRatio, MOST_DENSITY);
    const [width, height] = [Math.round(widthPx * density), Math.round(heightPx * density)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const sight = sightNow(at, box);
    const part = partIn(sight, box);
    const scale = width / sight.width;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale);
    pen.imageSmoothingQuality = "high";
    if (whole !== null) pen.drawImage(whole, 0, 0, pyramid.width, pyramid.height);
    const finest = levelFor(pyramid, scale);
    for (const { tile, image } of store.loaded()) {
      const isSeen =
        tile.x < part.x + part.width &&
        tile.x + tile.width > part.x &&
        tile.y < part.y + part.height &&
        tile.y + tile.height > part.y;
      // Much finer ones would cost as much to draw and show no more.
      if (isSeen && Number.parseInt(tile.name, 10) <= finest + 1)
        pen.drawImage(image, tile.x, tile.y, tile.width, tile.height);
    }
    setOff(steps[step - 1]?.outline ?? [], 1 - ratioIn(offset, 0, SET_OFF.gone));
    setOff(steps[step]?.outline ?? [], ratioIn(offset, SET_OFF.from, SET_OFF.to));
  }
  /** Asks for what is sharp where the tour stops now, and then for where it stops next. */
  function load({ step, widthPx, heightPx }: Pick<Moment, "step" | "widthPx" | "heightPx">): void {
    const box = { width: widthPx, height: heightPx };
    const density = Math.min(devicePixelRatio, MOST_DENSITY);
    for (const place of [step, step + 1])
      if (steps[place] !== undefined) store.want(tilesFor(pyramid, sightAt(place, box), box, density));
  }

  async function loadWhole(): Promise<void> {
    if (low === null) return;
    low.loading = "eager";
    try {
      whole = await fetchBitmap(low.currentSrc || low.src);
      again();
    } catch {
      // The tiles are drawn over nothing.
    }
  }

  async function explore(): Promise<void> {
    if (button === null) return;
    button.disabled = true;
    try {
      const later = await loadLater<Later>(told.later);
      await later.explore(told, block, steps.at(-1)?.rect ?? null);
      button.textContent = "Explorar libremente";
    } catch {
      button.textContent = "No se ha podido abrir: prueba otra vez";
    }
    button.disabled = false;
    button.focus();
  }
  if (button !== null) button.onclick = explore;

  let asked = "";
  return {
    prepare: () => void loadWhole(),
    draw(at) {
      moment = at;
      if (button !== null) button.hidden = at.step < steps.length - 1;
      const wanted = [at.step, at.widthPx, at.heightPx].join();
      if (wanted !== asked) load(at);
      asked = wanted;
      paint(at);
    },
  };
});
