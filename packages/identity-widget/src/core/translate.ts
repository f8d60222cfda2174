/** Texts of the service that are one thing to a person, and the key of what is said. */
const ALIKE: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^Failed to load settings from/, "settings_failure"],
  [/^OAuth state |^Authorization code missing$/, "attempt_over"],
  [/^SAML /, "directory_failure"],
];

/**
 * Finds the text for a key or for a message of the service.
 *
 * Messages that end with a detail (`Unable to validate email address: …`) are looked up without it as well.
 *
 * @param catalogue - The language's texts; empty while they load.
 * @param isWhole - Whether the catalogue is all that there is; in a part of it, what is missing is on its way.
 * @returns Nothing while it is on its way; the key itself when it is not known: the service's own text is better than none.
 */
export function translate(catalogue: Readonly<Record<string, string>>, key: string, isWhole = true): string {
  if (Object.hasOwn(catalogue, key)) return catalogue[key] ?? key;
  if (!isWhole) return "";
  const alike = ALIKE.find(([pattern]) => pattern.test(key))?.[1];
  if (alike !== undefined) return catalogue[alike] ?? key;
  const head = key.replace(/: .*| for \S+ provider$/, "");
  return (Object.hasOwn(catalogue, head) && catalogue[head]) || key;
}
