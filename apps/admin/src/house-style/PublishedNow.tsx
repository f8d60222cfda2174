import { BulkReport } from "@nv/contracts/schemas";
import { formatNumber, formatPercent } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice, toCallFailure } from "@nv/web";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { BEHIND_KEY, houseStyleCalls } from "./house-style-calls.ts";

/** Interval at which the work is asked for, milliseconds. */
const ASK_MS = 1500;

const OVER: readonly string[] = ["done", "failed", "cancelled"];

/** Outcome of an order to publish several pieces: how far it is, and those that could not go out, by name. */
export function PublishedNow({ jobId }: { readonly jobId: string }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const job = useQuery({
    queryKey: ["house-style-job", jobId],
    queryFn: ({ signal }) => houseStyleCalls.job(caller, jobId, signal),
    refetchInterval: ({ state }) => (OVER.includes(state.data?.body.state ?? "") ? false : ASK_MS),
  });
  const view = job.data?.body;
  const isOver = OVER.includes(view?.state ?? "");
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: BEHIND_KEY });
  }, [isOver, queries]);
  if (job.isError) return <FailureNotice error={toCallFailure(job.error)} onRetry={() => void job.refetch()} />;
  if (view === undefined || !isOver)
    return <p role="status">Publicando… {view !== undefined && formatPercent(Math.floor(view.progressRatio * 100))}</p>;
  const report = BulkReport.safeParse(view.result);
  if (!report.success) return <Notice tone="wrong">{view.message || "La publicación se ha detenido."}</Notice>;
  const { items } = report.data;
  const left = items.filter(({ outcome }) => outcome === "refused" || outcome === "preparing");
  const done = items.length - left.length;
  return (
    <Notice tone={left.length === 0 ? "done" : "plain"}>
      <p>{done === 1 ? "1 pieza ha salido" : `${formatNumber(done)} piezas han salido`} con el estilo de ahora.</p>
      {left.length > 0 && (
        <ul>
          {left.map(({ id, title, message }) => (
            <li key={id}>
              {title}: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
