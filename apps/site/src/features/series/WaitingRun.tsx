import { SERIES_ORIGINS } from "@nv/contracts";
import type { SeriesDetail, SeriesRun } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { ChangeTable } from "./ChangeTable";

interface Props {
  readonly series: SeriesDetail;
  readonly run: SeriesRun;
  readonly isBusy: boolean;
  /** @param done - What is said once it is done. */
  readonly onRun: (work: Promise<SeriesDetail>, done: string) => void;
}

/** Run that waits for somebody: what it breaks, what it changes, and the two ways out. */
export function WaitingRun({ series, run, isBusy, onRun }: Props): ReactNode {
  const { id, version } = series;
  const { body, failure, reload } = useRemote(run.id, (signal) => seriesCalls.run(id, run.id, signal));
  const decide = (decision: "approve" | "reject") => seriesCalls[decision](id, run.id, { version });
  const untold = run.findingsTotal - run.findings.length;

  async function approveAndPublish(): Promise<SeriesDetail> {
    const approved = await decide("approve");
    return seriesCalls.act(id, "publish", approved.version);
  }

  return (
    <section className="nv-series__waiting" aria-labelledby="serie-espera">
      <h3 id="serie-espera">{run.findingsTotal > 0 ? "Espera: incumple una regla" : "Espera a que alguien lo mire"}</h3>
      <p>
        {run.sentence}{" "}
        <span className="nv-quiet nv-breaks">
          {SERIES_ORIGINS[run.origin]}, {formatMoment(run.atMs)}, {run.by}
        </span>
      </p>
      {run.findings.length > 0 && (
        <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
          {run.findings.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {untold > 0 && <li>Y {untold} más.</li>}
        </ul>
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Comparando…</p>}
      {body !== null && <ChangeTable fields={series.fields} changes={body.changes} />}
      <div className="nv-row">
        <Button
          rank="main"
          disabled={isBusy}
          onClick={() => onRun(approveAndPublish(), "Aprobado y publicado. Quien la lee lo recibe antes de un minuto.")}
        >
          Aprobar y publicar
        </Button>
        <Button disabled={isBusy} onClick={() => onRun(decide("approve"), "Aprobado, sin publicar todavía.")}>
          Solo aprobar
        </Button>
        <Button disabled={isBusy} onClick={() => onRun(decide("reject"), "Rechazado. La serie sigue como estaba.")}>
          Rechazar
        </Button>
      </div>
    </section>
  );
}
