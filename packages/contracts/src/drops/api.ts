import { endpoints, get } from "../endpoints.ts";
import { DROPS_API_PATH } from "../files/paths.ts";
import { DropList, DropsQuery } from "./schemas.ts";

/** Endpoints of the drops besides those of any record. */
export const dropsApi = endpoints(DROPS_API_PATH, {
  list: get("", DropList, { query: DropsQuery }),
});
