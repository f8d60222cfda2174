import { BlogPostProvider } from "@docusaurus/plugin-content-blog/client";
import type { Props } from "@theme/BlogPostItems";
import type { ReactNode } from "react";
import { PostSummary } from "./PostSummary";

/** Posts, newest first, each with its opening. */
export function PostList({ items }: Pick<Props, "items">): ReactNode {
  return (
    <ol className="nv-posts">
      {items.map(({ content: Opening }) => (
        <li key={Opening.metadata.permalink} className="nv-posts__item">
          <BlogPostProvider content={Opening}>
            <PostSummary>
              <Opening />
            </PostSummary>
          </BlogPostProvider>
        </li>
      ))}
    </ol>
  );
}
