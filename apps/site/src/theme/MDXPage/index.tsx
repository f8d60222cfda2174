import { PageMetadata } from "@docusaurus/theme-common";
import ContentVisibility from "@theme/ContentVisibility";
import Layout from "@theme/Layout";
import MDXContent from "@theme/MDXContent";
import type { Props } from "@theme/MDXPage";
import clsx from "clsx";
import type { ReactNode } from "react";
import { DocHeader } from "../../reading/doc/DocHeader";
import { PageContents } from "../../reading/doc/PageContents";
import { PageEnd } from "../../reading/page-end/PageEnd";

/** A written page outside the documentation: the same header, text and contents, without the index. */
export default function MDXPage({ content: Text }: Props): ReactNode {
  const { metadata, toc } = Text;
  const { title = "", description = "", frontMatter, source } = metadata;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className={clsx("nv-doc", !hasContents && "nv-doc--alone")}>
        <article className="nv-doc__article">
          <ContentVisibility metadata={metadata} />
          <DocHeader trail={[]} title={title} lede={frontMatter.description ?? ""} facts={{}} />
          {hasContents && <PageContents.Folded toc={toc} />}
          <div className="nv-prose">
            <MDXContent>
              <Text />
            </MDXContent>
          </div>
          <PageEnd owner="" source={source} changedAtMs={metadata.lastUpdatedAt} changedBy={metadata.lastUpdatedBy} />
        </article>
        {hasContents && <PageContents.Aside toc={toc} />}
      </main>
    </Layout>
  );
}
