import { loadLazy } from "@nv/formats/reader";
import { type AddProtocolAction, addProtocol, Map as LiveMap, type LngLatBoundsLike, setWorkerUrl } from "maplibre-gl";
import type { createArchives } from "./archives.ts";
import { drawOnMap, element, pictureOf } from "./explore/draw-on-map.ts";
import type { Explored } from "./explore/explored.ts";
import { mapboxAddress } from "./explore/mapbox.ts";
import { MAPBOX_MARK } from "./explore/mapbox-mark.ts";

/** Function that opens a map to explore, over the drawing in a frame. @returns Function that removes it. @throws {Error} When it does not load. */
export type OpenMap = (frame: HTMLElement, way: Way) => Promise<() => void>;

/** Addresses of what is loaded lazily, and callbacks. */
interface Way {
  /** Address of what it shows, of the worker, and of what reads archives of tiles. */
  readonly data: string;
  readonly worker: string;
  readonly archives: string;
  /** Whoever explores it wants to leave. */
  readonly onEscape: () => void;
  /** Something of it did not come. */
  readonly onGap: () => void;
}

/** A style that has not come by then does not come, milliseconds. */
const LOAD_LIMIT_MS = 20_000;

const WORDS = {
  "Map.Title": "El mapa: muévete con las flechas, acércate y aléjate con más y menos, y vuelve al dibujo con Escape",
  "CooperativeGesturesHandler.WindowsHelpText": "Pulsa Ctrl y gira la rueda para acercarte",
  "CooperativeGesturesHandler.MacHelpText": "Pulsa ⌘ y gira la rueda para acercarte",
  "CooperativeGesturesHandler.MobileHelpText": "Mueve el mapa con dos dedos",
};

function zoomButton(sign: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = sign;
  button.setAttribute("aria-label", label);
  button.onclick = onClick;
  return button;
}

/** Creates the credits of a map from text and links made here: nobody else's HTML comes into the page. */
function creditsOf({ attribution, credits, mapboxToken }: Explored): readonly HTMLElement[] {
  const whose = element("p", "nv-map__whose", attribution);
  for (const { text, href } of credits) {
    const link = document.createElement("a");
    Object.assign(link, { href, target: "_top", textContent: text });
    whose.append(link);
  }
  if (mapboxToken === "") return [whose];
  const mark = document.createElement("img");
  Object.assign(mark, {
    className: "nv-map__mark",
    alt: "Mapbox",
    src: pictureOf(MAPBOX_MARK),
  });
  return [mark, whose];
}

/** A map whose style has come. @throws {Error} When it does not come, or the browser cannot draw it. */
function liveMap(container: HTMLElement, told: Explored, onGap: () => void): Promise<LiveMap> {
  const bounds: LngLatBoundsLike = [...told.bounds];
  const map = new LiveMap({
    container,
    style: told.styleUrl,
    transformRequest: (url) => ({ url: mapboxAddress(url, told.mapboxToken) }),
    // What Mapbox adds to the specification is passed over, and not taken for a fault.
    validateStyle: told.mapboxToken === "",
    bounds,
    // It is said in the frame: see creditsOf.
    attributionControl: false,
    // Whoever only wants to go on reading scrolls past it.
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
    locale: WORDS,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return new Promise((resolve, reject) => {
    let isThere = false;
    const fail = (cause?: unknown) => {
      clearTimeout(limit);
      map.remove();
      reject(new Error(`${told.styleUrl} did not come.`, { cause }));
    };
    const limit = setTimeout(fail, LOAD_LIMIT_MS);
    map.on("error", ({ error }) => (isThere ? onGap() : fail(error)));
    map.once("style.load", () => {
      isThere = true;
      clearTimeout(limit);
      resolve(map);
    });
  });
}

/** Returns the protocol handler for archives of tiles, whose code is loaded with the first archive that a style names. */
function archivesAt(address: string): AddProtocolAction {
  let coming: Promise<AddProtocolAction> | null = null;
  return async (wanted, controller) => {
    coming ??= loadLazy<{ readonly createArchives: typeof createArchives }>(address).then((made) =>
      made.createArchives(),
    );
    return (await coming)(wanted, controller);
  };
}

async function read(address: string): Promise<Explored> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.json(); // Written by explored.ts of this folder.
}

export const openMap: OpenMap = async (frame, { data, worker, archives, onEscape, onGap }) => {
  const told = await read(data);
  setWorkerUrl(new URL(worker, document.baseURI).href);
  addProtocol("pmtiles", archivesAt(archives));
  const box = element("div", "nv-map");
  const view = box.appendChild(element("div", "nv-map__view"));
  box.append(...creditsOf(told));
  // The drawing is seen until there is something to see instead.
  box.style.visibility = "hidden";
  frame.append(box);
  try {
    const map = await liveMap(view, told, onGap);
    drawOnMap(map, told);
    const zoom = box.appendChild(element("div", "nv-map__zoom"));
    zoom.append(
      zoomButton("+", "Acercar", () => map.zoomIn()),
      zoomButton("−", "Alejar", () => map.zoomOut()),
    );
    box.onkeydown = ({ key }) => {
      if (key === "Escape") onEscape();
    };
    box.style.removeProperty("visibility");
    map.getCanvas().focus();
    return () => {
      map.remove();
      box.remove();
    };
  } catch (error) {
    box.remove();
    throw error;
  }
};
