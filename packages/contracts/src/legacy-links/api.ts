import { endpoints, get, order, post } from "../endpoints.ts";
import { VersionedRequest } from "../graphics/schemas.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { LEGACY_LINKS_API_PATH } from "./paths.ts";
import {
  CheckLegacyLinks,
  ImportLegacyLinks,
  LegacyLinkList,
  LegacyLinksFigures,
  LegacyLinksQuery,
  PublishLegacyLinks,
} from "./schemas.ts";

/** Endpoints of the old links besides those of any record. */
export const legacyLinksApi = endpoints(LEGACY_LINKS_API_PATH, {
  find: get("", LegacyLinkList, { query: LegacyLinksQuery }),
  figures: get("/summary", LegacyLinksFigures),
  importTable: post("/import", ImportLegacyLinks, JobStarted, { status: 202 }),
  check: order("/check", CheckLegacyLinks, JobStarted, { status: 202 }),
  publish: order("/publish", PublishLegacyLinks, JobStarted, { status: 202 }),
  delete: order("/:id/delete", VersionedRequest, null),
});
