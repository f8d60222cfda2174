import { translate } from "@docusaurus/Translate";
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from "@docusaurus/theme-common";
import type { Props } from "@theme/Error";
import type { ReactNode } from "react";

/** A page whose own code failed: says so, shows the message, and lets the person try again. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="nv-failure">
      <div role="alert">
        <h1 className="nv-failure__title">
          {translate({ id: "theme.ErrorPageContent.title", message: "This page crashed." })}
        </h1>
        <div className="nv-failure__message">
          <ErrorBoundaryError error={error} />
        </div>
        <ErrorBoundaryTryAgainButton className="nv-action nv-action--main" onClick={tryAgain} />
      </div>
    </main>
  );
}
