import { useState } from "react";

/** Keeps the last value that could be read of what somebody writes: what is shown of it stays while a part of it is wrong. */
export function useLastReadable<Value>(read: Value | null): Value | null {
  const [last, setLast] = useState(read);
  if (read !== null && read !== last) setLast(read);
  return read ?? last;
}
