import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import type { Props } from "@theme/BlogTagsListPage";
import type { ReactNode } from "react";

function byLabel(one: Props["tags"][number], other: Props["tags"][number]): number {
  return one.label.localeCompare(other.label, "es");
}

/** All the tags of the blog, with how many posts each has. */
export default function BlogTagsListPage({ tags, sidebar }: Props): ReactNode {
  return (
    <BlogLayout sidebar={sidebar}>
      <PageMetadata title="Etiquetas" />
      <header className="nv-blog-header">
        <p className="nv-overline">Blog</p>
        <h1 className="nv-title">Etiquetas</h1>
      </header>
      <ul className="nv-tag-index">
        {[...tags].sort(byLabel).map(({ label, permalink, description, count }) => (
          <li key={permalink} className="nv-tag-index__item">
            <Link className="nv-tag-index__name" to={permalink} rel="tag">
              {label}
            </Link>
            <span className="nv-tag-index__text nv-quiet">{description}</span>
            <span className="nv-tag-index__count nv-quiet">{count === 1 ? "1 entrada" : `${count} entradas`}</span>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
