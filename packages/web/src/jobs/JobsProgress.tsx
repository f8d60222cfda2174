import { JOBS_API_PATH } from "@nv/contracts";
import { JobView } from "@nv/contracts/schemas";
import { formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type Topic, useEvent, useReconnect } from "../events/event-connection.ts";
import { toCallFailure } from "../server/call-failure.ts";
import { callServer } from "../server/call-server.ts";
import { overallProgress } from "./overall-progress.ts";

/** Interval at which work is asked for while it goes on, for when no event comes. Milliseconds. */
const ASK_MS = 1500;

/** Pieces that are asked for at a time: of many, few run at once. */
const MOST_ASKED = 4;

const OVER: readonly JobView["state"][] = ["done", "failed", "cancelled"];

const JobEvent = JobView.pick({ id: true });

const JOB_TOPIC: Topic<Pick<JobView, "id">> = { name: "job", schema: JobEvent };

const pathOf = (id: string) => `${JOBS_API_PATH}/${encodeURIComponent(id)}`;

export interface JobsProgressProps {
  readonly jobIds: readonly string[];
  /** Noun for what is being done: «Preparación de los archivos». */
  readonly label: string;
  /** Called once when all of them are over, or somebody has cancelled them. */
  readonly onOver: (jobs: readonly JobView[]) => void;
}

/** Progress of several background jobs as one, with the way to stop all of them. Another list of them is another one: its key says so. */
export function JobsProgress({ jobIds, label, onOver }: JobsProgressProps): ReactNode {
  const [jobs, setJobs] = useState<ReadonlyMap<string, JobView>>(new Map());
  const [fault, setFault] = useState("");
  const [isStopping, setIsStopping] = useState(false);
  const keep = (job: JobView) => setJobs((known) => new Map([...known, [job.id, job]]));
  const isOpen = (id: string) => !OVER.includes(jobs.get(id)?.state ?? "queued");
  const open = jobIds.filter(isOpen);

  const ask = useEffectEvent(async (ids: readonly string[]) => {
    try {
      for (const job of await Promise.all(ids.map((id) => callServer(JobView, pathOf(id))))) keep(job);
      setFault("");
    } catch (error) {
      setFault(toCallFailure(error).message);
    }
  });
  useReconnect(() => void ask(open.slice(0, MOST_ASKED)));
  useEvent(JOB_TOPIC, ({ id }) => {
    if (jobIds.includes(id)) void ask([id]);
  });
  const askSome = useEffectEvent(() => void ask(open.slice(0, MOST_ASKED)));
  useEffect(() => {
    askSome();
    const timer = window.setInterval(askSome, ASK_MS);
    return () => window.clearInterval(timer);
  }, []);
  const isOver = open.length === 0;
  const tell = useEffectEvent(() => onOver([...jobs.values()]));
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);

  /** Stops all of it: of what somebody else asked for, the rest. */
  async function cancelAll() {
    setIsStopping(true);
    const ended = await Promise.allSettled(
      open.map((id) => callServer(JobView, `${pathOf(id)}/cancel`, { method: "POST", isOrder: true, json: {} })),
    );
    for (const one of ended) if (one.status === "fulfilled") keep(one.value);
    const refused = ended.find((one) => one.status === "rejected");
    if (refused !== undefined) setFault(toCallFailure(refused.reason).message);
    setIsStopping(false);
  }

  const { ratio, done, message } = overallProgress(jobIds.map((id) => jobs.get(id)));
  return (
    <div className="nv-job nv-stack-2 nv-start">
      <p role="status">
        {label}: {jobIds.length > 1 ? `${done} de ${jobIds.length}` : formatPercent(100 * ratio, { decimals: 0 })}
        {message !== "" && ` · ${message}`}
      </p>
      <progress value={ratio} aria-label={label} />
      <Button disabled={isStopping || isOver} onClick={() => void cancelAll()}>
        {isStopping ? "Parando…" : "Cancelar"}
      </Button>
      {fault !== "" && <p role="alert">{fault}</p>}
    </div>
  );
}
