/** A new key signs only after this long: by then every verifier has asked for the public keys again, milliseconds. */
export const KEY_LEAD_MS = 15 * 60_000;

/** Place of a signing key in the order, and the time when it was made. */
export interface ScheduledKey {
  /** Place in the order, from 1. */
  readonly number: number;
  /** Unix epoch, milliseconds. */
  readonly createdAtMs: number;
}

/** Which keys are of use at a time. */
export interface Schedule<Key extends ScheduledKey> {
  /** Signs new tokens. */
  readonly signing: Key;
  /** Keys that verifiers need: the one that signs, those whose tokens live, and the one that comes next. */
  readonly honoured: readonly Key[];
}

/**
 * Decides which keys are of use. The first key signs at once; every other one signs {@link KEY_LEAD_MS} after it was
 * made, and its forerunner is honoured until the last of its tokens has ended.
 *
 * @param keys - At least one.
 * @param tokenLifeMs - Life of an access token.
 * @throws {RangeError} Without keys.
 */
export function scheduleKeys<Key extends ScheduledKey>(
  keys: readonly Key[],
  nowMs: number,
  tokenLifeMs: number,
): Schedule<Key> {
  const ordered = [...keys].sort((a, b) => a.number - b.number);
  const startsAtMs = (index: number) => (index === 0 ? 0 : (ordered[index]?.createdAtMs ?? 0) + KEY_LEAD_MS);
  const current = ordered.findLastIndex((_key, index) => startsAtMs(index) <= nowMs);
  const signing = ordered[current];
  if (signing === undefined) throw new RangeError("there must be a signing key");
  const honoured = ordered.filter((_key, index) => {
    const endsAtMs = index >= current ? Number.POSITIVE_INFINITY : startsAtMs(index + 1) + tokenLifeMs + KEY_LEAD_MS;
    return endsAtMs > nowMs;
  });
  return { signing, honoured };
}

/** Role of a key at a time. */
export interface KeyRole<Key extends ScheduledKey> {
  readonly key: Key;
  /** Waits to sign, signs, has live tokens, has none. */
  readonly state: "next" | "signing" | "honoured" | "over";
  /** Time when it begins to sign, or when its last token ends, Unix epoch in milliseconds; `null` when neither is known. */
  readonly untilMs: number | null;
}

/**
 * Tells what every key does, newest first.
 *
 * @param keys - At least one.
 * @param tokenLifeMs - Life of an access token.
 */
export function describeKeys<Key extends ScheduledKey>(
  keys: readonly Key[],
  nowMs: number,
  tokenLifeMs: number,
): KeyRole<Key>[] {
  const { signing, honoured } = scheduleKeys(keys, nowMs, tokenLifeMs);
  const ordered = [...keys].sort((a, b) => b.number - a.number);
  return ordered.map((key, index) => {
    if (key === signing) return { key, state: "signing", untilMs: null };
    if (key.number > signing.number) return { key, state: "next", untilMs: key.createdAtMs + KEY_LEAD_MS };
    const successor = ordered[index - 1] ?? key;
    const untilMs = successor.createdAtMs + KEY_LEAD_MS + tokenLifeMs + KEY_LEAD_MS;
    return { key, state: honoured.includes(key) ? "honoured" : "over", untilMs };
  });
}
