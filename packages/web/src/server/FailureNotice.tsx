import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { type FailureKind, toCallFailure } from "./call-failure.ts";

export interface FailureNoticeProps {
  /** What a call threw. */
  readonly error: unknown;
  /** Tries again; left out when that cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** What is safe in spite of the failure: «Lo que has escrito sigue aquí». */
  readonly comfort?: string | undefined;
}

/** Failures that come again however often one tries. */
const FINAL: readonly FailureKind[] = ["forbidden", "missing"];

/** What a failed call says, and the way on: once more or, when the session is over, in again. */
export function FailureNotice({ error, onRetry, comfort }: FailureNoticeProps): ReactNode {
  const { kind, message } = toCallFailure(error);
  return (
    <Notice tone="wrong">
      <p>
        {message} {comfort}
      </p>
      {onRetry !== undefined && !FINAL.includes(kind) && <Button onClick={onRetry}>Reintentar</Button>}
      {/* The server asks for the sign-in, and gives this page back afterwards. */}
      {kind === "signed-out" && onRetry === undefined && (
        <Button onClick={() => window.location.reload()}>Entrar</Button>
      )}
    </Notice>
  );
}
