import type { Element } from "hast";
import { attribute, classesOf, type Placed } from "./tree.ts";

/** One step of a selector: `p.g-pstyle0`. */
interface Step {
  readonly tag: string;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
}

/** A selector of steps inside each other, the innermost first. */
export interface Selector {
  readonly steps: readonly Step[];
  /** Specificity: ids, classes, tags. */
  readonly weight: readonly [number, number, number];
}

/** Names hold what is no ASCII as it is: the program names a box after its document. */
const STEP = /^(\*|[a-z][a-z0-9]*)?((?:[#.][\w\u0080-\u{10ffff}-]{1,200}){0,8})$/iu;
const MOST_STEPS = 6;

function readStep(text: string): Step | null {
  const [whole, tag = "", rest = ""] = STEP.exec(text) ?? [];
  if (whole === undefined || whole === "") return null;
  const parts = rest.match(/[#.][\w\u0080-\u{10ffff}-]+/gu) ?? [];
  const named = (sign: string) => parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(1));
  return { tag: tag === "*" ? "" : tag.toLowerCase(), ids: named("#"), classes: named(".") };
}

/**
 * Reads a selector of tags, ids and classes, inside each other.
 *
 * @returns `null` for any other: the program writes none, and what somebody added by hand is not carried over.
 */
export function readSelector(text: string): Selector | null {
  const steps = text
    .trim()
    .split(/\s+/)
    .slice(0, MOST_STEPS + 1)
    .map(readStep);
  if (steps.length > MOST_STEPS) return null;
  const whole = steps.filter((step) => step !== null);
  if (whole.length < steps.length) return null;
  const count = (of: (step: Step) => number) => whole.reduce((sum, step) => sum + of(step), 0);
  return {
    steps: whole.toReversed(),
    weight: [
      count(({ ids }) => ids.length),
      count(({ classes }) => classes.length),
      count(({ tag }) => Math.min(1, tag.length)),
    ],
  };
}

function fits(element: Element, { tag, ids, classes }: Step): boolean {
  if (tag !== "" && element.tagName !== tag) return false;
  if (ids.some((id) => attribute(element, "id") !== id)) return false;
  const own = classesOf(element);
  return classes.every((name) => own.includes(name));
}

/** Whether a selector means an element. */
export function isMeant({ element, around }: Placed, { steps }: Selector): boolean {
  const [own, ...outer] = steps;
  if (own === undefined || !fits(element, own)) return false;
  let at = 0;
  for (const step of outer) {
    while (at < around.length && !isFitAt(around, at, step)) at += 1;
    if (at === around.length) return false;
    at += 1;
  }
  return true;
}

function isFitAt(around: readonly Element[], at: number, step: Step): boolean {
  const element = around[at];
  return element !== undefined && fits(element, step);
}
