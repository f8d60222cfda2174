/** Letters before a caret, or behind it, by which its place is found again. */
const MOST_AROUND = 60;

/** With fewer they could be of any word. */
const LEAST_AROUND = 2;

/** Letters that two texts begin with alike. @param most - More are not looked at. */
function sameBefore(one: string, other: string, most: number): number {
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same;
}

/** Letters that two texts end with alike. @param most - More are not looked at. */
function sameBehind(one: string, other: string, most: number): number {
  let same = 0;
  while (same < most && one[one.length - 1 - same] === other[other.length - 1 - same]) same += 1;
  return same;
}

/** Finds where a caret stands once a text was changed by others: at its word. @param at - Letters before it. */
export function caretAfter(before: string, after: string, at: number): number {
  const least = Math.min(before.length, after.length);
  const start = sameBefore(before, after, least);
  if (at <= start) return at;
  const behind = sameBehind(before, after, least - start);
  if (at > before.length - behind) return at + after.length - before.length;
  // Somebody wrote before it and behind it: its own letters tell where it is.
  const changed = after.slice(start, after.length - behind);
  const [left, right] = [before.slice(Math.max(start, at - MOST_AROUND), at), before.slice(at, at + MOST_AROUND)];
  for (let length = MOST_AROUND; length >= LEAST_AROUND; length -= 1) {
    const leftAt = length > left.length ? -1 : changed.lastIndexOf(left.slice(-length));
    if (leftAt > -1) return start + leftAt + length;
    const rightAt = length > right.length ? -1 : changed.indexOf(right.slice(0, length));
    if (rightAt > -1) return start + rightAt;
  }
  return start;
}
