import { endpoints, get, order, post } from "../endpoints.ts";
import { INCLUDES_API_PATH } from "./paths.ts";
import {
  IncludeDetail,
  IncludeList,
  IncludesQuery,
  PreviewInclude,
  RenderedInclude,
  RetireInclude,
} from "./schemas.ts";

/** Endpoints of the includes besides those of any record. */
export const includesApi = endpoints(INCLUDES_API_PATH, {
  list: get("", IncludeList, { query: IncludesQuery }),
  preview: post("/preview", PreviewInclude, RenderedInclude),
  retire: order("/:id/retire", RetireInclude, IncludeDetail),
});
