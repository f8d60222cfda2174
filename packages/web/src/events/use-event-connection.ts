import { useEffect, useState } from "react";
import { type EventConnection, openEvents } from "./event-connection.ts";

/** Opens the connection for as long as the component is on screen; `null` until it is open. For `EventsContext`. */
export function useEventConnection(): EventConnection | null {
  const [events, setEvents] = useState<EventConnection | null>(null);
  useEffect(() => {
    const opened = openEvents();
    setEvents(opened);
    return () => opened.close();
  }, []);
  return events;
}
