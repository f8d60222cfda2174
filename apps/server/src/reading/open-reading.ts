import type { Database } from "@nv/database";
import type { FastifyPluginAsync } from "fastify";
import { readCatalogue } from "../catalogue/read-catalogue.ts";
import { openSearch } from "../search/open-search.ts";
import { searchRoutes } from "../search/search.routes.ts";

/**
 * Opens what people do with the pages besides reading them, each in a folder of its own.
 *
 * @param siteFolder - Folder of the site's build.
 * @returns The routes, for the server to register.
 */
export async function openReading(database: Database, siteFolder: string): Promise<FastifyPluginAsync> {
  const pages = await readCatalogue(siteFolder);
  const search = await openSearch(database, pages);
  return async (app) => {
    await app.register(searchRoutes, search);
  };
}
