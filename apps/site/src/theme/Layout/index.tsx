import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { PageMetadata, SkipToContentFallbackId } from "@docusaurus/theme-common";
import ErrorPageContent from "@theme/ErrorPageContent";
import Footer from "@theme/Footer";
import type { Props } from "@theme/Layout";
import LayoutProvider from "@theme/Layout/Provider";
import Navbar from "@theme/Navbar";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useArrival } from "../../frame/arrival/use-arrival";
import { InsideLayout } from "../../frame/failure/inside-layout";
import { useRememberPage } from "../../reading/recent/use-remember-page";

/** The frame of every page: navigation, content, footer. */
export default function Layout({ children, noFooter, wrapperClassName, title, description }: Props): ReactNode {
  useRememberPage();
  useArrival();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Navbar />
      <div id={SkipToContentFallbackId} className={clsx("nv-page", wrapperClassName)}>
        <InsideLayout.Provider value>
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
        </InsideLayout.Provider>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
