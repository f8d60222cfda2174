import type { PageInput, PageParts } from "../../page-parts.ts";
import type { LocatorConfig } from "../config.ts";
import { explored } from "./explored.ts";
import { reachedBy } from "./reached-by.ts";

/** Data for the page's script: addresses of everything that it loads when somebody asks for the map. */
interface WayTold {
  readonly kind: "locator";
  readonly later: string;
  readonly worker: string;
  readonly archives: string;
  readonly data: string;
}

/** Parts of a page that let its readers explore the map. */
interface WayToExplore extends Required<Pick<PageParts, "files" | "reaches">> {
  readonly own: WayTold;
  readonly styles: string;
  /** The drawing, with what opens the map below it. */
  around(drawing: string): string;
}

/** Notices that the licences of the libraries require wherever these go. */
const NOTICE =
  "/*! MapLibre GL JS, BSD-3-Clause: https://github.com/maplibre/maplibre-gl-js/blob/main/LICENSE.txt */\n";
const ARCHIVES_NOTICE =
  "/*! PMTiles, BSD-3-Clause: https://github.com/protomaps/PMTiles/blob/main/LICENSE; fflate, MIT: https://github.com/101arrowz/fflate/blob/master/LICENSE */\n";

/**
 * Rules that MapLibre needs of its own style sheet, which is 72 kB, and those of this map; a page's policy takes no other styles than those written
 * in it.
 */
const STYLES = [
  ".nv-loc-frame{position:relative;max-width:820px}",
  ".nv-map{position:absolute;inset:0;overflow:hidden;background:#e8e8e8;color:#171512}",
  ".nv-map :focus-visible{outline:3px solid #0b62c4;outline-offset:-3px}",
  ".nv-map__view,.nv-map .maplibregl-canvas-container{position:absolute;inset:0}",
  ".nv-map .maplibregl-canvas,.nv-map .maplibregl-marker{position:absolute;left:0;top:0}",
  ".nv-map .maplibregl-interactive{cursor:grab;user-select:none;touch-action:pan-x pan-y}",
  ".nv-map .maplibregl-control-container{display:none}",
  ".nv-map .maplibregl-canary{background-color:salmon}",
  ".nv-map .maplibregl-marker{pointer-events:none}.nv-map__arrows{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}",
  ".nv-map__name{width:max-content;max-width:180px;text-align:center;font:14px/1.2 var(--nv-face-text,system-ui,-apple-system,Segoe UI,Roboto,sans-serif)}",
  ".nv-map .maplibregl-cooperative-gesture-screen{position:absolute;inset:0;z-index:2;display:grid;place-items:center;padding:16px;text-align:center;background:#0009;color:#fff;opacity:0;pointer-events:none}",
  ".nv-map .maplibregl-show{opacity:1}.nv-map .maplibregl-mobile-message{display:none}",
  "@media(hover:none),(pointer:coarse){.nv-map .maplibregl-desktop-message{display:none}.nv-map .maplibregl-mobile-message{display:block}}",
  ".nv-map__zoom{position:absolute;z-index:3;top:8px;right:8px;display:grid;gap:4px}",
  ".nv-map__zoom button{width:44px;height:44px;border:1px solid #767676;border-radius:4px;background:#fff;color:#171512;font:20px/1 var(--nv-face-text,system-ui,sans-serif)}",
  ".nv-map__whose{position:absolute;z-index:1;right:0;bottom:0;margin:0;padding:2px 6px;background:#fffd;color:#171512;font-size:12px}.nv-map__whose a{margin-left:6px;color:inherit}",
  ".nv-map__mark{position:absolute;z-index:1;left:6px;bottom:26px;width:88px;height:23px}",
  ".nv-loc-way{align-items:center;margin:8px 0 0}.nv-loc-way p{margin:0;font-size:14px}",
].join("");

/**
 * Returns what a page needs so that its map can be explored: a button, which a script shows, and the files beside the page, which it
 * loads after a tap and never before.
 *
 * @returns `null` where nobody gave a style, or where nothing can lie beside the page.
 */
export function wayToExplore(config: LocatorConfig, { beside, srcOf, keys, house }: PageInput): WayToExplore | null {
  const { tiles } = config;
  if (tiles === null) return null;
  const worker = { path: "explorar-aparte.js", body: NOTICE + beside("worker"), policy: "worker" } as const;
  if (srcOf(worker) === "") return null;
  const later = { path: "explorar.js", body: NOTICE + beside("later"), policy: "script" } as const;
  const archives = {
    path: "explorar-archivos.js",
    body: ARCHIVES_NOTICE + beside("archives"),
    policy: "script",
  } as const;
  const data = {
    path: "explorar.json",
    body: JSON.stringify(explored(config, tiles, { ...keys, numbers: house?.numbers })),
  };
  return {
    own: {
      kind: "locator",
      later: srcOf(later),
      worker: srcOf(worker),
      archives: srcOf(archives),
      data: srcOf(data),
    },
    files: [later, worker, archives, data],
    reaches: reachedBy(tiles),
    styles: STYLES,
    around: (drawing) =>
      `<div class="nv-loc-frame">${drawing}</div><div class="nv-control nv-loc-way">` +
      '<button type="button" hidden>Explorar el mapa</button><p role="status"></p></div>',
  };
}
