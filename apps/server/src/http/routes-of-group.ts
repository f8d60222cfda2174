import type { SiteGroup } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";

/**
 * The routes of a feature of one group: each must say that it is for that group, or the start stops. One that said less would tell
 * everybody what only the group may know.
 */
export function routesOfGroup(routes: FastifyPluginAsync, group: SiteGroup): FastifyPluginAsync {
  return async (app) => {
    app.addHook("onRoute", ({ url, config }) => {
      const access = config?.access;
      if (typeof access === "object" && access.group === group) return;
      throw new Error(
        `Route ${url} is of a feature for the group «${group}»: set config.access to { group: "${group}" }.`,
      );
    });
    await app.register(routes);
  };
}
