import { translate } from "@docusaurus/Translate";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** What went wrong; nothing while all is well. */
  readonly error: unknown;
  /** Loads the page again. */
  readonly retry: () => void;
  /** Whether the content has taken longer than the loader's delay. */
  readonly pastDelay: boolean;
}

/**
 * What a page shows while its content comes, or when it did not come.
 *
 * The spinner waits 200 ms, which is the loader's own delay. Specification, sections 2, 8 and 9.
 */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <main className="nv-failure" role="alert">
        <h1 className="nv-failure__title">
          {translate({ id: "nv.failure.title", message: "This page did not load" })}
        </h1>
        <p className="nv-failure__message">{String(error)}</p>
        <Button rank="main" onClick={retry}>
          {translate({ id: "nv.failure.retry", message: "Retry" })}
        </Button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className="nv-spinner" role="status">
      <span className="nv-visually-hidden">{translate({ id: "nv.loading", message: "Loading…" })}</span>
    </div>
  );
}
