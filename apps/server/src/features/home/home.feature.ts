import { homeApi } from "@nv/contracts/schemas";
import { serve } from "../../http/serve.ts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";

/** Begins to answer the home: the other features offer what it tells. */
export function openHome({ home }: Pick<Platform, "home">): OpenFeature {
  return {
    routes: async (app) => {
      serve(app, homeApi, {}, { read: ({ session }) => home.read(session) });
    },
  };
}

/** Feature for the first page of who has entered: what waits for them, what was published, who is on duty. */
export const home = defineFeature({
  name: "home",
  about: "the first page: what waits for who enters, what was published last, who is on duty",
  contract: "docs/contracts/reading.md",
  variables: {},
  open: ({ platform }) => openHome(platform),
});
