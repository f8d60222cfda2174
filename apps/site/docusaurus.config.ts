import type { Options as BlogOptions } from "@docusaurus/plugin-content-blog";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Options as PagesOptions } from "@docusaurus/plugin-content-pages";
import type { Config } from "@docusaurus/types";
import { POSTS_PER_PAGE } from "@nv/contracts";
import { pageHistory } from "./engine/history/page-history";
import { PAGE_LIMITS } from "./engine/markdown/page-limits";
import { rehypeCode } from "./engine/markdown/rehype-code";
import { rehypeLimits } from "./engine/markdown/rehype-limits";
import { rehypeTiedFigures } from "./engine/markdown/rehype-tied-figures";

/** Locale of the framework's own texts; the content is Spanish whatever this says. */
const locale = process.env.SITE_LOCALE ?? "en";

/** Plugins that every written page goes through once it is HTML. */
const rehypePlugins: NonNullable<DocsOptions["rehypePlugins"]> = [
  [rehypeLimits, PAGE_LIMITS],
  rehypeCode,
  rehypeTiedFigures,
];

const docs: DocsOptions = {
  path: "content/docs",
  routeBasePath: "docs",
  sidebarPath: "./sidebars.ts",
  breadcrumbs: false,
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  rehypePlugins,
};

const blog: BlogOptions = {
  path: "content/blog",
  routeBasePath: "blog",
  blogTitle: "Blog",
  blogDescription: "Lo que cambia, lo que probamos y lo que aprendemos",
  blogSidebarCount: 0,
  postsPerPage: POSTS_PER_PAGE,
  archiveBasePath: null,
  feedOptions: { type: null },
  tags: "tags.yml",
  onInlineTags: "throw",
  onInlineAuthors: "throw",
  onUntruncatedBlogPosts: "throw",
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  rehypePlugins,
};

const pages: PagesOptions = {
  path: "src/pages",
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  rehypePlugins,
};

/**
 * The private door: documentation, blog and tools, all behind the server's gate.
 *
 * `package.json` beside this file has no `"type": "module"`: under it the bundler reads the framework's generated files as
 * strict ES modules, and its `require.resolveWeak` is then missing when the pages are rendered.
 */
const config: Config = {
  title: "Equipo Narrativas Visuales",
  tagline: "Documentación y Formatos",
  favicon: "/img/favicon.svg",
  // The framework asks for one and nothing prints it: where the site is, is said when it runs (`src/theme/SiteMetadata`).
  url: "http://localhost:3000",
  baseUrl: "/",
  trailingSlash: false,
  noIndex: true,
  // What is made once and taken away comes beside what is served as it is.
  staticDirectories: ["static", "../../packages/ui/build/fonts/downloads"],
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  markdown: { hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" } },
  future: { v4: true, faster: true, experimental_vcs: pageHistory(__dirname) },
  // Named, not derived from the address, so that the theme a person chose survives a change of address.
  storage: { type: "localStorage", namespace: "nv" },
  i18n: {
    defaultLocale: locale,
    locales: [locale],
    localeConfigs: { [locale]: { htmlLang: "es" } },
  },
  plugins: [
    ["@docusaurus/plugin-content-docs", docs],
    ["@docusaurus/plugin-content-blog", blog],
    ["@docusaurus/plugin-content-pages", pages],
    "@docusaurus/plugin-css-cascade-layers",
    "./engine/plugins/asset-files.ts",
    "./engine/plugins/build-cache.ts",
    "./engine/plugins/client-parts.ts",
    "./engine/plugins/dev-proxy.ts",
    "./engine/plugins/first-examples.ts",
    "./engine/plugins/font-files.ts",
    "./engine/plugins/site-index.ts",
    "./engine/plugins/snippet-files.ts",
    "./engine/plugins/lean-pages.ts",
    "./engine/plugins/style-sheets.ts",
    "./engine/plugins/page-groups.ts",
    "./engine/plugins/preload-tags.ts",
    "./engine/plugins/catalogue.ts",
    "./engine/plugins/dead-links.ts",
  ],
  themes: [["@docusaurus/theme-classic", { customCss: ["./src/css/site.css"] }]],
  themeConfig: {
    navbar: { title: "Equipo Narrativas Visuales" },
  },
};

export default config;
