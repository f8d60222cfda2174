const FOCUSABLE = "a[href], button, input";

/** Lists the elements that the Tab key reaches in the dialog, in order. */
function focusables(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled"),
  );
}

/** Keeps the Tab key inside: after the last comes the first. Leaves the key alone everywhere else. */
export function wrapTab(event: KeyboardEvent, inner: Document): void {
  const all = focusables(inner);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return;
  const { activeElement } = inner;
  const isAtEdge = event.shiftKey
    ? activeElement === first || !all.some((element) => element === activeElement)
    : activeElement === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Puts the focus where work goes on: the first field that is wrong or empty, else the dialog's title. */
export function focusStart(inner: Document): void {
  const fields = [...inner.querySelectorAll<HTMLInputElement>("input:enabled")];
  const field =
    fields.find((input) => input.getAttribute("aria-invalid") === "true") ??
    fields.find((input) => input.value === "") ??
    fields[0];
  (field ?? inner.querySelector<HTMLElement>("h1"))?.focus();
}
