import { useState } from "react";

/** The day that it is here, `2026-11-22`. */
export function useToday(): string {
  // Swedes write days as the standard does.
  const [today] = useState(() => new Intl.DateTimeFormat("sv-SE").format(new Date()));
  return today;
}
