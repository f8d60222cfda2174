import type { FieldProblem } from "@nv/contracts/schemas";
import type { FormProblems } from "@nv/web";
import { type RefObject, useEffect, useState } from "react";
import { nameOf } from "./core/steps";

const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Tells whether a field says a sentence: it is tied to it, or holds it. */
function says(field: Element, message: string): boolean {
  const ties = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const texts = ties.map((id) => document.getElementById(id)?.textContent ?? "");
  return [...texts, field.textContent ?? ""].some((text) => text.includes(message));
}

/** Gives the keyboard to the field of a problem; a control without a name is known by the sentence beside it, or by the step that it belongs to. */
function focusProblem(root: HTMLElement, { field, message }: FieldProblem): void {
  const named = root.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const wrong = [...root.querySelectorAll<HTMLElement>(WRONG)];
  const step = root.querySelector<HTMLElement>(`[data-fields~="${CSS.escape(nameOf(field))}"]`);
  const found = named ?? wrong.find((one) => says(one, message)) ?? step ?? wrong[0];
  found?.scrollIntoView({ block: found === step ? "start" : "center" });
  found?.focus({ preventScroll: true });
}

/** Problem to which somebody was led, and the way to another. */
interface ProblemFocus {
  /** Its field says it, even where nobody has written yet; `null` before anybody was led anywhere. */
  readonly shown: FieldProblem | null;
  readonly lead: (problem: FieldProblem) => void;
}

/** Gives the keyboard to the first field that was refused, and to that of a problem to which somebody is led. */
export function useProblemFocus(root: RefObject<HTMLElement | null>, refused: FormProblems): ProblemFocus {
  const [shown, setShown] = useState<FieldProblem | null>(null);
  useEffect(() => {
    if (refused.size > 0) root.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [root, refused]);
  useEffect(() => {
    if (shown !== null && root.current !== null) focusProblem(root.current, shown);
  }, [root, shown]);
  return { shown, lead: (problem) => setShown({ ...problem }) };
}
