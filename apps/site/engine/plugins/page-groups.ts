import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { GROUP_ADDRESSES_FILE } from "@nv/contracts";
import { PAGE_GROUPS } from "../../page-groups";
import { siteContent } from "../catalogue/loaded-content";
import { checkPageGroups, groupAddresses } from "../groups/core/group-addresses";
import { allPages, readChunkFinder } from "./route-pages";

/** Holds the list of pages of groups to the pages that there are, and after the build tells the server which addresses are whose. */
export default function pageGroupsPlugin(): Plugin {
  return {
    name: "nv-page-groups",
    async allContentLoaded({ allContent }) {
      const { pages } = siteContent(allContent);
      checkPageGroups(PAGE_GROUPS, new Set(pages.map(({ permalink }) => decodeURI(permalink))));
    },
    async postBuild({ outDir, generatedFilesDir, routes }) {
      const chunkFilesOf = await readChunkFinder(generatedFilesDir);
      const pages = allPages(routes).map(({ path: page, chain }) => {
        const { scripts, sheets } = chunkFilesOf(chain);
        return { path: decodeURI(page), files: [...scripts, ...sheets] };
      });
      await writeFile(path.join(outDir, GROUP_ADDRESSES_FILE), JSON.stringify(groupAddresses(PAGE_GROUPS, pages)));
    },
  };
}
