import { localDay } from "@nv/spanish";
import { useState } from "react";

/** The day that it is here, `2026-11-22`. */
export function useToday(): string {
  const [today] = useState(() => localDay(Date.now()));
  return today;
}
