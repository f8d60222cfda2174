import { HEALTH_STATES } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, JobProgress, toCallFailure } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";

interface Props {
  readonly graphic: GraphicDetail;
  /** Asks for the graphic again once a check is done. */
  readonly onChecked: () => void;
}

/** Findings of the last check, and the way to check now. */
export function HealthPart({ graphic, onChecked }: Props): ReactNode {
  const { state, checkedAtMs, findings } = graphic.healthReport;
  const [jobId, setJobId] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const { id, revision, status } = graphic;
  // What is published is looked at by itself; a draft that nobody looked at may be a page that does not load.
  const isDue = revision === null && checkedAtMs === null && status !== "retired";

  const check = useCallback(async () => {
    setFailure(null);
    try {
      setJobId((await graphicsCalls.check(id)).jobId);
    } catch (error) {
      setFailure(toCallFailure(error));
    }
  }, [id]);
  useEffect(() => {
    if (isDue) void check();
  }, [isDue, check]);
  const done = useCallback(() => {
    setJobId("");
    onChecked();
  }, [onChecked]);

  return (
    <>
      <p>
        {HEALTH_STATES[state]}
        {checkedAtMs !== null && ` · mirado el ${formatMoment(checkedAtMs)}`}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      {jobId === "" ? (
        <Button onClick={() => void check()}>Revisar ahora</Button>
      ) : (
        <JobProgress jobId={jobId} label="Revisión" onDone={done} />
      )}
    </>
  );
}
