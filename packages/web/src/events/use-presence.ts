import { PRESENCE_API_PATH } from "@nv/contracts";
import { PresenceEvent } from "@nv/contracts/schemas";
import { useContext, useEffect, useEffectEvent, useState } from "react";
import { request } from "../server/call-server.ts";
import { EventsContext, type Topic, useEvent } from "./event-connection.ts";
import { notePresence, type PresentTab, stillPresent } from "./presence.ts";

/** Interval at which a page says that it is still here, milliseconds. */
const BEAT_MS = 30_000;

/** Rest after which another part is told: who walks through all of them is in none. Milliseconds. */
const SETTLED_MS = 1000;

/** Bytes of a tab's name. */
const TAB_BYTES = 8;

const PRESENCE_TOPIC: Topic<PresenceEvent> = { name: "presence", schema: PresenceEvent };

const newTabName = () =>
  [...crypto.getRandomValues(new Uint8Array(TAB_BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Says to the other pages that somebody has something open, for as long as the component is on screen.
 *
 * @param subject - What is open: `graphic:3f0c…`.
 * @param place - Which part of it the person is in: letters and digits; empty for none in particular.
 * @returns The other tabs that have it open, also those of the same person.
 */
export function usePresence(subject: string, place = ""): readonly PresentTab[] {
  const connection = useContext(EventsContext);
  const [tab] = useState(newTabName);
  const [others, setOthers] = useState<readonly PresentTab[]>([]);

  const announce = useEffectEvent((isHere: boolean, asksWho: boolean) => {
    // A courtesy: who is not told of it now is told at the next beat, and nothing waits for it.
    request(PRESENCE_API_PATH, { method: "POST", json: { subject, place, tab, isHere, asksWho } }).catch(
      () => undefined,
    );
  });
  useEvent(PRESENCE_TOPIC, (event) => {
    if (event.subject !== subject || event.tab === tab) return;
    setOthers((known) => notePresence(known, event, Date.now()));
    if (event.asksWho && event.isHere) announce(true, false);
  });
  useEffect(() => {
    if (connection === null) return;
    // Asked once the answers can be heard.
    const stopAsking = connection.onOpen(() => announce(true, true));
    const beat = window.setInterval(() => {
      announce(true, false);
      setOthers((known) => stillPresent(known, Date.now()));
    }, BEAT_MS);
    return () => {
      stopAsking();
      window.clearInterval(beat);
      announce(false, false);
    };
  }, [connection]);
  useEffect(() => {
    if (connection === null || place === "") return;
    const timer = window.setTimeout(() => announce(true, false), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [connection, place]);
  return others;
}
