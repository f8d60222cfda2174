import { join } from "node:path";
import { defineFeature } from "../../platform/feature.ts";
import { createDemoFiles } from "./demo-files.ts";
import { formatsRoutes } from "./formats.routes.ts";

/** The examples of the formats of stories, alive: what the gallery and the manual show. */
export const formats = defineFeature({
  name: "formats",
  about: "live examples of the formats of stories, and their starter ZIPs",
  contract: "docs/contracts/stories.md",
  variables: {},
  open({ platform: { folders, house, publishing } }) {
    const closing = new AbortController();
    const demos = createDemoFiles({ folder: join(folders.data, "work", "formats"), signal: closing.signal });
    return {
      routes: async (app) => {
        await app.register(formatsRoutes, { demos, assets: publishing.assets, house });
      },
      async close() {
        closing.abort();
      },
    };
  },
});
