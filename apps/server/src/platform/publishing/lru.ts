/** A bounded memory that forgets what was used longest ago. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  /** @param size - In the unit of the bound. */
  set(key: string, value: Value, size?: number): void;
  delete(key: string): void;
}

/**
 * Makes a bounded memory.
 *
 * @param bound - Greatest sum of the sizes of what is kept; with the default size of 1, how many things.
 */
export function createLru<Value>(bound: number): Lru<Value> {
  const entries = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;
  function remove(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      // A map keeps the order of insertion, so what is used goes to the end.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size = 1) {
      remove(key);
      if (size > bound) return;
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= bound) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
