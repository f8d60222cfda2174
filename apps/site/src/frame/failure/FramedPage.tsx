import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import Layout from "@theme/Layout";
import { type ReactNode, useContext } from "react";
import { InsideLayout } from "./inside-layout";

/** Route data that the theme asks for, for a page whose own did not come. */
const ROUTE = { plugin: { name: "nv-page-failure", id: "default" } };

/** Stands in for a page whose own did not come, inside the frame that every page has. */
export function FramedPage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const isFramed = useContext(InsideLayout);
  if (isFramed) return children;
  return (
    <RouteContextProvider value={ROUTE}>
      <Layout title={title}>{children}</Layout>
    </RouteContextProvider>
  );
}
