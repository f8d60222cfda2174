import type { Database, Subscription } from "@nv/database";
import type { QueryExecutorProvider } from "kysely";
import { z } from "zod";

/** Something that changed on the site, for every page that is open in every process. */
export const SiteEvent = z.object({
  /** Name of the event, as pages receive it: `graphic`, `job`… */
  name: z.string(),
  /** Small: an id and what is needed to decide whether to ask for more. */
  data: z.record(z.string(), z.unknown()),
  /** The group that it belongs to: nobody else's page is told. Left out for everybody's. */
  group: z.string().optional(),
});
export type SiteEvent = z.infer<typeof SiteEvent>;

/** Receives the site's changes. */
export type SiteEventListener = (event: SiteEvent) => void;

/** Publishes changes to all processes, and gives out those of all. */
export interface SiteEvents {
  /** Publishes a change once the transaction commits. @param executor - The transaction, or the connection when there is none. */
  publish(executor: QueryExecutorProvider, event: SiteEvent): Promise<void>;
  /** @returns What stops it. */
  subscribe(listener: SiteEventListener): () => void;
  close(): Promise<void>;
}

const CHANNEL = "site_events";

/** The same connection for what belongs to a group: what is published by it is that group's. */
export function eventsOfGroup(events: SiteEvents, group: string): SiteEvents {
  return { ...events, publish: (executor, event) => events.publish(executor, { ...event, group }) };
}

/** Opens the connection between processes. Events that are lost with it are not repeated: who needs them all asks again. */
export async function openSiteEvents(database: Database): Promise<SiteEvents> {
  const listeners = new Set<SiteEventListener>();
  const connection: Subscription = await database.listen(CHANNEL, {
    onMessage: (payload) => {
      const event = SiteEvent.parse(JSON.parse(payload));
      for (const listener of listeners) listener(event);
    },
    onConnection: (isConnected) => {
      if (isConnected) for (const listener of listeners) listener({ name: "reconnected", data: {} });
    },
  });
  return {
    publish: (executor, event) => database.announce(executor, CHANNEL, JSON.stringify(event)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => connection.close(),
  };
}
