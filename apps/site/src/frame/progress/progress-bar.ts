import { translate } from "@docusaurus/Translate";
import { SPEED_MS, TRICKLE_MS, trickle } from "./core/progress";
import "./progress-bar.css";

/** The thin bar at the top of the window while a page is on its way. */
export interface ProgressBar {
  /** Shows the bar, and lets it grow a little now and then. */
  readonly start: () => void;
  /** Fills the bar and takes it away; does nothing when it is not there. */
  readonly finish: () => void;
}

/** A bar of which nothing is in the page until it starts. */
export function createProgressBar(): ProgressBar {
  let element: HTMLElement | null = null;
  let timer = 0;
  let ratio = 0;

  function draw(nextRatio: number) {
    ratio = nextRatio;
    element?.style.setProperty("--nv-progress", String(ratio));
  }

  return {
    start() {
      if (element !== null) return;
      element = document.createElement("div");
      element.className = "nv-progress";
      element.setAttribute("role", "progressbar");
      element.setAttribute("aria-label", translate({ id: "nv.progress.label", message: "Loading the page" }));
      document.body.append(element);
      draw(trickle(0));
      timer = window.setInterval(() => draw(trickle(ratio)), TRICKLE_MS);
    },
    finish() {
      if (element === null) return;
      window.clearInterval(timer);
      draw(1);
      const finished = element;
      element = null;
      finished.dataset.done = "";
      window.setTimeout(() => finished.remove(), SPEED_MS * 2);
    },
  };
}
