/** A key press, as much of it as writes. */
export interface WritingKey {
  readonly key: string;
  /** Whether Ctrl, Alt or ⌘ is held: such a key is an order, not a letter. */
  readonly isOrder: boolean;
}

/**
 * Returns the text as it is after a key.
 *
 * @returns `null` when the key writes nothing.
 */
export function textAfterKey(text: string, { key, isOrder }: WritingKey): string | null {
  if (isOrder) return null;
  if (key === "Backspace") return [...text].slice(0, -1).join("");
  return [...key].length === 1 ? text + key : null;
}
