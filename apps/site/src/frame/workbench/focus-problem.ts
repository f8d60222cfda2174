import { nameOf } from "./core/steps";

const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Tells whether a field says a sentence: it is tied to it, or holds it. */
function says(field: Element, message: string): boolean {
  const ties = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const texts = ties.map((id) => document.getElementById(id)?.textContent ?? "");
  return [...texts, field.textContent ?? ""].some((text) => text.includes(message));
}

/**
 * Gives the keyboard to the field that something is wrong with.
 *
 * @param field - Its name; a control that has none is known by the sentence beside it, or by the step that it belongs to.
 * @returns Whether there is one.
 */
export function focusProblem(
  root: HTMLElement,
  { field, message }: { readonly field: string; readonly message: string },
) {
  const named = root.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const wrong = [...root.querySelectorAll<HTMLElement>(WRONG)];
  const step = root.querySelector<HTMLElement>(`[data-fields~="${CSS.escape(nameOf(field))}"]`);
  const found = named ?? wrong.find((one) => says(one, message)) ?? step ?? wrong[0];
  found?.scrollIntoView({ block: found === step ? "start" : "center" });
  found?.focus({ preventScroll: true });
  return found !== undefined;
}
