import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { defineFeature } from "../../platform/feature.ts";
import { directoryRoutes } from "./directory.routes.ts";
import { findableGroups } from "./findable-groups.ts";
import { findablePeople } from "./findable-people.ts";
import { findableScreens } from "./findable-screens.ts";
import { groupsRoutes } from "./groups.routes.ts";
import { keysRoutes } from "./keys.routes.ts";
import { mailsRoutes } from "./mails.routes.ts";
import { providersRoutes } from "./providers.routes.ts";
import { settingsRoutes } from "./settings.routes.ts";

function administrationRoutes(operations: Operations): FastifyPluginAsync {
  return async (app) => {
    await app.register(settingsRoutes, operations);
    await app.register(providersRoutes, operations);
    await app.register(groupsRoutes, operations);
    await app.register(directoryRoutes, operations);
    await app.register(keysRoutes, operations);
    await app.register(mailsRoutes, operations);
  };
}

/** Feature of what administrators decide: settings, groups, providers, keys and mails, under `/api/admin`. */
export const administration = defineFeature({
  name: "administration",
  about: "`/api/admin`: people, groups, mails and settings, over the identity service",
  variables: {},
  open({ platform, identity }) {
    platform.finding.offer(findableScreens);
    platform.finding.offer(findablePeople(identity.operations));
    platform.finding.offer(findableGroups(identity.operations.groups));
    return { routes: administrationRoutes(identity.operations) };
  },
});
