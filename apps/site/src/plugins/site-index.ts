import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent as DocsContent } from "@docusaurus/plugin-content-docs";
import type { LoadedContent as PagesContent } from "@docusaurus/plugin-content-pages";
import type { AllContent, Plugin } from "@docusaurus/types";
import { TEAM_CONFIG } from "../../../../team.config";
import { reachableLinks } from "../core/team-links";
import { homeIndex } from "../home/home-index";
import type { SiteIndex } from "../navigation/use-site-index";

/** Pages that the navigation bar names when they exist, in their order. Specification, section 2. */
const NAVIGATION = [
  { label: "Documentación", to: "/docs/intro", section: "/docs" },
  { label: "Blog", to: "/blog", section: "/blog" },
  { label: "Gráficos", to: "/embed_data", section: "/embed_data" },
  { label: "Formatos", to: "/formats", section: "/formats" },
  { label: "Equipo", to: "/team", section: "/team" },
] as const;

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

/** Tells the frame of every page what the site has, and the home what is inside; nothing is named that does not exist. */
export default function siteIndexPlugin(): Plugin {
  return {
    name: "nv-site-index",
    async allContentLoaded({ allContent, actions }) {
      const docs = contentOf(allContent, "docs");
      const blog = contentOf(allContent, "blog");
      const pages = contentOf(allContent, "pages");
      if (!isDocs(docs) || !isBlog(blog) || !isPages(pages)) {
        throw new Error("The site index needs the docs, blog and pages plugins: add them to docusaurus.config.ts.");
      }
      const version = docs.loadedVersions[0];
      if (version === undefined) throw new Error("The docs have no version: content/docs holds no page.");

      const paths = new Set([
        ...version.docs.map(({ permalink }) => permalink),
        ...pages.map(({ permalink }) => permalink),
        ...(blog.blogPosts.length > 0 ? ["/blog"] : []),
      ]);
      const index: SiteIndex = {
        navigation: NAVIGATION.filter(({ to }) => paths.has(to)),
        tools: reachableLinks(TEAM_CONFIG.externalTools, paths),
        footer: reachableLinks(TEAM_CONFIG.footerLinks, paths),
        copyright: `© ${TEAM_CONFIG.copyrightYear} ${TEAM_CONFIG.copyrightHolder}`,
      };
      actions.setGlobalData(index);
      await actions.createData(
        "home.json",
        homeIndex({ docs: version.docs, sidebar: Object.values(version.sidebars).flat(), posts: blog.blogPosts }),
      );
    },
  };
}
