/*
 * The few things of newer browsers that the code asks for, as the oldest ones that README names can do them. A check finds whoever
 * asks for them directly: scripts/checks/browser-apis.
 */

/**
 * Reads an address.
 *
 * @param base - Address that a relative one is read from.
 * @returns `null` for what is none. (`URL.parse` and `URL.canParse` came in Safari 18 and 17.)
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // There is no other way to ask.
    return null;
  }
}

/** Gathers what has the same key, keys and members in the order in which they came. (`Map.groupBy` came in Safari 17.4.) */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Puts U+FFFD in the place of each half of a pair of UTF-16 that stands alone. (`toWellFormed` came in Safari 16.4, Firefox 119.) */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\ufffd");
}
