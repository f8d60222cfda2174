import { stepAnchor } from "../anchors.ts";
import type { Block, Step } from "../block.ts";

/** Writes the steps of a block that stands still, each as an element to which its address leads. */
export const flowItems = <Data>(
  block: Block<object, Data>,
  tag: string,
  inside: (step: Step<Data>, place: number) => string,
): string =>
  block.steps.map((step, place) => `<${tag} id="${stepAnchor(block, step)}">${inside(step, place)}</${tag}>`).join("");
