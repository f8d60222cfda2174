import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent as DocsContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { LoadedContent as PagesContent } from "@docusaurus/plugin-content-pages";
import type { AllContent } from "@docusaurus/types";

/** Content that the three content plugins have read. */
export interface SiteContent {
  /** The only version of the documentation. */
  readonly docs: LoadedVersion;
  readonly blog: BlogContent;
  readonly pages: PagesContent;
}

function contentOf(allContent: AllContent, plugin: string): unknown {
  return allContent[`docusaurus-plugin-content-${plugin}`]?.default;
}
function isDocs(content: unknown): content is DocsContent {
  return typeof content === "object" && content !== null && "loadedVersions" in content;
}
function isBlog(content: unknown): content is BlogContent {
  return typeof content === "object" && content !== null && "blogPosts" in content;
}
function isPages(content: unknown): content is PagesContent {
  return Array.isArray(content);
}

/**
 * Gives the content of the site its types, which the framework does not tell to plugins.
 *
 * @throws {Error} When one of the content plugins is missing, or there is no page of documentation.
 */
export function siteContent(allContent: AllContent): SiteContent {
  const docs = contentOf(allContent, "docs");
  const blog = contentOf(allContent, "blog");
  const pages = contentOf(allContent, "pages");
  if (!isDocs(docs) || !isBlog(blog) || !isPages(pages)) {
    throw new Error("The site needs the docs, blog and pages plugins: add them to docusaurus.config.ts.");
  }
  const version = docs.loadedVersions[0];
  if (version === undefined) throw new Error("The docs have no version: content/docs holds no page.");
  return { docs: version, blog, pages };
}
