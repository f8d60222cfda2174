import { type ReactNode, useCallback, useMemo, useState } from "react";
import { newest } from "../core/newest";
import { sentencesOf } from "../core/record-sentences";
import { type ScreenKind, topicOf } from "../RecordScreen";
import { RecordWaits } from "../RecordWaits";
import { useRecord } from "../use-record";

/** A record that saves itself, as its screen is given it. */
export interface EditedRemote<Detail> {
  /** Grows with each thing that happened to it. */
  readonly turn: number;
  /** Takes what is saved now. */
  readonly onChanged: (record: Detail) => void;
  readonly reload: () => void;
}

interface Props<Detail> {
  readonly kind: ScreenKind;
  /** `null` for one that is not begun. */
  readonly id: string | null;
  /** Called once with the id of one that its first change began. */
  readonly onBegun?: ((id: string) => void) | undefined;
  readonly detail: (id: string, signal: AbortSignal) => Promise<Detail>;
  /** Whether what happens to it without another version is asked for too. */
  readonly isAlways?: boolean;
  /** Draws it; `null` for one that is not begun. */
  readonly children: (record: Detail | null, remote: EditedRemote<Detail>) => ReactNode;
}

interface Identified {
  readonly id: string;
  readonly version: number;
}

/** Asks for a record that saves itself and keeps it as it is now; of one that is not begun, from its first change on. */
export function EditedScreen<Detail extends Identified>(props: Props<Detail>): ReactNode {
  const { kind, id, onBegun, detail, isAlways = false, children } = props;
  const sentences = sentencesOf(kind.words);
  const topic = useMemo(() => topicOf(kind), [kind]);
  const [own, setOwn] = useState<Detail | null>(null);
  const known = id ?? own?.id ?? null;
  const remote = useRecord<Detail>({
    ...{ key: `${kind.event}:${known ?? "new"}`, id: known ?? "", topic, changed: sentences.changed, isAlways },
    ask: (signal) => (known === null ? Promise.resolve(null) : detail(known, signal)),
  });
  const { body, failure, turn, reload, replace } = remote;
  const isBeginning = known === null;
  const onChanged = useCallback(
    (record: Detail) => {
      setOwn((before) => newest(before, record));
      if (isBeginning) onBegun?.(record.id);
      else replace(record);
    },
    [isBeginning, onBegun, replace],
  );
  const record = body === null ? own : newest(own, body);
  if (known !== null && record === null) return <RecordWaits words={kind.words} failure={failure} onRetry={reload} />;
  return children(record, { turn, onChanged, reload });
}
