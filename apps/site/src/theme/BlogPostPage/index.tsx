import { BlogPostProvider } from "@docusaurus/plugin-content-blog/client";
import { PageMetadata } from "@docusaurus/theme-common";
import type { Props } from "@theme/BlogPostPage";
import type { ReactNode } from "react";
import { Post } from "../../reading/blog/Post";

/** A post on its own page. */
export default function BlogPostPage({ content: Text, sidebar }: Props): ReactNode {
  const { title, description } = Text.metadata;
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <PageMetadata title={title} description={description} />
      <Post sidebar={sidebar}>
        <Text />
      </Post>
    </BlogPostProvider>
  );
}
