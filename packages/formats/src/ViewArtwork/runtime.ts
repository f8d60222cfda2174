import type { Size } from "../camera/view.ts";
import { type Sight, zoomBetween } from "../camera/zoom.ts";
import { loadLazy } from "../stage/load-lazy.ts";
import { type Moment, register } from "../stage/motion.ts";
import type { ViewArtworkData } from "./html.ts";
import { levelFor, lowTile, MOST_DENSITY, partIn, sightOf, tilesFor } from "./pyramid.ts";
import { createTilePlane } from "./tile-plane.ts";

/** Part of a step by which the reader has come to what it speaks of. */
const ARRIVED = 0.45;

/** Parts of a step in which what is set off comes and goes. */
const SET_OFF = { from: 0.4, to: 0.5, gone: 0.12 };

const ratioIn = (offset: number, from: number, to: number) => Math.min(1, Math.max(0, (offset - from) / (to - from)));
const eased = (ratio: number) => ratio * ratio * (3 - 2 * ratio);

/** Exports of the lazy chunk with which readers look around alone: see later.ts. */
interface Later {
  explore(told: ViewArtworkData, block: HTMLElement, rect: ViewArtworkData["rects"][number]): Promise<void>;
}

register("ViewArtwork", ({ block, scene, controls, own }) => {
  const told: ViewArtworkData = JSON.parse(JSON.stringify(own)); // Written by html.ts of this folder.
  const { pyramid, rects } = told;
  const plane = scene.querySelector<HTMLElement>(".nv-plane");
  const outlines = [...scene.querySelectorAll<HTMLElement>(".nv-set-off")];
  const button = controls?.querySelector<HTMLButtonElement>(".nv-explore") ?? null;
  const tiles = plane && createTilePlane(plane, ({ name }) => `${told.base}${name}${told.end}`);
  const low = scene.querySelector<HTMLImageElement>(".nv-low");
  const density = Math.min(devicePixelRatio, MOST_DENSITY);

  const sightAt = (place: number, size: Size) => sightOf(pyramid, rects[place] ?? null, size);

  function sightNow({ step, offset }: Moment, size: Size): Sight {
    const to = sightAt(step, size);
    return step === 0 ? to : zoomBetween(sightAt(step - 1, size), to)(eased(ratioIn(offset, 0, ARRIVED)));
  }
  /** Darkens all but what the steps set off. @param sight - What is seen, as a drawing names it. */
  function setOff({ step, offset }: Moment, sight: string): void {
    const strengths = new Map([
      [step - 1, 1 - ratioIn(offset, 0, SET_OFF.gone)],
      [step, ratioIn(offset, SET_OFF.from, SET_OFF.to)],
    ]);
    outlines.forEach((outline, place) => {
      const strength = strengths.get(place) ?? 0;
      outline.style.opacity = String(strength);
      if (strength > 0) outline.firstElementChild?.setAttribute("viewBox", sight);
    });
  }
  /** Asks for what is sharp where the tour stops now, and then for where it stops next. */
  function load(step: number, size: Size): void {
    const sharp = [step, step + 1].filter((place) => place < rects.length);
    const wanted = sharp.flatMap((place) => tilesFor(pyramid, sightAt(place, size), size, density));
    tiles?.want(wanted);
  }
  async function explore(): Promise<void> {
    if (button === null) return;
    button.disabled = true;
    try {
      const later = await loadLazy<Later>(told.later);
      await later.explore(told, block, rects.at(-1) ?? null);
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
    prepare() {
      if (low !== null) low.loading = "eager";
    },
    draw(moment) {
      // What was there from the beginning is what is behind all tiles.
      if (asked === "" && low !== null) {
        low.className = "";
        tiles?.lay({ tile: lowTile(pyramid), image: low });
      }
      const { step, widthPx, heightPx } = moment;
      const size = { width: widthPx, height: heightPx };
      if (button !== null) button.hidden = step < rects.length - 1;
      const wanted = [step, widthPx, heightPx].join();
      if (wanted !== asked) load(step, size);
      asked = wanted;
      const sight = sightNow(moment, size);
      const part = partIn(sight, size);
      const scale = widthPx / sight.width;
      tiles?.show(part, scale, levelFor(pyramid, scale * density) + 1);
      setOff(moment, [part.x, part.y, part.width, part.height].join(" "));
    },
  };
});
