import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { MissingPage } from "../../frame/failure/MissingPage";
import { PageFailure } from "../../frame/failure/PageFailure";
import { usePageTries } from "../../frame/failure/use-page-tries";

interface Props {
  /** Error, when something went wrong; nothing while all is well. */
  readonly error: unknown;
  /** Loads the page again. */
  readonly retry: () => void;
  /** Whether the content has taken longer than the loader's delay. */
  readonly pastDelay: boolean;
}

/**
 * Stand-in that a page shows while its content comes, or when it did not come.
 *
 * The spinner waits 200 ms, which is the loader's own delay. Specification, sections 2, 8 and 9.
 */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  const { reason, isMissing } = usePageTries(error, retry);
  if (isMissing) return <MissingPage />;
  if (error && reason !== "")
    return <PageFailure title="Esta página no se ha cargado" reason={reason} error={error} onRetry={retry} />;
  if (!pastDelay && !error) return null;
  return (
    <div className="nv-spinner" role="status">
      <span className="nv-visually-hidden">{translate({ id: "nv.loading", message: "Loading…" })}</span>
    </div>
  );
}
