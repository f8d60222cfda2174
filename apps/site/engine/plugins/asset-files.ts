import type { Plugin } from "@docusaurus/types";

/**
 * Puts files that a tool fetches, such as those of the atlas, among the assets: there the server lets browsers keep a file whose name tells its
 * contents for good.
 */
export default function assetFilesPlugin(): Plugin {
  return {
    name: "nv-asset-files",
    configureWebpack() {
      return { output: { assetModuleFilename: "assets/files/[name].[contenthash][ext]" } };
    },
  };
}
