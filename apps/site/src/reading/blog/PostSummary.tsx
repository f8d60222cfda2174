import Link from "@docusaurus/Link";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import MDXContent from "@theme/MDXContent";
import TagsListInline from "@theme/TagsListInline";
import type { ReactNode } from "react";
import { PostDate } from "./PostDate";

/** A post in a list: day, title, opening, tags. */
export function PostSummary({ children }: { readonly children: ReactNode }): ReactNode {
  const { metadata } = useBlogPost();
  const { permalink, title, date, tags } = metadata;
  return (
    <article className="nv-summary">
      <PostDate className="nv-summary__date" date={date} />
      <div className="nv-summary__text">
        <h2 className="nv-summary__title">
          <Link to={permalink}>{title}</Link>
        </h2>
        <div className="nv-summary__opening nv-prose">
          <MDXContent>{children}</MDXContent>
        </div>
        {tags.length > 0 && <TagsListInline tags={tags} />}
      </div>
    </article>
  );
}
