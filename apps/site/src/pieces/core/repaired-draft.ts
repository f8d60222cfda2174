import type { FieldProblem } from "@nv/contracts/schemas";
import type { GraphicDraft } from "./graphic-draft";

/**
 * A form with what is wrong in it as it was when it was right, so that the rest can be looked at.
 *
 * @param good - The form when its page was last drawn.
 * @param problems - By their path in what is sent: `config.items.2.label` is of `config`.
 * @returns `null` when that is the page that is shown already.
 */
export function repairedDraft(
  draft: GraphicDraft,
  good: GraphicDraft,
  problems: readonly FieldProblem[],
): GraphicDraft | null {
  const wrong = new Set(problems.map(({ field }) => field.split(".")[0]));
  const restored = Object.fromEntries(Object.entries(good).filter(([name]) => wrong.has(name)));
  const repaired = { ...draft, ...restored };
  return JSON.stringify(repaired) === JSON.stringify(good) ? null : repaired;
}
