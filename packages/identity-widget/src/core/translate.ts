/** Texts of the service that are one thing to a person, and the key of what is said. */
const ALIKE: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^Failed to load settings from/, "settings_failure"],
  [/^OAuth state |^Authorization code missing$/, "attempt_over"],
  [/^SAML /, "directory_failure"],
  // Where the catalogue did not come: it is a part too.
  [/^network_failure$/, "part_failure"],
];

/**
 * State of the texts of a catalogue: all of its language; those that are seen first, while the others are on their way; or
 * those alone, because the others did not come.
 */
export type TextsState = "whole" | "coming" | "missing";

/**
 * Finds the text for a key or for a message of the service.
 *
 * Messages that end with a detail (`Unable to validate email address: …`) are looked up without it as well.
 *
 * @param catalogue - The language's texts; empty while they load.
 * @param state - What the catalogue holds.
 * @returns Nothing while it is on its way; the key itself when it is not known: the service's own text is better than none,
 *   but a key is no text, and where the catalogue did not come it is not shown.
 */
export function translate(
  catalogue: Readonly<Record<string, string>>,
  key: string,
  state: TextsState = "whole",
): string {
  if (Object.hasOwn(catalogue, key)) return catalogue[key] ?? key;
  if (state === "coming") return "";
  const alike = ALIKE.find(([pattern]) => pattern.test(key))?.[1];
  // The line that failed the catalogue fails the rest as well.
  if (alike !== undefined) return catalogue[alike] ?? catalogue.part_failure ?? key;
  const head = key.replace(/: .*| for \S+ provider$/, "");
  if (Object.hasOwn(catalogue, head)) return catalogue[head] ?? key;
  return state === "missing" && /^[a-z_]+$/.test(key) ? "" : key;
}
