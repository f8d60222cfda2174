import type { Plugin } from "@docusaurus/types";
import { TEAM_CONFIG } from "../../../../team.config";
import { PAGE_GROUPS } from "../../page-groups";
import { reachableLinks } from "../../src/frame/navigation/core/team-links";
import type { SiteIndex } from "../../src/frame/navigation/use-site-index";
import { homeIndex } from "../../src/reading/home/home-index";
import { dayOf } from "../../src/reading/review/core/review-due";
import { reviewsOf } from "../../src/reading/review/core/reviews";
import { catalogueEntries } from "../catalogue/catalogue-entries";
import { siteContent } from "../catalogue/loaded-content";

/** Tells the frame of every page what the site has, and the home what is inside; nothing is named that does not exist. */
export default function siteIndexPlugin(): Plugin {
  return {
    name: "nv-site-index",
    async allContentLoaded({ allContent, actions }) {
      const content = siteContent(allContent);
      const { docs, blog, pages } = content;
      const paths = new Set([
        ...docs.docs.map(({ permalink }) => permalink),
        // What every page carries names no page of a group.
        ...pages.map(({ permalink }) => permalink).filter((path) => PAGE_GROUPS[decodeURI(path)] === undefined),
        ...(blog.blogPosts.length > 0 ? ["/blog"] : []),
      ]);
      const index: SiteIndex = {
        navigation: TEAM_CONFIG.navigation.filter(({ to }) => paths.has(to)),
        toolsLabel: TEAM_CONFIG.externalToolsLabel,
        tools: reachableLinks(TEAM_CONFIG.externalTools, paths),
        footer: reachableLinks(TEAM_CONFIG.footerLinks, paths),
        repositoryEditUrl: TEAM_CONFIG.repositoryEditUrl,
        builtOn: dayOf(new Date()),
        copyright: `© ${TEAM_CONFIG.copyrightYear} ${TEAM_CONFIG.copyrightHolder}`,
      };
      actions.setGlobalData(index);
      await actions.createData("reviews.json", reviewsOf(catalogueEntries(content)));
      await actions.createData(
        "home.json",
        homeIndex({ docs: docs.docs, sidebar: Object.values(docs.sidebars).flat(), posts: blog.blogPosts }),
      );
    },
  };
}
