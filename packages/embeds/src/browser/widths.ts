import { chooseRule, type WidthRange } from "../core/choose-rule.ts";
import type { Frame } from "../core/page-config.ts";
import { createFrame } from "./frames.ts";

/** Shows the chart of the range that the container's width is in; loads each when it is first needed, and keeps it. */
export function showByWidth(box: HTMLElement, rules: readonly (Frame & WidthRange)[]): void {
  const frames = new Map<number, HTMLIFrameElement>();
  let current = -1;
  const update = () => {
    const widthPx = box.clientWidth;
    const next = chooseRule(rules, widthPx, current);
    const rule = rules[next];
    if (next === current || widthPx === 0 || rule === undefined) return;
    current = next;
    if (!frames.has(next)) {
      const frame = createFrame(rule, widthPx);
      frames.set(next, frame);
      box.append(frame);
    }
    for (const [index, frame] of frames) frame.hidden = index !== next;
  };
  new ResizeObserver(update).observe(box);
  update();
}
