import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { forgetHolder, removeExpiredKeys } from "./composer.repository.ts";
import { composerRoutes } from "./composer.routes.ts";
import { type ComposerContext, composerContext } from "./composer-context.ts";
import { COMPOSER_VARIABLES, composerSettings } from "./composer-settings.ts";
import { createDescribeExternal } from "./describe-external.ts";

import { createPanelKeys } from "./panel-keys.service.ts";
import { createPanelPages } from "./panel-pages.ts";
import { panelsRoutes } from "./panels.routes.ts";
import { COMPOSER_MIGRATIONS } from "./schema/tables.ts";

/** Begins to answer Composer. @param outsideFetch - What looks at pages of others. */
export function openComposer(context: ComposerContext, outsideFetch: Platform["outsideFetch"]): OpenFeature {
  const { db, now, publishing, settings } = context;
  const keys = createPanelKeys(context);
  const describe = createDescribeExternal({ outsideFetch, now });
  const pages = createPanelPages({
    assets: publishing.assets.composer,
    publicBaseUrl: publishing.publicBaseUrl,
    composerOrigins: settings.origins,
  });
  return {
    routes: async (app) => {
      await app.register(panelsRoutes, { context, keys, pages });
      await app.register(composerRoutes, { context, keys, describe });
    },
    sweep: () => removeExpiredKeys(db, now()),
  };
}

/** The power-up by which Arc's Composer takes graphics of the registry. */
export const composer = defineFeature({
  name: "composer",
  about: "the power-up of Arc's Composer: search, view and edit",
  contract: "docs/contracts/composer.md",
  variables: COMPOSER_VARIABLES,
  migrations: { composer: COMPOSER_MIGRATIONS },
  forget: forgetHolder,
  open: ({ platform, identity }, variables) =>
    openComposer(composerContext(platform, composerSettings(variables), identity.findSession), platform.outsideFetch),
});
