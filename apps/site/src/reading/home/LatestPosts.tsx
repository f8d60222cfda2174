import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { PostDate } from "../blog/PostDate";
import type { HomePost } from "./home-index";

/** The newest posts of the blog. */
export function LatestPosts({ posts }: { readonly posts: readonly HomePost[] }): ReactNode {
  return (
    <section className="nv-home__section" aria-labelledby="novedades">
      <div className="nv-home__section-head nv-split">
        <h2 id="novedades">Novedades</h2>
        <Link className="nv-small" to="/blog">
          Todo el blog
        </Link>
      </div>
      <ul className="nv-news">
        {posts.map(({ to, title, description, date }) => (
          <li key={to} className="nv-news__item">
            <PostDate className="nv-quiet nv-flush" date={date} />
            <h3 className="nv-news__title">
              <Link to={to}>{title}</Link>
            </h3>
            <p className="nv-quiet nv-flush">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
