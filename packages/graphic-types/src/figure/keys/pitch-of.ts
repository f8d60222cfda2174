/** Pitch of the least, hertz: the A under the middle C. */
const LOWEST_HZ = 220;
/** Octaves between the least and the most: a voice can follow them. */
const OCTAVES = 2;

/** Returns the pitch of a value among all: as far up between two octaves as it is between the least and the most. */
export function pitchOf(value: number, least: number, most: number): number {
  const share = most === least ? 0.5 : (value - least) / (most - least);
  return LOWEST_HZ * 2 ** (OCTAVES * share);
}
