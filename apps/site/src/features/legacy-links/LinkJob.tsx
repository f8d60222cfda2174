import { CheckedLegacyLinks, type JobView, PublishedLegacyLinks } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, JobProgress, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";

/** Work that was ordered about old links. */
interface LinkJobRequest {
  readonly jobId: string;
  /** Label of what it does, a noun. */
  readonly label: string;
}

/** Work about old links, one at a time. */
export interface LinkJobs {
  readonly order: LinkJobRequest | null;
  /** Whether the order is on its way; the work itself takes longer. */
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  run(label: string, work: Promise<{ readonly jobId: string }>): void;
  readonly done: () => void;
}

/** Orders work. @param onDone - Called once it is over. */
export function useLinkJobs(onDone: () => void): LinkJobs {
  const [order, setOrder] = useState<LinkJobRequest | null>(null);
  const { isBusy, failure, attempt } = useAttempt();
  function begin(label: string, work: Promise<{ readonly jobId: string }>) {
    return attempt(async () => {
      const { jobId } = await work;
      setOrder({ jobId, label });
    });
  }
  return { order, isBusy, failure, run: (label, work) => void begin(label, work), done: onDone };
}

/** Progress and outcome of the work: what was refused is told link by link. */
export function LinkJob({ jobs }: { readonly jobs: LinkJobs }): ReactNode {
  const { order, failure, done } = jobs;
  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      {order !== null && (
        <JobProgress key={order.jobId} jobId={order.jobId} label={order.label} onDone={done}>
          {(job) => <Outcome job={job} />}
        </JobProgress>
      )}
    </>
  );
}

/** Writes the outcome of a look, in a sentence or two. @param left - Number of links that the next look goes on with. */
function checkedText({ checked, left }: CheckedLegacyLinks): string {
  const done =
    checked === 1
      ? "Comprobado un enlace."
      : checked === 0
        ? "Ya estaban todos comprobados."
        : `Comprobados ${formatCount(checked, "enlace", "enlaces")}.`;
  return left === 0 ? done : `${done} Lo que falta se comprueba solo: ${formatCount(left, "enlace", "enlaces")}.`;
}

function Outcome({ job }: { readonly job: JobView }): ReactNode {
  const checked = CheckedLegacyLinks.safeParse(job.result).data;
  if (checked !== undefined) return <Notice tone="done">{checkedText(checked)}</Notice>;
  const report = PublishedLegacyLinks.safeParse(job.result).data;
  if (report === undefined) return <Notice tone="done">Hecho.</Notice>;
  const done = report.items.filter(({ outcome }) => outcome === "done").length;
  const refused = report.items.filter(({ outcome }) => outcome === "refused");
  return (
    <Notice tone={refused.length === 0 ? "done" : "plain"}>
      <p>
        {done === 0
          ? "No se ha publicado ninguna página."
          : done === 1
            ? "Publicada una página."
            : `Publicadas ${formatCount(done, "página", "páginas")}.`}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, title, message }) => (
            <li key={id}>
              «{title}» no: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
