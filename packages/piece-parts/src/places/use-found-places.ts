import { PLACES_API_PATH } from "@nv/contracts";
import { PlacesFound } from "@nv/contracts/schemas";
import { callServer, toCallFailure } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { useEffect, useEffectEvent, useState } from "react";

/** A place on the Earth, decimal degrees. */
export interface Point {
  readonly lon: number;
  readonly lat: number;
}

/** Finds places for what somebody wrote. What fails rejects as calls do. */
export type FindPlaces = (words: string, near: Point | undefined, signal: AbortSignal) => Promise<PlacesFound>;

/** Stillness after the last key before it is looked for, milliseconds. */
const CALM_MS = 250;

const NOTHING: PlacesFound = { places: [], notice: "", instead: null, problem: "", addressesNotice: "" };

const findOnServer: FindPlaces = (words, near, signal) => {
  const place = near === undefined ? "" : `${near.lon},${near.lat}`;
  return callServer(PlacesFound, addressOf(PLACES_API_PATH, { q: words, near: place }), { signal });
};

/** Places found, with the words that were searched for. */
interface Answer {
  readonly words: string;
  readonly found: PlacesFound;
}

/** Words that are looked for, and what becomes of the answer. */
interface Search {
  /** Empty for nothing to look for. */
  readonly words: string;
  readonly near: Point | undefined;
  readonly find: FindPlaces | undefined;
  /** Called with each answer. */
  readonly onFound: (found: PlacesFound) => void;
}

/** Looks for places once somebody stops writing. @returns What was found for the words as they are now: nothing while that is on its way. */
export function useFoundPlaces({ words, near, find = findOnServer, onFound }: Search) {
  const [answer, setAnswer] = useState<Answer>({ words: "", found: NOTHING });
  const ask = useEffectEvent((signal: AbortSignal) => find(words, near, signal));
  const take = useEffectEvent((found: PlacesFound) => {
    setAnswer({ words, found });
    onFound(found);
  });
  useEffect(() => {
    if (words === "") return setAnswer({ words: "", found: NOTHING });
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      ask(controller.signal).then(take, (cause: unknown) => {
        if (!controller.signal.aborted) take({ ...NOTHING, problem: toCallFailure(cause).message });
      });
    }, CALM_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [words]);

  const isCurrent = answer.words === words;
  return { isCurrent, found: isCurrent ? answer.found : NOTHING };
}
