import type { CommentPlace, CommentThread } from "@nv/contracts/schemas";

/** A comment, with where its part stands now. */
export interface PlacedThread extends CommentThread {
  /** Place where it stands, as people say it. */
  readonly label: string;
  /** Whether its part is still there to be shown. */
  readonly isThere: boolean;
}

const WHOLE = "En toda la pieza";

/** Says what a comment was about whose part is gone. */
const lost = (words: string) =>
  words === "" ? "De una parte que ya no está" : `De una parte que ya no está: «${words}»`;

/**
 * Puts comments in the order of the parts that they are pinned on: all of the piece first, then its parts as they stand now, then those whose
 * part is gone.
 */
export function placedThreads(
  threads: readonly CommentThread[],
  places: readonly CommentPlace[],
): readonly PlacedThread[] {
  const order = new Map(places.map(({ anchor }, at) => [anchor, at]));
  const rank = ({ anchor }: CommentThread) => (anchor === "" ? -1 : (order.get(anchor) ?? places.length));
  return threads
    .toSorted((a, b) => rank(a) - rank(b) || a.atMs - b.atMs)
    .map((thread) => {
      const place = places.find(({ anchor }) => anchor === thread.anchor);
      const label = thread.anchor === "" ? WHOLE : (place?.label ?? lost(thread.words));
      return { ...thread, label, isThere: place !== undefined };
    });
}
