/**
 * Finds the text for a key or for a message of the service.
 *
 * Messages that end with a detail (`Unable to validate email address: …`) are looked up without it as well.
 *
 * @param catalogue - The language's texts; empty while they load.
 * @returns The key itself when it is not known: the service's own text is better than none.
 */
export function translate(catalogue: Readonly<Record<string, string>>, key: string): string {
  if (Object.hasOwn(catalogue, key)) return catalogue[key] ?? key;
  if (key.startsWith("Failed to load settings from")) return catalogue.settings_failure ?? key;
  const [head = ""] = key.split(": ");
  return (Object.hasOwn(catalogue, head) && catalogue[head]) || key;
}
