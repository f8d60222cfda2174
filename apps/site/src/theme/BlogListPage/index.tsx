import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import type { Props } from "@theme/BlogListPage";
import BlogListPaginator from "@theme/BlogListPaginator";
import type { ReactNode } from "react";
import { PostList } from "../../reading/blog/PostList";

/** The blog's front: ten posts a page. */
export default function BlogListPage({ metadata, items, sidebar }: Props): ReactNode {
  const { blogTitle, blogDescription, page, totalPages } = metadata;
  return (
    <BlogLayout sidebar={sidebar}>
      <PageMetadata title={page === 1 ? blogTitle : `${blogTitle}, página ${page}`} description={blogDescription} />
      <header className="nv-blog-header">
        <p className="nv-overline">{page === 1 ? "Cuaderno del equipo" : `Página ${page} de ${totalPages}`}</p>
        <h1 className="nv-title">{blogTitle}</h1>
        <p className="nv-lede">{blogDescription}.</p>
        <p className="nv-blog-header__more">
          <Link to="/blog/tags">Todas las etiquetas</Link>
        </p>
      </header>
      <PostList items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  );
}
