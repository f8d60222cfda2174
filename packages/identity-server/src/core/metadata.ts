type Metadata = Readonly<Record<string, unknown>>;

/**
 * Merges new data into a person's data: keys are replaced one by one, and a key sent as `null` is removed.
 *
 * @example mergeMetadata({ a: 1, b: 2 }, { b: null, c: 3 }) // { a: 1, c: 3 }
 */
export function mergeMetadata(present: Metadata, changes: Metadata): Record<string, unknown> {
  const merged = new Map([...Object.entries(present), ...Object.entries(changes)]);
  // Clients copy objects with loops that would turn this key into a prototype.
  merged.delete("__proto__");
  return Object.fromEntries([...merged].filter(([, value]) => value !== null && value !== undefined));
}

/** The name to show for a person: full name, else name, else nothing. */
export function displayName({ full_name, name }: { readonly full_name?: unknown; readonly name?: unknown }): string {
  if (typeof full_name === "string" && full_name !== "") return full_name;
  return typeof name === "string" ? name : "";
}

/** Amount of structure in a value. */
export interface ValueShape {
  /** Keys of all its objects. */
  readonly keys: number;
  /** Objects and lists inside one another, the value itself counted. */
  readonly levels: number;
}

/** Measures a value level by level, so that no depth of it can exhaust the stack. */
export function shapeOf(value: unknown): ValueShape {
  let keys = 0;
  let levels = 0;
  let level: readonly unknown[] = [value];
  for (;;) {
    const holders = level.filter((one) => typeof one === "object" && one !== null);
    if (holders.length === 0) return { keys, levels };
    levels += 1;
    for (const holder of holders) if (!Array.isArray(holder)) keys += Object.keys(holder).length;
    level = holders.flatMap((holder) => Object.values(holder));
  }
}
