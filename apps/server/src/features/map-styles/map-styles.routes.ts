import { MAP_STYLES_API_PATH } from "@nv/contracts";
import { MAP_STYLE_RECORD, type MapboxTokenCheck, MapboxTokenQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { MapStyles } from "./map-styles.service.ts";

/**
 * Styles of the house's maps, `/api/map-styles`.
 *
 * @see docs/contracts/map-styles.md
 */
export const mapStylesRoutes: FastifyPluginAsync<{
  readonly styles: MapStyles;
  readonly checkToken: (style: string) => Promise<MapboxTokenCheck>;
}> = async (app, { styles, checkToken }) => {
  const route = { config: { access: "session" } } as const;
  app.get(MAP_STYLES_API_PATH, route, () => styles.list());
  app.get(`${MAP_STYLES_API_PATH}/token`, route, ({ query }) => checkToken(parse(MapboxTokenQuery, query).style));
  app.get(`${MAP_STYLES_API_PATH}/current`, route, () => styles.current());
  const { publish, unpublish, retire, restore, choose } = styles;
  addRecordRoutes(app, MAP_STYLE_RECORD, styles, { publish, unpublish, retire, restore, current: choose });
};
