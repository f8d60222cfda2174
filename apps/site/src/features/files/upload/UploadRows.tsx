import { CallFailure, FailureNotice, SENTENCES, useLeaveQuestion } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { isUnderWay, type UploadView } from "../../../library/upload/core/upload-view";
import type { Uploads } from "../../../library/upload/uploads";
import { UploadRow } from "./UploadRow";
import "./upload.css";

interface Props {
  readonly views: readonly UploadView[];
  readonly uploads: Uploads;
}

/** Everything that goes up, and the way in again when the session ended under it. */
export function UploadRows({ views, uploads }: Props): ReactNode {
  useLeaveQuestion(views.some(isUnderWay));
  const isLockedOut = views.some(({ stage }) => stage === "locked-out");
  const over = useMemo(() => new CallFailure({ kind: "signed-out", sentence: SENTENCES["signed-out"] }), []);
  return (
    <>
      {isLockedOut && (
        <FailureNotice error={over} onRetry={uploads.letIn} comfort="Lo que ha subido sigue en el servidor." />
      )}
      {views.length > 0 && (
        <ul className="nv-uploads nv-plain" aria-label="Lo que está subiendo">
          {views.map((view) => (
            <UploadRow key={view.id} view={view} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  );
}
