import { useDoc, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { sectionTrail } from "../../frame/navigation/core/sidebar-trail";
import { type ToolPage, ToolPageContext } from "../../frame/workbench/tool-page";

/** Returns what a page of documentation is called, and where it belongs. */
export function useDocPage(): ToolPage {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return { title: metadata.title, trail: sectionTrail(sidebar?.items ?? [], metadata.permalink) };
}

/** Tool of a page, before its manual. */
export function PageTool({ children }: { readonly children: ReactNode }): ReactNode {
  const page = useDocPage();
  return <ToolPageContext value={page}>{children}</ToolPageContext>;
}
