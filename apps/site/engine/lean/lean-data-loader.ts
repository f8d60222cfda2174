import path from "node:path";
import { leanDocsVersion, leanGlobalData, leanRegistry, leanSettings } from "./core/lean-data.ts";

/** Context that the bundler gives to a loader, as far as this one uses it. */
interface LoaderContext {
  readonly resourcePath: string;
}

/** By the name of the file; what is not named here is a version of the documents. */
const BY_NAME: Readonly<Record<string, (text: string) => string>> = {
  "docusaurus.config.mjs": leanSettings,
  "globalData.json": leanGlobalData,
  "registry.js": leanRegistry,
};

/**
 * Leaves out of the framework's generated data what no page reads.
 *
 * @throws {Error} When they are not what this version of the framework writes.
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader's default export
export default function leanDataLoader(this: LoaderContext, text: string): string {
  try {
    return (BY_NAME[path.basename(this.resourcePath)] ?? leanDocsVersion)(text);
  } catch (cause) {
    throw new Error(`${this.resourcePath} is not what this version of the framework writes: see engine/UPGRADE.md.`, {
      cause,
    });
  }
}
