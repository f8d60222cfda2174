import {
  type AverageSeries,
  FixedCells,
  type RememberedMapping,
  TableMapping,
  type TrackerDetail,
  type TrackerRowsKind,
} from "@nv/contracts/schemas";
import { dayInMadrid, fichaText, proposeSeries } from "@nv/series";
import { Button, SegmentedControl, Toggle } from "@nv/ui";
import { useInPieces, useKeptText } from "@nv/web";
import { type ReactNode, useCallback, useState } from "react";
import { PastedRefusal } from "../../records/import/PastedRefusal";
import { usePasted } from "../../records/import/use-pasted";
import { readingRows, readRows } from "./core/read-rows";
import { toldRows } from "./core/told-rows";
import { RowsReading } from "./RowsReading";
import { RowsText } from "./RowsText";
import { trackersCalls } from "./trackers-calls";
import { isUntouched, useRememberedMapping } from "./use-remembered-mapping";

const KINDS = [
  { value: "polls", label: "Encuestas" },
  { value: "events", label: "Acontecimientos" },
] as const;

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

interface Props {
  readonly tracker: TrackerDetail;
  readonly startDay: string;
  /** Series of an average; `undefined` for a mandate. */
  readonly series?: readonly AverageSeries[] | undefined;
  /** Takes series that are added to those of an average. */
  readonly onSeries: (series: readonly AverageSeries[]) => void;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

/** Polls or events that somebody pastes or opens: what is wrong with each row is told while it is written, and what is written stays until it is in. */
export function ImportRowsForm({ tracker, startDay, series, onSeries, whenSaved, onChanged }: Props): ReactNode {
  const { id, version } = tracker;
  const [of, setOf] = useState<TrackerRowsKind>("polls");
  const [polls, setPolls] = useKeptText(`nv.tracker-polls:${id}`);
  const [events, setEvents] = useKeptText(`nv.tracker-events:${id}`);
  const [text, setText] = of === "polls" ? [polls, setPolls] : [events, setEvents];
  const [mapping, setMapping] = useState(() => TableMapping.parse({}));
  const [fixed, setFixed] = useState(() => FixedCells.parse({}));
  const [leavesOut, setLeavesOut] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const asked = JSON.stringify(series);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same series again are read alike
  const begin = useCallback(
    () => readingRows(text, of, { startDay, today: dayInMadrid(Date.now()), series, mapping, fixed }),
    [text, of, startDay, asked, mapping, fixed],
  );
  const { result, isCurrent } = useInPieces(begin);
  const [nothing] = useState(() => readRows("", "polls", { startDay: "", today: "" }));
  const read = result ?? nothing;
  const proposed = of === "polls" && series !== undefined ? proposeSeries(read.table, mapping, series) : [];
  const recall = useCallback(
    ({ columns: { date = "", sourceUrl = "", ...columns }, fixed: had }: RememberedMapping) => {
      setMapping((now) => ({ ...now, date, sourceUrl, columns }));
      setFixed(had);
    },
    [],
  );
  const told = toldRows(read);
  const isRecalled = useRememberedMapping(told.names, isUntouched(mapping, fixed), recall);
  const mayLeave = read.faults.length > 0 && read.observations.length > 0;
  const isRefused = read.faults.length > 0 && !(leavesOut && mayLeave);

  async function take() {
    const json = { version, of, text, mapping, fixed, leavesOut, policy: replaces ? "replace" : "merge" } as const;
    const changed = await trackersCalls.bring(id, json);
    const left = changed.leftOut.length === 0 ? "" : ` Fuera: ${changed.leftOut.join(" ")}`;
    setText("");
    setReplaces(false);
    setLeavesOut(false);
    onChanged(changed.tracker);
    return (changed.changes.length === 0 ? "Es lo mismo que ya había." : changed.sentence) + left;
  }
  const { isBusy, failure, said, forget, send } = usePasted(whenSaved, take, (refused) => {
    const current = trackersCalls.currentIn(refused);
    if (current !== undefined) onChanged(current);
  });

  return (
    <div className="nv-stack">
      <SegmentedControl legend="Qué traes" segments={KINDS} value={of} onChange={setOf} />
      <RowsText
        {...{ of, text, series, fixed }}
        onFixed={setFixed}
        told={told}
        reading={<RowsReading {...{ read, mapping }} onMapping={setMapping} />}
        isReading={!isCurrent}
        mapping={mapping}
        onMapping={setMapping}
        onChange={(next) => {
          forget();
          setText(next);
        }}
      />
      {isRecalled && <p className="nv-quiet">Las columnas, como las dejó alguien la última vez con una tabla así.</p>}
      {proposed.length > 0 && (
        <div className="nv-row">
          <Button onClick={() => onSeries(proposed)}>
            Añadir {LIST.format(proposed.map(({ name }) => `«${name}»`))} a la media
          </Button>
        </div>
      )}
      {of === "polls" && fichaText(read.observations) !== "" && (
        <p className="nv-quiet">
          {fichaText(read.observations)} Entran igual, y el método lo dice: complétala si la tienes.
        </p>
      )}
      {mayLeave && (
        <Toggle
          label="Dejar fuera las filas que no valen"
          hint="Entran las demás; se dice cuáles no"
          isOn={leavesOut}
          onChange={setLeavesOut}
        />
      )}
      {text.trim() !== "" && (
        <Toggle label="Son todas" hint="Las que no están aquí se quitan" isOn={replaces} onChange={setReplaces} />
      )}
      <PastedRefusal failure={failure} />
      <p role="status" className="nv-said">
        {said}
      </p>
      <div className="nv-row">
        <Button
          rank={text.trim() === "" ? "plain" : "main"}
          disabled={isBusy || !isCurrent || read.isAsked || isRefused || read.observations.length === 0}
          onClick={send}
        >
          {of === "polls" ? "Añadir las encuestas" : "Añadir los acontecimientos"}
        </Button>
      </div>
    </div>
  );
}
