import { ErrorBoundaryError } from "@docusaurus/theme-common";
import { Button } from "@nv/ui";
import type { Props } from "@theme/Error";
import type { ReactNode } from "react";

/** A page whose own code failed: says so, shows the message, and lets the person try again. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="nv-failure">
      <div role="alert">
        <h1 className="nv-failure__title">Esta página ha fallado</h1>
        <div className="nv-failure__message">
          <ErrorBoundaryError error={error} />
        </div>
        <Button rank="main" onClick={tryAgain}>
          Reintentar
        </Button>
      </div>
    </main>
  );
}
