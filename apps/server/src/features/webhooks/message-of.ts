import type { DomainEvent } from "../../platform/domain-events/domain-event.ts";

/** Id of the one instance that a site has, in the messages of the original service. */
export const INSTANCE_ID = "00000000-0000-0000-0000-000000000000";

/** A message before it is for anybody. */
export interface Message {
  /** As an administrator chooses it: `piece.published`, `account.login`. */
  readonly event: string;
  /** JSON. */
  readonly body: string;
}

/**
 * Builds the message about an event. For accounts it is exactly that of the original service.
 *
 * @see docs/contracts/webhooks.md
 */
export function messageOf(domainEvent: DomainEvent): Message {
  const { kind, name, atMs } = domainEvent;
  const event = `${kind}.${name}`;
  const body =
    domainEvent.kind === "piece"
      ? { type: event, timestamp: new Date(atMs).toISOString(), data: domainEvent.piece }
      : { event: name, instance_id: INSTANCE_ID, user: domainEvent.user };
  return { event, body: JSON.stringify(body) };
}
