import { join } from "node:path";
import { createDemoFiles } from "../src/features/formats/demo-files.ts";
import { formatsRoutes } from "../src/features/formats/formats.routes.ts";
import { readEmbedAssets } from "../src/platform/publishing/embed-assets.ts";
import { createFeatureApp } from "./feature-app.ts";

/** Folder of the build of the package `embeds`; `npm test` builds it first. */
const EMBEDS = join(import.meta.dirname, "../../../packages/embeds/dist");

/** Folder of what is made of the example files, named by what they hold and how it is made; all tests share it. */
export const demoFolder = join(import.meta.dirname, "../../../.cache/format-demos");

/** A server of the examples of formats, for who sends the cookie `ana`. */
export async function openFormatDemos() {
  const closing = new AbortController();
  const demos = createDemoFiles({ folder: demoFolder, signal: closing.signal });
  const assets = await readEmbedAssets(EMBEDS);
  // Its typefaces come from another room, which no test of a format looks at.
  const house = { dressPreview: async (html: string) => html };
  const app = await createFeatureApp((own) => formatsRoutes(own, { demos, assets, house }));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    origin,
    /** Address of the example of a format. */
    demo: (name: string) => `${origin}/api/formats/${name}/demo`,
    async close() {
      closing.abort();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
