import { SERIES_ORIGINS, SERIES_RUN_STATES } from "@nv/contracts";
import type { SeriesDetail, SeriesRun } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { ChangeTable } from "./ChangeTable";

/** Runs that are shown before somebody asks for all. */
const FIRST_SHOWN = 8;

interface Props {
  readonly series: SeriesDetail;
  /** Grows with each thing that happens to the series. */
  readonly turn: number;
}

/** Everything that came of looks for something new and of tables that somebody brought, the last one first. */
export function RunList({ series, turn }: Props): ReactNode {
  const { id, version } = series;
  const { body, failure, reload } = useRemote(id, (signal) => seriesCalls.runs(id, signal), `${version} ${turn}`);
  const [isWhole, setIsWhole] = useState(false);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Cargando lo que ha llegado…</p>;
  if (body.items.length === 0)
    return <p>Nada todavía: lo que traigas aquí, o lo que dé su origen, queda aquí con lo que se decidió.</p>;
  const shown = isWhole ? body.items : body.items.slice(0, FIRST_SHOWN);
  return (
    <>
      <ol className="nv-series__runs nv-stack-2 nv-breaks">
        {shown.map((run) => (
          <li key={run.id}>
            <RunItem series={series} run={run} />
          </li>
        ))}
      </ol>
      {body.items.length > shown.length && (
        <div className="nv-row">
          <Button onClick={() => setIsWhole(true)}>Ver las {body.items.length}</Button>
        </div>
      )}
    </>
  );
}

const TONES: Readonly<Partial<Record<SeriesRun["state"], string>>> = {
  waiting: "ochre",
  accepted: "green",
  approved: "green",
  failed: "accent",
};

/** Runs with something to look at: what waits is shown above, with its ways out. */
const TOLD: readonly SeriesRun["state"][] = ["accepted", "approved", "rejected", "superseded"];

function RunItem({ series, run }: { readonly series: SeriesDetail; readonly run: SeriesRun }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { state, sentence, atMs, by, decidedBy, origin, findings } = run;
  return (
    <>
      <p>
        <span className="nv-mark" data-tone={TONES[state]}>
          {SERIES_RUN_STATES[state]}
        </span>{" "}
        {sentence}
      </p>
      <p className="nv-quiet nv-breaks">
        {SERIES_ORIGINS[origin]} · {formatMoment(atMs)} · {by}
        {decidedBy !== "" && decidedBy !== by && ` · decidió ${decidedBy}`}
      </p>
      {TOLD.includes(state) && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Qué cambió</summary>
          {findings.length > 0 && (
            <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
              {findings.map((finding) => (
                <li key={finding.sentence}>{finding.sentence}</li>
              ))}
            </ul>
          )}
          {isOpen && <RunChanges series={series} run={run} />}
        </details>
      )}
    </>
  );
}

function RunChanges({ series, run }: { readonly series: SeriesDetail; readonly run: SeriesRun }): ReactNode {
  const { body, failure, reload } = useRemote(run.id, (signal) => seriesCalls.run(series.id, run.id, signal));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Comparando…</p>;
  return <ChangeTable fields={series.fields} changes={body.changes} />;
}
