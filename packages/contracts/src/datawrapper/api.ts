import { endpoints, get } from "../endpoints.ts";
import { DATAWRAPPER_API_PATH } from "../graphics/paths.ts";
import {
  DatawrapperDetail,
  DatawrapperEmbedCodes,
  DatawrapperList,
  DatawrapperQuery,
  DatawrapperStatus,
} from "./schemas.ts";

/** Endpoints of the team's account of Datawrapper. */
export const datawrapperApi = endpoints(DATAWRAPPER_API_PATH, {
  status: get("", DatawrapperStatus),
  charts: get("/charts", DatawrapperList, { query: DatawrapperQuery }),
  chart: get("/charts/:id", DatawrapperDetail),
  embedCodes: get("/charts/:id/embed-codes", DatawrapperEmbedCodes),
});
