import type { PageConfig } from "../core/page-config.ts";
import { createControl } from "./control.ts";
import { createFrame } from "./frames.ts";

type Choice = Extract<PageConfig, { kind: "choice" }>;

/** Which item the address asks for: its position or its label after `#parameter=`. */
function askedFor({ parameter, items, start }: Choice): number {
  const wanted = parameter === "" ? null : new URLSearchParams(location.hash.slice(1)).get(parameter);
  if (wanted === null) return start;
  const byLabel = items.findIndex(({ label }) => label.toLowerCase() === wanted.toLowerCase());
  const position = Number(wanted);
  if (byLabel !== -1) return byLabel;
  return Number.isInteger(position) && items[position - 1] !== undefined ? position - 1 : start;
}

/** Shows one chart at a time and the control to choose it. Only the chart that is shown is loaded; its neighbours when a pointer or the focus comes near. */
export function showChoice(box: HTMLElement, choice: Choice): void {
  const { items, parameter, keepsTallest } = choice;
  const frames = new Map<number, HTMLIFrameElement>();
  let tallestPx = 0;

  function load(index: number): HTMLIFrameElement | undefined {
    const item = items[index];
    const existing = frames.get(index);
    if (existing !== undefined || item === undefined) return existing;
    const frame = createFrame(item, box.clientWidth || innerWidth);
    frame.hidden = true;
    // A hidden frame has no size to draw in, so one that is loaded ahead is laid out where nobody sees it.
    frames.set(index, frame);
    box.append(frame);
    return frame;
  }

  /** Writes the choice into the address, beside what else is there. */
  function remember(index: number): void {
    const parameters = new URLSearchParams(location.hash.slice(1));
    parameters.set(parameter, String(index + 1));
    history.replaceState(null, "", `#${parameters}`);
  }

  function show(index: number, isTyped: boolean): void {
    const chosen = load(index);
    if (chosen === undefined) return;
    if (keepsTallest) {
      tallestPx = Math.max(tallestPx, box.clientHeight);
      box.style.minHeight = `${tallestPx}px`;
    }
    for (const frame of frames.values()) frame.hidden = frame !== chosen;
    control.mark(index);
    if (parameter !== "" && isTyped) remember(index);
  }

  const control = createControl(choice, {
    onChoose: (index) => show(index, true),
    onNear: (index) => void load(index),
  });
  box.before(control.element);
  show(askedFor(choice), false);
  addEventListener("hashchange", () => show(askedFor(choice), false));
}
