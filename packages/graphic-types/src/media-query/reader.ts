import { createFrame, type EmbedFrame, isFields, ownConfig } from "@nv/embeds/reader";
import { chooseRule, type WidthRange } from "./choose-rule.ts";

type Rule = EmbedFrame & WidthRange;

const isNumber = (value: unknown) => typeof value === "number";

function isRule(rule: unknown): rule is Rule {
  if (!isFields(rule) || !Array.isArray(rule.heightsPx)) return false;
  const { src, title, heightsPx, minPx, maxPx } = rule;
  const areHeights = heightsPx.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isNumber));
  return (
    typeof src === "string" &&
    typeof title === "string" &&
    areHeights &&
    isNumber(minPx) &&
    (maxPx === null || isNumber(maxPx))
  );
}

/** Shows the chart of the range that the container's width is in; loads each when it is first needed, and keeps it. */
function showByWidth(box: HTMLElement, rules: readonly Rule[]): void {
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

const box = document.getElementById("nv-frames");
const { rules } = ownConfig();
if (box !== null && Array.isArray(rules)) showByWidth(box, rules.filter(isRule));
