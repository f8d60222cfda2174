/** Action that a key can have on any page. */
export type Action = "search" | "help" | "home" | "docs" | "blog";

/** A key press, as much of it as decides. */
export interface KeyPress {
  readonly key: string;
  readonly hasCommand: boolean;
  readonly hasAlt: boolean;
  /** Whether the key goes into a field that somebody is writing in. */
  readonly isTyping: boolean;
}

/** The state of the keyboard before the press. */
export interface KeyboardState {
  /** Whether keys alone, without Ctrl, do something; people turn them off. */
  readonly hasSingleKeys: boolean;
  /** Whether the key before was the `g` of «go». */
  readonly isGoing: boolean;
}

/** Outcome of a key press. */
export interface KeyOutcome {
  readonly action: Action | null;
  readonly isGoing: boolean;
}

const GO_TO: Readonly<Record<string, Action>> = { i: "home", d: "docs", b: "blog" };
const NOTHING: KeyOutcome = { action: null, isGoing: false };

/**
 * Reads a key press.
 *
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export function shortcutOf(
  { key, hasCommand, hasAlt, isTyping }: KeyPress,
  { hasSingleKeys, isGoing }: KeyboardState,
): KeyOutcome {
  const letter = key.toLowerCase();
  if (hasCommand && !hasAlt && letter === "k") return { action: "search", isGoing: false };
  if (hasCommand || hasAlt || isTyping || !hasSingleKeys) return NOTHING;
  if (isGoing) return { action: GO_TO[letter] ?? null, isGoing: false };
  if (key === "/") return { action: "search", isGoing: false };
  if (key === "?") return { action: "help", isGoing: false };
  return { action: null, isGoing: letter === "g" };
}
