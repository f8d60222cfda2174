import { useEffect, useState } from "react";

/** Saving of a form, as far as what waits for it looks into it. */
interface Saving {
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly save: () => unknown;
}

/** Returns a function that does something to what is saved, once all that is written is. @param isBegun - Whether there is anything saved. */
export function useWhenSaved({ isSaved, isSaving, save }: Saving, isBegun: boolean): (work: () => void) => void {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const isKept = isBegun && isSaved && !isSaving;
  useEffect(() => {
    if (waiting === null || !isKept) return;
    setWaiting(null);
    waiting();
  }, [waiting, isKept]);
  return (work) => {
    setWaiting(() => work);
    if (!isKept) void save();
  };
}
