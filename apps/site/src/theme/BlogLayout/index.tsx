import type { Props } from "@theme/BlogLayout";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";
import "../../css/blog.css";

/** The frame of the blog: one column, and the contents beside it on a post that has them. */
export default function BlogLayout({ sidebar: _, toc, children, ...layout }: Props): ReactNode {
  return (
    <Layout {...layout}>
      <div className={clsx("nv-blog", toc && "nv-blog--with-contents")}>
        <main className="nv-blog__main">{children}</main>
        {toc}
      </div>
    </Layout>
  );
}
