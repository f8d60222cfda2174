import { useLocation } from "@docusaurus/router";
import type { ReactNode } from "react";
import { spanishDay } from "../doc/doc-facts";
import { PageTools } from "./PageTools";
import { PageVote } from "./PageVote";

interface Props {
  /** Area that answers for the page; empty when none is named. */
  readonly owner: string;
  /** File of the page, `@site/content/docs/intro.mdx`. */
  readonly source: string;
  /** Last change, Unix epoch in milliseconds; nothing where the repository does not tell. */
  readonly changedAtMs?: number | null | undefined;
  readonly changedBy?: string | null | undefined;
}

/** End of a page: vote on whether it served, actions on it, and its last change. */
export function PageEnd({ owner, source, changedAtMs, changedBy }: Props): ReactNode {
  const { pathname } = useLocation();
  const path = decodeURI(pathname);
  return (
    <footer className="nv-page-end">
      <PageVote key={path} path={path} owner={owner} />
      <PageTools key={`${path}#tools`} source={source} />
      {typeof changedAtMs === "number" && (
        <p className="nv-page-end__change nv-caption">
          Último cambio: {spanishDay(new Date(changedAtMs))}
          {changedBy ? ` · ${changedBy}` : ""}
        </p>
      )}
    </footer>
  );
}
