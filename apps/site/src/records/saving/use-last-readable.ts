import { useMemo, useState } from "react";

/**
 * Reads what somebody writes, and keeps the last that could be read: what is shown of it stays while a part of it is wrong.
 *
 * @param draft - The same object while nothing is written.
 * @param read - The same function in all calls; `null` while something cannot be understood.
 */
export function useLastReadable<Draft, Value>(draft: Draft, read: (draft: Draft) => Value | null): Value | null {
  const written = useMemo(() => read(draft), [draft, read]);
  const [last, setLast] = useState(written);
  if (written !== null && written !== last) setLast(written);
  return written ?? last;
}
