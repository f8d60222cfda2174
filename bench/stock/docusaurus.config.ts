import path from "node:path";
import type { Config, Plugin } from "@docusaurus/types";
import { PAGE_LIMITS } from "../../apps/site/engine/markdown/page-limits.ts";
import { rehypeLimits } from "../../apps/site/engine/markdown/rehype-limits.ts";

/** Figures that pages name: text of the content once it is built. */
const rehypePlugins = [[rehypeLimits, PAGE_LIMITS]];

/** The files of the repository that pages show: part of the content. The site is put together in `.cache/stock-site`. */
function snippetFiles(): Plugin {
  return {
    name: "snippet-files",
    configureWebpack: () => ({
      resolve: { alias: { "@snippets": path.resolve(__dirname, "../../snippets") } },
      module: { rules: [{ test: /\.gml$/, type: "asset/source" }] },
      resolveLoader: { alias: { snippet: path.resolve(__dirname, "engine/markdown/snippet-loader.ts") } },
    }),
  };
}

/**
 * The same content on Docusaurus as it comes: what a team gets from the framework's own template. Plugins are listed one by one because
 * the preset's search cannot be installed at this version; the preset would bundle the same. Examples that our build works out are content too.
 */
const config: Config = {
  title: "Equipo Narrativas Visuales",
  tagline: "Documentación y Formatos",
  url: "http://localhost:3000",
  baseUrl: "/",
  future: { v4: true },
  onBrokenLinks: "warn",
  plugins: [
    ["@docusaurus/plugin-content-docs", { path: "content/docs", sidebarPath: "./sidebars.ts", rehypePlugins }],
    ["@docusaurus/plugin-content-blog", { path: "content/blog", tags: "tags.yml", rehypePlugins }],
    ["@docusaurus/plugin-content-pages", {}],
    "@docusaurus/plugin-css-cascade-layers",
    "./engine/plugins/first-examples.ts",
    snippetFiles,
  ],
  themes: [["@docusaurus/theme-classic", { customCss: ["./tokens.css"] }]],
  themeConfig: {
    navbar: {
      title: "Equipo Narrativas Visuales",
      items: [
        { type: "docSidebar", sidebarId: "docs", label: "Documentación", position: "left" },
        { to: "/blog", label: "Blog", position: "left" },
      ],
    },
    footer: { style: "dark", copyright: "© 2025" },
  },
};

export default config;
