/** Source of a value. */
type Origin = "default" | "chosen" | "fixed";

/** Values and where each comes from. */
export interface Effective<Values> {
  readonly values: Values;
  readonly origins: Readonly<Record<string, Origin>>;
}

/** The settings that somebody chose; the others are absent. */
export type Choices<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/**
 * Puts together what is in force: what the configuration fixes, else what an administrator chose, else the default.
 *
 * @param configured - Value of every setting by the configuration, be it said there or its default.
 * @param fixed - Names of those that the configuration says outright; a choice for them rests until it no longer does.
 */
export function effectiveSettings<Values extends object>(
  configured: Values,
  chosen: Choices<Values>,
  fixed: ReadonlySet<string>,
): Effective<Values> {
  const values = { ...configured };
  const origins: Record<string, Origin> = {};
  for (const name of keysOf(configured)) {
    const choice = chosen[name];
    if (fixed.has(String(name))) origins[String(name)] = "fixed";
    else if (choice === undefined) origins[String(name)] = "default";
    else {
      origins[String(name)] = "chosen";
      values[name] = choice;
    }
  }
  return { values, origins };
}

function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  const names: (keyof Values)[] = [];
  for (const name in values) names.push(name);
  return names;
}

/** A value before and after a change. */
export interface Difference {
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists the differences between two sets of values, by name; empty when there are none. */
export function settingDifferences<Values extends object>(before: Values, after: Values): Record<string, Difference> {
  const differences: Record<string, Difference> = {};
  for (const name of keysOf(before)) {
    if (before[name] !== after[name]) differences[String(name)] = { before: before[name], after: after[name] };
  }
  return differences;
}
