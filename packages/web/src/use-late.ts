import { useEffect, useRef, useState } from "react";
import { useTouched } from "./use-touched.ts";

/** Something that comes with the first touch of the page, or when it is asked for. */
export interface Late<Part> {
  /** `null` until it has come. */
  readonly part: Part | null;
  /** Hands it over once it has come, unless something else was asked meanwhile. @param onAbsent - Called when it does not come; the next time it is asked for again. */
  readonly whenHere: (then: (part: Part) => void, onAbsent: () => void) => void;
}

/** Brings what a form needs only once somebody changes something: it weighs more than what shows it. @param load - Never another one. */
export function useLate<Part extends object>(load: () => Promise<Part>): Late<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const asked = useRef(0);
  const isTouched = useTouched();
  useEffect(() => {
    // Where it does not come, whoever writes is told.
    if (isTouched) load().then(setPart, () => undefined);
  }, [isTouched, load]);
  return {
    part,
    whenHere(then, onAbsent) {
      asked.current += 1;
      const turn = asked.current;
      if (part !== null) return then(part);
      load().then(
        (found) => {
          setPart(found);
          if (turn === asked.current) then(found);
        },
        () => turn === asked.current && onAbsent(),
      );
    },
  };
}
