import { useDoc, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import ContentVisibility from "@theme/ContentVisibility";
import type { Props } from "@theme/DocItem/Layout";
import DocItemPaginator from "@theme/DocItem/Paginator";
import MDXContent from "@theme/MDXContent";
import clsx from "clsx";
import type { ReactNode } from "react";
import { sectionTrail } from "../../../frame/navigation/core/sidebar-trail";
import { DocHeader } from "../../../reading/doc/DocHeader";
import type { DocFactsInput } from "../../../reading/doc/doc-facts";
import { PageContents } from "../../../reading/doc/PageContents";
import { PageEnd } from "../../../reading/page-end/PageEnd";
import { ReviewBanner } from "../../../reading/review/ReviewBanner";

const MANUAL = ["Manual"] as const;

interface LayoutProps extends Props {
  /** Whether the tool that the page is about stands above, with the page's name. */
  readonly isManual?: boolean;
}

/** A page of documentation: header with its facts, text, contents at the side, neighbours at the end. */
export default function DocItemLayout({ children, isManual = false }: LayoutProps): ReactNode {
  const { metadata, frontMatter, toc, contentTitle } = useDoc();
  const sidebar = useDocsSidebar();
  // The framework's type lists its own fields; a page has ours too.
  const facts: DocFactsInput = { ...frontMatter };
  const owner = typeof facts.responsable === "string" ? facts.responsable : "";
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const range = {
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  };

  return (
    <div className={clsx("nv-doc", !hasContents && "nv-doc--alone")}>
      <article className="nv-doc__article">
        <ContentVisibility metadata={metadata} />
        <DocHeader
          trail={isManual ? MANUAL : sectionTrail(sidebar?.items ?? [], metadata.permalink)}
          // A page that writes its own first-level heading keeps it, and gets no second one.
          title={contentTitle === undefined && !frontMatter.hide_title && !isManual ? metadata.title : ""}
          lede={frontMatter.description ?? ""}
          facts={facts}
        />
        <ReviewBanner reviewedOn={facts.revisado} every={facts.revisar_cada} owner={owner} />
        {hasContents && <PageContents.Folded toc={toc} {...range} />}
        <div className="nv-prose">
          <MDXContent>{children}</MDXContent>
        </div>
        <PageEnd
          owner={owner}
          source={metadata.source}
          changedAtMs={metadata.lastUpdatedAt}
          changedBy={metadata.lastUpdatedBy}
        />
        <DocItemPaginator />
      </article>
      {hasContents && <PageContents.Aside toc={toc} {...range} />}
    </div>
  );
}
