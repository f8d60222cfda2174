import { useCallback, useEffect, useRef, useState } from "react";

/** Sentence about what was taken out of a story; empty for none. */
export interface Removal {
  readonly said: string;
  readonly tell: (sentence: string) => void;
}

/** Remembers what was taken out for as long as that is the last change: taking it back puts it back. @param changes - How many there were. */
export function useRemoval(changes: number): Removal {
  const [said, setSaid] = useState("");
  const at = useRef<number | null>(null);
  useEffect(() => {
    if (said === "") at.current = null;
    else if (at.current === null) at.current = changes;
    else if (at.current !== changes) setSaid("");
  }, [said, changes]);
  const tell = useCallback((sentence: string) => {
    at.current = null;
    setSaid(sentence);
  }, []);
  return { said, tell };
}
