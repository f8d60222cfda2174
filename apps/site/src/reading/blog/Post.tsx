import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { Props as LayoutProps } from "@theme/BlogLayout";
import BlogLayout from "@theme/BlogLayout";
import BlogPostPaginator from "@theme/BlogPostPaginator";
import ContentVisibility from "@theme/ContentVisibility";
import MDXContent from "@theme/MDXContent";
import TagsListInline from "@theme/TagsListInline";
import type { ReactNode } from "react";
import { PageContents } from "../doc/PageContents";
import { PageEnd } from "../page-end/PageEnd";
import { PostDate } from "./PostDate";

/** The whole of a post, signed by the team: day and signature above, text, tags and neighbours below. */
export function Post({
  sidebar,
  children,
}: Pick<LayoutProps, "sidebar"> & { readonly children: ReactNode }): ReactNode {
  const { metadata, toc } = useBlogPost();
  const { siteConfig } = useDocusaurusContext();
  const { title, date, description, tags, nextItem, prevItem, frontMatter, readingTime } = metadata;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;

  return (
    <BlogLayout sidebar={sidebar} toc={hasContents ? <PageContents.Aside toc={toc} /> : undefined}>
      <ContentVisibility metadata={metadata} />
      <article className="nv-post">
        <header className="nv-post__header">
          <ul className="nv-post__meta nv-quiet nv-flush">
            <li>
              <PostDate date={date} />
            </li>
            {readingTime !== undefined && <li>{Math.ceil(readingTime)} min de lectura</li>}
            <li>{siteConfig.title}</li>
          </ul>
          <div>
            <h1 className="nv-title">{title}</h1>
            {frontMatter.description !== undefined && <p className="nv-lede">{description}</p>}
          </div>
        </header>
        <div className="nv-prose">
          <MDXContent>{children}</MDXContent>
        </div>
        {tags.length > 0 && (
          <footer className="nv-post__foot">
            <TagsListInline tags={tags} />
          </footer>
        )}
        <PageEnd
          owner=""
          source={metadata.source}
          changedAtMs={metadata.lastUpdatedAt}
          changedBy={metadata.lastUpdatedBy}
        />
      </article>
      {(nextItem || prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
    </BlogLayout>
  );
}
