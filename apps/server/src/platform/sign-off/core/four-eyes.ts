/** Something that was done to what two people answer for, as far as it decides who may approve it. */
export interface PastDeed {
  /** Id of who did it; empty for what works by itself, which is nobody. */
  readonly byId: string;
  /**
   * `writing` changed what readers may get; `approval` said that it was right; `withdrawal` took that back: nobody approves by a detour what
   * is their own; `other` moved nothing.
   */
  readonly kind: "writing" | "approval" | "withdrawal" | "other";
}

/** Ids of the people who may not approve something, because what would be approved is theirs. */
export interface Authors {
  /** Authors of what nobody has approved. */
  readonly unapproved: ReadonlySet<string>;
  /** Authors of what the last approval was of. */
  readonly approved: ReadonlySet<string>;
}

/**
 * Tells who wrote what something says now. What was approved counts as the team's, until somebody withdraws an approval: then everything that was
 * ever written in it counts as not approved.
 *
 * @param past - All that was done to it, in its order.
 */
export function authorsOf(past: Iterable<PastDeed>): Authors {
  const all = new Set<string>();
  let unapproved = new Set<string>();
  let approved = new Set<string>();
  for (const { byId, kind } of past) {
    if (kind === "writing") {
      if (byId === "") continue;
      all.add(byId);
      unapproved.add(byId);
    } else if (kind === "approval" && unapproved.size > 0) {
      approved = unapproved;
      unapproved = new Set();
    } else if (kind === "withdrawal") {
      unapproved = new Set(all);
      approved = new Set();
    }
  }
  return { unapproved, approved };
}

/** Whether what would be approved is somebody's own: what nobody approved yet, or, where all of it was, what was last. */
export const isOwn = ({ unapproved, approved }: Authors, personId: string): boolean =>
  (unapproved.size > 0 ? unapproved : approved).has(personId);
