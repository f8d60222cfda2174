import { GraphicEvent, type RecordWords } from "@nv/contracts/schemas";
import type { Topic } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { sentencesOf } from "./core/record-sentences";
import { RecordWaits } from "./RecordWaits";
import { type RecordRemote, useRecord } from "./use-record";

/** Kind of record, as far as its screens need it. */
export interface ScreenKind {
  /** Name of the event that tells of a change. */
  readonly event: string;
  readonly words: RecordWords;
}

interface Props<Detail> {
  readonly kind: ScreenKind;
  readonly id: string;
  readonly detail: (id: string, signal: AbortSignal) => Promise<Detail>;
  /** Words about a change of somebody else's, after their name. */
  readonly changed?: string;
  /** Whether what happens to it without another version is asked for too. */
  readonly isAlways?: boolean;
  /** Draws it once it has come. */
  readonly children: (record: Detail, remote: RecordRemote<Detail>) => ReactNode;
}

/** Topic of the event that tells of a change of a kind of record. */
export const topicOf = ({ event }: Pick<ScreenKind, "event">): Topic<GraphicEvent> => ({
  name: event,
  schema: GraphicEvent,
});

/** Asks for a record and keeps it as it is now; says that it is on its way, and why it does not come. */
export function RecordScreen<Detail extends { readonly version: number }>(props: Props<Detail>): ReactNode {
  const { kind, id, detail, isAlways = false, children } = props;
  const sentences = sentencesOf(kind.words);
  const topic = useMemo(() => topicOf(kind), [kind]);
  const remote = useRecord({
    ...{ key: `${kind.event}:${id}`, id, topic, changed: props.changed ?? sentences.changed, isAlways },
    ask: (signal) => detail(id, signal),
  });
  const { body, failure, reload } = remote;
  if (body === null) return <RecordWaits words={kind.words} failure={failure} onRetry={reload} />;
  return children(body, remote);
}
