import { MAP_STYLE_RECORD, type MapboxTokenCheck, mapStylesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
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
  const { publish, unpublish, retire, restore } = styles;
  const { change, rules } = addRecordRoutes(app, MAP_STYLE_RECORD, styles, { publish, unpublish, retire, restore });
  serve(app, mapStylesApi, rules, {
    list: () => styles.list(),
    token: ({ query }) => checkToken(query.style),
    current: () => styles.current(),
    makeCurrent: ({ params, body, actor }) => change(() => styles.choose({ ...params, ...body, actor })),
  });
};
