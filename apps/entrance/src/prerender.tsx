import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DotMapFigureProps } from "./dot-map/DotMapFigure.tsx";
import { ForbiddenPage } from "./forbidden/ForbiddenPage.tsx";
import { GatePage } from "./gate/GatePage.tsx";
import { Home } from "./home/Home.tsx";
import { OutboxPage } from "./outbox/OutboxPage.tsx";
import { Document, type DocumentProps } from "./page/Document.tsx";
import type { PageAssets } from "./page/page-assets.ts";

/** The public pages, by name. */
export type PageName = DocumentProps["page"];

/** Input of the pages from the build. */
export interface PrerenderInput {
  readonly assets: Readonly<Record<PageName, PageAssets>>;
  readonly figure: DotMapFigureProps;
}

/**
 * Renders the public pages.
 *
 * @returns Whole HTML documents, the same bytes for the same input.
 */
export function prerender({ assets, figure }: PrerenderInput): Readonly<Record<PageName, string>> {
  const render = (page: PageName, content: ReactNode) =>
    `<!doctype html>${renderToStaticMarkup(
      <Document page={page} assets={assets[page]}>
        {content}
      </Document>,
    )}\n`;
  return {
    home: render("home", <Home figure={figure} />),
    gate: render("gate", <GatePage />),
    outbox: render("outbox", <OutboxPage />),
    forbidden: render("forbidden", <ForbiddenPage />),
  };
}
