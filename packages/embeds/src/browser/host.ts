/**
 * The script that a newspaper's page loads for its graphics, as often as it likes: it keeps room for each frame, gives it the height
 * that it asks for, tells it whether the page is light or dark, and turns `<nv-grafico id="…">` into such a frame.
 *
 * @see docs/contracts/publishing.md#host-script
 */
import { THEME_PARAMETER } from "../core/color-scheme.ts";
import { heightOf } from "../core/height-message.ts";
import { type Embedded, embed } from "./embedded.ts";
import { tellSighting } from "./sighting.ts";

declare global {
  interface Window {
    /** The mark of the copy that is at work in this page: looks for frames that were not there before. */
    nvHost?: unknown;
  }
}

const script = document.currentScript;
// `…/e/v1/host.js` is three parts below where everything published starts.
const base = script instanceof HTMLScriptElement ? script.src.replace(/\/e\/v1\/host\.js.*$/, "") : "";

/** Returns what the page's address chooses in a graphic; empty for a place in the article. */
const chosen = () => (location.hash.includes("=") ? location.hash : "");

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-nv]")];

class Graphic extends HTMLElement {
  connectedCallback(): void {
    if (this.firstChild) return;
    const frame = document.createElement("iframe");
    frame.dataset.nv = this.id;
    frame.dataset.nvHeights = this.getAttribute("heights") ?? "";
    frame.title = this.title;
    frame.loading = "lazy";
    frame.style.cssText = "display:block;width:100%;min-height:inherit;border:0";
    const theme = this.getAttribute("theme");
    // In the address too: a page that is to be dark is never shown light.
    const hash = [chosen().slice(1), theme && `${THEME_PARAMETER}=${theme}`].filter(Boolean).join("&");
    frame.src = `${base}/g/${encodeURIComponent(this.id)}/${hash && `#${hash}`}`;
    this.append(frame);
    look();
  }
}

const known = new WeakMap<HTMLIFrameElement, Embedded>();

function taken(frame: HTMLIFrameElement): Embedded {
  const found = known.get(frame);
  if (found) return found;
  const made = embed(frame);
  known.set(frame, made);
  if (chosen() && frame.parentElement?.localName !== "nv-grafico") made.handOn(chosen());
  return made;
}

/** Takes in the frames that were not there before. */
function look(): void {
  frames().forEach(taken);
}

const tellThemes = () => {
  for (const frame of frames()) taken(frame).tellTheme();
};

/** Begins to work for this page. */
function start(): void {
  window.nvHost = look;
  addEventListener("message", ({ data, source }) => {
    // Only who sits in one of our frames is heard, and only about that frame: anyone can post a message.
    for (const frame of frames()) {
      if (frame.contentWindow !== source) continue;
      const heightPx = heightOf(data);
      if (heightPx !== null) taken(frame).resize(heightPx);
      else if (data?.source === "nv") taken(frame).obey(data.type);
    }
  });
  addEventListener("hashchange", () => {
    if (chosen()) for (const frame of frames()) taken(frame).handOn(chosen());
  });
  // A page becomes dark because the system does, because somebody pressed its switch, or because its styles have come.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tellThemes);
  const switched = new MutationObserver(tellThemes);
  switched.observe(document.documentElement, { attributes: true });
  addEventListener("transitionend", ({ propertyName }) => {
    if (propertyName === "color") tellThemes();
  });
  addEventListener("load", () => {
    switched.observe(document.body, { attributes: true });
    look();
    tellThemes();
    tellSighting(
      frames().map(({ dataset }) => dataset.nv ?? ""),
      base,
      script,
    );
  });
  // An earlier version may be in the page, from another server.
  if (!customElements.get("nv-grafico")) customElements.define("nv-grafico", Graphic);
  look();
}

// The next copies in a page look for what came after the first.
if (typeof window.nvHost === "function") window.nvHost();
else start();
