import { Button, Notice } from "@nv/ui";
import { FailureNotice, JobProgress, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";

interface Props {
  readonly id: string;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
  /** Called when it has answered. */
  readonly onDone: () => void;
}

/** Asks the origin of a series whether there is something new. */
export function LookNow({ id, whenSaved, onDone }: Props): ReactNode {
  const [jobId, setJobId] = useState<string | null>(null);
  const { failure, attempt } = useAttempt();

  function look() {
    return attempt(async () => {
      setJobId((await seriesCalls.look(id)).jobId);
    });
  }

  return (
    <>
      <div className="nv-row">
        <Button onClick={() => whenSaved(() => void look())}>Mirar ahora si hay algo nuevo</Button>
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
