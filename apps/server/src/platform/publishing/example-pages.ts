import { createHash } from "node:crypto";
import { EXAMPLE_PAGES_PATH } from "@nv/contracts";
import { EXAMPLE_PAGE_STYLES, EXAMPLE_PAGES, renderExamplePage } from "@nv/embeds";
import { mediaTypeOf } from "../../gate/core/media-types.ts";
import { packOnce } from "../../gate/pack-once.ts";
import { createStoredFile, type StoredFile } from "../../gate/stored-file.ts";
import { CACHES, contentPolicy } from "./core/published-headers.ts";

const POLICY = contentPolicy({
  policy: "page",
  scriptHashes: [],
  styleHashes: [createHash("sha256").update(EXAMPLE_PAGE_STYLES).digest("base64")],
  frameOrigins: [],
});

/**
 * The pages that the examples frame, by their path: what they hold is in no store, so that nothing is left of them when the examples go.
 *
 * @param headers - Headers of every published answer; search engines leave them out.
 */
export function examplePages(headers: Readonly<Record<string, string>>): ReadonlyMap<string, StoredFile> {
  const common = {
    ...headers,
    "content-type": mediaTypeOf("page.html"),
    "content-security-policy": POLICY,
    "cache-control": CACHES.script,
    vary: "Accept-Encoding",
  };
  return new Map(
    EXAMPLE_PAGES.map((page) => {
      const file = createStoredFile(packOnce(Buffer.from(renderExamplePage(page))), common);
      return [`${EXAMPLE_PAGES_PATH}/${page.name}/`, file] as const;
    }),
  );
}
