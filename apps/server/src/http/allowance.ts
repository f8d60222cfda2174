/** Rate limit of an action. */
export interface AllowanceSetup {
  readonly most: number;
  /** Length of the window in which `most` holds, milliseconds. */
  readonly perMs: number;
  readonly now: () => number;
}

/**
 * Counts what each of many does, in this process. Who has been still for a window is forgotten.
 *
 * @returns Whether one may do it once more; asking counts.
 */
export function createAllowance({ most, perMs, now }: AllowanceSetup): (who: string) => boolean {
  const counts = new Map<string, number>();
  let windowEndMs = now() + perMs;
  return (who) => {
    if (now() >= windowEndMs) {
      counts.clear();
      windowEndMs = now() + perMs;
    }
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count <= most;
  };
}
