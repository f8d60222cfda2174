import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { dropFileUsers } from "./drop-file-users.ts";
import { dropsRoutes } from "./drops.routes.ts";
import { createDrops } from "./drops.service.ts";
import { type DropsContext, dropsContext } from "./drops-context.ts";
import { DROPS_MIGRATIONS } from "./schema/tables.ts";

/** Begins to work with files at public addresses. */
export function openDrops(context: DropsContext): OpenFeature {
  const drops = createDrops(context);
  context.files.offerUses(dropFileUsers(context));
  return {
    routes: async (app) => {
      await app.register(dropsRoutes, { drops });
    },
    async sweep() {
      await reconcileAll(context.records);
      await drops.expire();
    },
  };
}

/** Files that anybody may fetch as they are, at an address that stays. */
export const drops = defineFeature({
  name: "drops",
  about: "files at public addresses that stay",
  contract: "docs/contracts/publishing.md",
  variables: {},
  migrations: { drops: DROPS_MIGRATIONS },
  open: ({ platform }) => openDrops(dropsContext(platform)),
});
