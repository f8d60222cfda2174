import { TableMapping, type TrackerDetail, type TrackerRowsKind } from "@nv/contracts/schemas";
import { dayInMadrid } from "@nv/series";
import { Button, SegmentedControl, Toggle } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, toCallFailure, useInPieces, useKeptText } from "@nv/web";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { readingRows, readRows } from "./core/read-rows";
import { RowsText } from "./RowsText";
import { trackersCalls } from "./trackers-calls";

const KINDS = [
  { value: "polls", label: "Encuestas" },
  { value: "events", label: "Acontecimientos" },
] as const;

interface Props {
  readonly tracker: TrackerDetail;
  readonly startDay: string;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

/** Polls or events that somebody pastes or opens: what is wrong with each row is told while it is written, and what is written stays until it is in. */
export function ImportRowsForm({ tracker, startDay, whenSaved, onChanged }: Props): ReactNode {
  const { id, version } = tracker;
  const [of, setOf] = useState<TrackerRowsKind>("polls");
  const [polls, setPolls] = useKeptText(`nv.tracker-polls:${id}`);
  const [events, setEvents] = useKeptText(`nv.tracker-events:${id}`);
  const [text, setText] = of === "polls" ? [polls, setPolls] : [events, setEvents];
  const [mapping, setMapping] = useState(() => TableMapping.parse({}));
  const [replaces, setReplaces] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [said, setSaid] = useState("");
  const begin = useCallback(
    () => readingRows(text, of, { startDay, today: dayInMadrid(Date.now()), mapping }),
    [text, of, startDay, mapping],
  );
  const { result, isCurrent } = useInPieces(begin);
  const [nothing] = useState(() => readRows("", "polls", { startDay: "", today: "" }));
  const read = result ?? nothing;

  async function bring() {
    setIsBusy(true);
    setFailure(null);
    setSaid("");
    try {
      const json = { version, of, text, mapping, policy: replaces ? "replace" : "merge" } as const;
      const changed = await trackersCalls.bring(id, json);
      setSaid(changed.changes.length === 0 ? "Es lo mismo que ya había." : changed.sentence);
      setText("");
      setReplaces(false);
      onChanged(changed.tracker);
    } catch (error) {
      const refused = toCallFailure(error);
      setFailure(refused);
      const current = trackersCalls.currentIn(refused);
      if (current !== undefined) onChanged(current);
    } finally {
      setIsBusy(false);
    }
  }

  // It is of the version that is saved then.
  const bringing = useRef(bring);
  bringing.current = bring;

  return (
    <div className="nv-stack">
      <SegmentedControl legend="Qué traes" segments={KINDS} value={of} onChange={setOf} />
      <RowsText
        of={of}
        text={text}
        read={read}
        isReading={!isCurrent}
        mapping={mapping}
        onMapping={setMapping}
        onChange={(next) => {
          setSaid("");
          setFailure(null);
          setText(next);
        }}
      />
      {text.trim() !== "" && (
        <Toggle label="Son todas" hint="Las que no están aquí se quitan" isOn={replaces} onChange={setReplaces} />
      )}
      {failure !== null && (
        <>
          <FailureNotice error={failure} comfort="Lo que has pegado sigue aquí." />
          <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
            {fieldsIn(failure).map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="nv-said">
        {said}
      </p>
      <div className="nv-row">
        <Button
          rank={text.trim() === "" ? "plain" : "main"}
          disabled={isBusy || !isCurrent || read.isAsked || read.faults.length > 0 || read.observations.length === 0}
          onClick={() => whenSaved(() => void bringing.current())}
        >
          {of === "polls" ? "Añadir las encuestas" : "Añadir los acontecimientos"}
        </Button>
      </div>
    </div>
  );
}
