import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import { translate } from "@docusaurus/Translate";
import { Button } from "@nv/ui";
import Layout from "@theme/Layout";
import { type ReactNode, useContext } from "react";
import { InsideLayout } from "./inside-layout";

interface Props {
  readonly title: string;
  /** Why, in words; empty until it is known. */
  readonly reason: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What the theme asks of a route, for a page whose own did not come. */
const ROUTE = { plugin: { name: "nv-page-failure", id: "default" } };

/** A page that is not there: what happened and how to try again, inside the frame that every page has. */
export function PageFailure({ title, reason, error, onRetry }: Props): ReactNode {
  const isFramed = useContext(InsideLayout);
  const box = (
    <main className="nv-failure" role="alert">
      <h1 className="nv-failure__title">{title}</h1>
      <p className="nv-failure__reason">{reason}</p>
      <Button rank="main" onClick={onRetry}>
        {translate({ id: "nv.failure.retry", message: "Retry" })}
      </Button>
      <details className="nv-failure__message">
        <summary>Mensaje técnico</summary>
        <p>{String(error)}</p>
      </details>
    </main>
  );
  if (isFramed) return box;
  return (
    <RouteContextProvider value={ROUTE}>
      <Layout title={title}>{box}</Layout>
    </RouteContextProvider>
  );
}
