/**
 * The script that a page loads once for all its includes: it puts into each `<nv-include src="…">` what is published now, or
 * the revision that its `version` names. What the page holds inside stays until then, and when nothing comes.
 *
 * @see docs/contracts/publishing.md#includes
 */

import { liftPublished } from "../core/lift-published.ts";

/** One page view in this many tells where it was: enough to know the pages, too few to know anybody. */
const TOLD_VIEWS = 20;

const script = document.currentScript;
// `…/e/v1/include.js` is three parts below where everything published starts.
const base = script instanceof HTMLScriptElement ? new URL("../..", script.src).href : "/";
const loading = new Map<string, Promise<string | null>>();

/** Loads what is published under an address; `null` when it cannot be had. */
function load(path: string): Promise<string | null> {
  const known = loading.get(path);
  if (known) return known;
  const asked = fetch(`${base}i/${path}/`).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  loading.set(path, asked);
  return asked;
}

class Include extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const name = this.getAttribute("src") ?? "";
    const version = this.getAttribute("version");
    // One that holds itself would never end.
    if (this.parentElement?.closest(`nv-include[src="${CSS.escape(name)}"]`)) return;
    const html = await load(
      [name, version]
        .filter(Boolean)
        .map((part) => encodeURIComponent(part ?? ""))
        .join("/"),
    );
    if (html === null) return;
    const template = document.createElement("template");
    template.innerHTML = liftPublished(html);
    for (const slot of template.content.querySelectorAll<HTMLElement>("[data-nv]")) {
      // Those of another inside are given by its own attributes.
      if (slot.closest("nv-include") !== null) continue;
      const text = this.dataset[slot.dataset.nv ?? ""];
      if (text) slot.textContent = text;
    }
    this.replaceChildren(template.content);
  }
}

// The script may be in a page twice.
if (!customElements.get("nv-include")) {
  customElements.define("nv-include", Include);
  addEventListener("load", () => {
    const ids = [
      ...new Set([...document.querySelectorAll("nv-include")].map((found) => `i/${found.getAttribute("src")}`)),
    ];
    const isAsked = navigator.doNotTrack === "1" || script?.hasAttribute("data-nv-quiet");
    if (ids.length === 0 || isAsked || Math.random() * TOLD_VIEWS > 1) return;
    navigator.sendBeacon(`${base}e/v1/seen`, JSON.stringify({ page: location.origin + location.pathname, ids }));
  });
}
