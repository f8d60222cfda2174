import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import type { Props } from "@theme/BlogTagsPostsPage";
import type { ReactNode } from "react";
import { PostList } from "../../reading/blog/PostList";

/** The posts that carry one tag. */
export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props): ReactNode {
  return (
    <BlogLayout sidebar={sidebar}>
      <PageMetadata title={`Etiqueta: ${tag.label}`} description={tag.description} />
      <header className="nv-blog-header">
        <p className="nv-overline">Blog · Etiqueta</p>
        <h1 className="nv-title">{tag.label}</h1>
        {tag.description && <p className="nv-lede">{tag.description}.</p>}
        <p className="nv-blog-header__more">
          <Link to={tag.allTagsPath}>Todas las etiquetas</Link>
        </p>
      </header>
      <PostList items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogLayout>
  );
}
