import type { JobView } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";
import { Button } from "@nv/ui";
import { JobsProgress } from "@nv/web";
import type { ReactNode } from "react";
import { NONE_STOPPED, partsThatWait, type StoppedParts } from "../core/stopped-parts";
import { FieldLine } from "./FieldLine";
import type { StoryPage } from "./use-story-page";

/** Parts that are told by their names while their files are made; of more, how many. */
const TOLD_WAITS = 3;

interface Props {
  readonly page: Pick<StoryPage, "waitedJobIds" | "waitsFor" | "onWorkOver">;
  readonly config: StoryConfig;
  /** Parts whose files nobody prepares now, because somebody stopped that. */
  readonly stopped: StoppedParts;
  readonly onStopped: (stopped: StoppedParts) => void;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
}

/** Files that the page of a story waits for, and those that somebody stopped. */
export function StoryWaits({ page, config, stopped, onStopped, onGo }: Props): ReactNode {
  const { waitedJobIds, waitsFor } = page;
  function over(jobs: readonly JobView[]) {
    if (jobs.some(({ state }) => state === "cancelled")) onStopped(partsThatWait(config, waitsFor));
    page.onWorkOver(jobs);
  }
  return (
    <>
      {waitedJobIds.length > 0 && (
        <div className="nv-story-view__waits">
          <JobsProgress
            key={waitedJobIds.join()}
            jobIds={waitedJobIds}
            label="Preparación de los archivos"
            onOver={over}
          />
          {waitsFor.slice(0, TOLD_WAITS).map((problem) => (
            <FieldLine key={problem.field} problem={problem} onGo={onGo} />
          ))}
          {waitsFor.length > 0 && (
            <p className="nv-flush nv-small">
              {waitsFor.length > TOLD_WAITS ? `Y ${waitsFor.length - TOLD_WAITS} más. ` : ""}Se ve lo demás.
            </p>
          )}
        </div>
      )}
      {stopped.size > 0 && (
        <p className="nv-story-view__waits nv-cluster nv-small" role="status">
          Se ha cancelado la preparación:{" "}
          {stopped.size === 1 ? "una parte no se ve" : `${stopped.size} partes no se ven`}.{" "}
          <Button onClick={() => onStopped(NONE_STOPPED)}>Prepararlas</Button>
        </p>
      )}
    </>
  );
}
