import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import type { CallFailure } from "./api/call-server";

interface Props {
  readonly failure: CallFailure;
  /** Tries again what failed. */
  readonly onRetry?: () => void;
}

/** Why a call failed, and the way on. */
export function FailureNotice({ failure, onRetry }: Props): ReactNode {
  return (
    <Notice tone="wrong">
      <p>{failure.message}</p>
      {onRetry !== undefined && failure.code !== "SESSION_MISSING" && <Button onClick={onRetry}>Reintentar</Button>}
    </Notice>
  );
}
