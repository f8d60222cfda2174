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
  const { kind, name } = domainEvent;
  const event = `${kind}.${name}`;
  return { event, body: JSON.stringify(bodyOf(domainEvent, event)) };
}

function bodyOf(domainEvent: DomainEvent, event: string): object {
  if (domainEvent.kind === "account")
    return { event: domainEvent.name, instance_id: INSTANCE_ID, user: domainEvent.user };
  const data = domainEvent.kind === "piece" ? domainEvent.piece : domainEvent.signOff;
  return { type: event, timestamp: new Date(domainEvent.atMs).toISOString(), data };
}
