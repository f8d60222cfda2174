import type { CaseEvent, CaseEvents } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ChangeList } from "../../records/ChangeList";
import { actionText } from "./core/case-words";

interface Props {
  /** Names what is asked for. */
  readonly name: string;
  readonly ask: (after: string, signal: AbortSignal) => Promise<CaseEvents>;
  /** With another one it is asked again. */
  readonly version?: number;
  /** Whether each says of which case it is. */
  readonly hasRefs?: boolean;
  /** Text for when nothing was done. */
  readonly none: string;
}

/** List of what was done, the latest first, a page at a time. */
export function EventList({ name, ask, version = 0, hasRefs = false, none }: Props): ReactNode {
  const [after, setAfter] = useState("");
  const { body, failure, reload } = useRemote(`${name} ${after}`, (signal) => ask(after, signal), version);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Cargando el historial…</p>;
  if (body.events.length === 0) return <p>{none}</p>;
  return (
    <>
      <ol className="nv-cases__events nv-stack-3 nv-plain">
        {body.events.map((event) => (
          <EventItem key={event.id} event={event} hasRef={hasRefs} />
        ))}
      </ol>
      <div className="nv-row">
        {after !== "" && <Button onClick={() => setAfter("")}>Lo último</Button>}
        {body.next !== null && <Button onClick={() => setAfter(body.next ?? "")}>Anteriores</Button>}
      </div>
    </>
  );
}

function EventItem({ event, hasRef }: { readonly event: CaseEvent; readonly hasRef: boolean }): ReactNode {
  const { by, atMs, ref, reason, changes } = event;
  return (
    <li>
      <p>
        <strong>{by}</strong> · {actionText(event)}
        {hasRef && ` · ${ref}`}
      </p>
      <p className="nv-cases__facts nv-quiet nv-said">
        <time dateTime={new Date(atMs).toISOString()}>{formatMoment(atMs)}</time>
        {reason !== "" && ` · «${reason}»`}
      </p>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </li>
  );
}
