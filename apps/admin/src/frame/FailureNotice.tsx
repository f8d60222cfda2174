import { Button, Notice } from "@nv/ui";
import type { CallError } from "../api/call-error.ts";

export interface FailureNoticeProps {
  readonly error: CallError;
  /** Tries again; left out when that cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** What is safe in spite of the failure: «Lo que has escrito sigue aquí». */
  readonly comfort?: string;
}

/** What a failed call says, and the way to try again. */
export function FailureNotice({ error, onRetry, comfort }: FailureNoticeProps) {
  const canRetry = onRetry !== undefined && error.kind !== "forbidden" && error.kind !== "missing";
  return (
    <Notice tone="wrong">
      <p>
        {error.message} {comfort}
      </p>
      {canRetry && <Button onClick={onRetry}>Reintentar</Button>}
    </Notice>
  );
}
