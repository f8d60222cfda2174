/** Gives the keyboard to a field of a form by its name. @returns Whether there is one. */
export function focusField(form: HTMLElement | null, name: string): boolean {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!field) return false;
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
  return true;
}
