import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { FramedPage } from "./FramedPage";

interface Props {
  readonly title: string;
  /** Reason in words; empty until it is known. */
  readonly reason: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A page that is not there: what happened and how to try again, inside the frame that every page has. */
export function PageFailure({ title, reason, error, onRetry }: Props): ReactNode {
  return (
    <FramedPage title={title}>
      <main className="nv-failure">
        <div role="alert">
          <h1 className="nv-failure__title">{title}</h1>
          <p className="nv-failure__reason">{reason}</p>
          <Button rank="main" onClick={onRetry}>
            Reintentar
          </Button>
          <details className="nv-failure__message">
            <summary>Mensaje técnico</summary>
            <p>{String(error)}</p>
          </details>
        </div>
      </main>
    </FramedPage>
  );
}
