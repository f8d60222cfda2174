/** Parts of letters, digits and `._-~`, separated by `/`; none of them starts with a dot, so there is no way up and no hidden file. */
const KEY = /^(?!\.)[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;

/** Longest name that every store takes: S3 allows 1,024 bytes, file systems 255 a part. */
const LONGEST_KEY = 500;
const LONGEST_PART = 255;

/**
 * Tells whether a name can be kept in a store.
 *
 * @example isBlobKey("g/paro/3-a1b2c3/index.html") // true
 * @example isBlobKey("../secreto") // false
 */
export function isBlobKey(key: string): boolean {
  return key.length <= LONGEST_KEY && KEY.test(key) && key.split("/").every((part) => part.length <= LONGEST_PART);
}

/**
 * Holds a name to {@link isBlobKey}.
 *
 * @throws {RangeError} When it is none: the caller made it, so it is a bug and not a bad request.
 */
export function requireBlobKey(key: string): string {
  if (isBlobKey(key)) return key;
  throw new RangeError(`not a name for the store: ${JSON.stringify(key)}`);
}
