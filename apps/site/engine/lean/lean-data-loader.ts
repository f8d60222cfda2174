import { readFileSync } from "node:fs";
import path from "node:path";
import { leanSchemas, leanWords } from "@nv/web/bundle/lean-schemas";
import {
  leanDocsVersion,
  leanGlobalData,
  leanRegistry,
  leanRouteParts,
  leanRoutes,
  leanSettings,
  leanSiteMetadata,
} from "./core/lean-data.ts";

/** Context that the bundler gives to a loader, as far as this one uses it. */
interface LoaderContext {
  readonly resourcePath: string;
  /** Says that what the loader gives depends on another file. */
  addDependency(file: string): void;
}

/** Reads a file beside the one that is made lean. */
type ReadBeside = (name: string) => string;

/** By the name of the file; what is not named here is a version of the documents. */
const BY_NAME: Readonly<Record<string, (text: string, readBeside: ReadBeside) => string>> = {
  "docusaurus.config.mjs": leanSettings,
  "globalData.json": leanGlobalData,
  "registry.js": leanRegistry,
  "routes.js": (text, readBeside) => leanRoutes(text, readBeside("routesChunkNames.json")),
  "routesChunkNames.json": (text, readBeside) => leanRouteParts(text, readBeside("registry.js")),
  "site-metadata.json": leanSiteMetadata,
  "schemas.js": leanSchemas,
  "en.js": leanWords,
};

/**
 * Leaves out of the framework's generated data, and of the schemas' library, what no page reads.
 *
 * @throws {Error} When they are not what these versions write.
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader's default export
export default function leanDataLoader(this: LoaderContext, text: string): string {
  const readBeside = (name: string) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, "utf8");
  };
  try {
    return (BY_NAME[path.basename(this.resourcePath)] ?? leanDocsVersion)(text, readBeside);
  } catch (cause) {
    throw new Error(`${this.resourcePath} is not what is known of this version: see engine/UPGRADE.md.`, {
      cause,
    });
  }
}
