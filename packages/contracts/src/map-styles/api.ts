import { endpoints, get, order } from "../endpoints.ts";
import { VersionedRequest } from "../graphics/schemas.ts";
import { MAP_STYLES_API_PATH } from "./paths.ts";
import { CurrentMapStyle, MapboxTokenCheck, MapboxTokenQuery, MapStyleDetail, MapStyleList } from "./schemas.ts";

/** Endpoints of the maps' styles besides those of any record. */
export const mapStylesApi = endpoints(MAP_STYLES_API_PATH, {
  list: get("", MapStyleList),
  token: get("/token", MapboxTokenCheck, { query: MapboxTokenQuery }),
  current: get("/current", CurrentMapStyle),
  makeCurrent: order("/:id/current", VersionedRequest, MapStyleDetail),
});
