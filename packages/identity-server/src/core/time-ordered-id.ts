/** Position in a UUID where the digits left to chance begin, those of its variant among them. */
const CHANCE_FROM = 15;

/**
 * Makes an id whose order is that of its making, so that rows written together lie together on the disk.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @param random - A UUID of the fourth version, which gives the rest.
 * @returns A UUID, version 7.
 * @see RFC 9562, 5.7
 */
export function timeOrderedId(nowMs: number, random: string): string {
  const time = nowMs.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(CHANCE_FROM)}`;
}
