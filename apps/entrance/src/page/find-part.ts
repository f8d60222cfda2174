/**
 * Finds a part of the page that a script drives.
 *
 * @param name - Name of its `data-` attribute, without the prefix.
 * @throws {Error} When the page has no such part: page and script come from the same build, so this is a bug.
 */
export function findPart(name: string): HTMLElement {
  const part = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (part === null) throw new Error(`the page has no part marked data-${name}`);
  return part;
}
