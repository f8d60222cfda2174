import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, JobProgress, toCallFailure } from "@nv/web";
import { type ReactNode, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";

/** Asks the origin of a series whether there is something new. @param onDone - Called when it has answered. */
export function LookNow({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactNode {
  const [jobId, setJobId] = useState<string | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function look() {
    setFailure(null);
    try {
      setJobId((await seriesCalls.look(id)).jobId);
    } catch (error) {
      setFailure(toCallFailure(error));
    }
  }

  return (
    <>
      <div className="nv-row">
        <Button onClick={() => void look()}>Mirar ahora si hay algo nuevo</Button>
      </div>
      {jobId !== null && (
        <JobProgress key={jobId} jobId={jobId} label="Consulta" onDone={onDone}>
          {() => <Notice tone="done">La fuente ha contestado: está en «Lo que ha llegado».</Notice>}
        </JobProgress>
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={() => void look()} />}
    </>
  );
}
