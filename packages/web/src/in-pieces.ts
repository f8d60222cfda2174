import { useEffect, useMemo, useRef, useState } from "react";

/** Work in pieces of some milliseconds, as `makingPlain` of the tables. */
export type InPieces<Result> = Generator<undefined, Result, undefined>;

/** Longest time that the page does not answer what is typed, milliseconds: two frames of a screen. */
const TURN_MS = 24;

/** Goes on with some work for a turn. @returns `null` while it is not done. */
export function goOn<Result>(
  work: InPieces<Result>,
  now: () => number = () => performance.now(),
): { readonly result: Result } | null {
  const until = now() + TURN_MS;
  do {
    const { done, value } = work.next();
    if (done === true) return { result: value };
  } while (now() < until);
  return null;
}

/** Outcome of work that may still be under way. */
export interface PiecesDone<Result> {
  /** Of the last work that was done; `null` before the first one. */
  readonly result: Result | null;
  /** Whether it is of what is written now. */
  readonly isCurrent: boolean;
}

/**
 * Does work that would keep a page from answering, in pieces: what takes no longer than a turn is there at once, and of the rest the
 * result before stays until it is done. Work that is overtaken is left.
 *
 * @param begin - Begins it; another function is other work, so that it is made with `useCallback`.
 */
export function useInPieces<Result>(begin: () => InPieces<Result>): PiecesDone<Result> {
  const work = useMemo(() => {
    const pieces = begin();
    return { pieces, first: goOn(pieces) };
  }, [begin]);
  const [later, setLater] = useState<{ readonly of: unknown; readonly result: Result } | null>(null);
  const before = useRef<Result | null>(null);
  useEffect(() => {
    if (work.first !== null) return;
    let timer = 0;
    const turn = () => {
      const done = goOn(work.pieces);
      if (done === null) timer = window.setTimeout(turn);
      else setLater({ of: work, result: done.result });
    };
    timer = window.setTimeout(turn);
    return () => window.clearTimeout(timer);
  }, [work]);
  const done = work.first ?? (later?.of === work ? later : null);
  if (done !== null) before.current = done.result;
  return { result: before.current, isCurrent: done !== null };
}
