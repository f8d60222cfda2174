import { endpoints, get, order, post, remove } from "../endpoints.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { Cited, CitedQuery } from "./cited-schemas.ts";
import { CITED_API_PATH, GRAPHICS_API_PATH } from "./paths.ts";
import { MakePreviewLink, PreviewLink, PreviewLinks } from "./preview-links-schemas.ts";
import {
  AddUsage,
  BulkRequest,
  ExamplesRequest,
  GraphicData,
  GraphicDetail,
  GraphicList,
  GraphicReview,
  GraphicsQuery,
  GraphicsShowing,
  GraphicsSummary,
  ImportRequest,
  Inspection,
  InspectRequest,
  PreviewRequest,
  ShowingQuery,
  VersionedRequest,
} from "./schemas.ts";

/** Endpoints of the registry of graphics besides those of any record. */
export const graphicsApi = endpoints(GRAPHICS_API_PATH, {
  find: get("", GraphicList, { query: GraphicsQuery }),
  summary: get("/summary", GraphicsSummary),
  showing: get("/showing", GraphicsShowing, { query: ShowingQuery }),
  inspect: post("/inspect", InspectRequest, Inspection),
  review: post("/review", PreviewRequest, GraphicReview),
  importTable: post("/import", ImportRequest, JobStarted, { status: 202 }),
  bulk: order("/bulk", BulkRequest, JobStarted, { status: 202 }),
  examples: order("/examples", ExamplesRequest, JobStarted, { status: 202 }),
  data: get("/:id/data", GraphicData),
  delete: order("/:id/delete", VersionedRequest, null),
  check: order("/:id/check", null, JobStarted, { status: 202 }),
  takePicture: order("/:id/picture", null, JobStarted, { status: 202 }),
  addUsage: post("/:id/usages", AddUsage, GraphicDetail),
  confirmUsage: order("/:id/usages/:usageId/confirm", null, GraphicDetail),
  removeUsage: remove("/:id/usages/:usageId", GraphicDetail),
});

/** Endpoint of what a card cites. */
export const citedApi = endpoints(CITED_API_PATH, {
  cite: get("", Cited, { query: CitedQuery }),
});

/** Endpoints of the links to drafts. */
export const previewLinksApi = endpoints(GRAPHICS_API_PATH, {
  previewLinks: get("/:id/preview-links", PreviewLinks),
  makePreviewLink: order("/:id/preview-links", MakePreviewLink, PreviewLink, { status: 201 }),
  withdrawPreviewLink: remove("/:id/preview-links/:linkId", PreviewLinks),
});
