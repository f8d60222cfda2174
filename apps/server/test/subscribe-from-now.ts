import { randomUUID } from "node:crypto";
import type { QueryExecutorProvider } from "kysely";
import type { SiteEventListener, SiteEvents } from "../src/platform/events/site-events.ts";

/**
 * Subscribes to what is published from now on: from PostgreSQL an event may come after the answer of what published it, and
 * would be taken for the next one.
 *
 * @param executor - A connection to the database of the events.
 * @returns What stops it.
 */
export async function subscribeFromNow(
  events: SiteEvents,
  executor: QueryExecutorProvider,
  listener: SiteEventListener,
): Promise<() => void> {
  const id = randomUUID();
  const { promise: marked, resolve } = Promise.withResolvers<void>();
  const stop = events.subscribe(({ data }) => data.id === id && resolve());
  await events.publish(executor, { name: "mark", data: { id } });
  await marked;
  stop();
  return events.subscribe(listener);
}
