import { EMBED_INCLUDE_PATH, INCLUDES_PATH } from "@nv/contracts";
import type { IncludeDetail, RenderedInclude } from "@nv/contracts/schemas";

/** Parts that the codes of an include are made from. */
export interface IncludeCodes {
  /** Address from which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  readonly slug: string;
  readonly revision: string;
  readonly rendered: Pick<RenderedInclude, "html" | "parameters">;
}

/** Address of a published include. */
export function includeUrl(publicBaseUrl: string, slug: string): string {
  return `${publicBaseUrl}${INCLUDES_PATH}/${slug}/`;
}

/**
 * Writes every way to put a published include into a page. What readers see until the script comes, or when it never does,
 * is inside the element.
 *
 * @see docs/contracts/publishing.md#includes
 */
export function includeCodes({ publicBaseUrl, slug, revision, rendered }: IncludeCodes): IncludeDetail["codes"] {
  const url = includeUrl(publicBaseUrl, slug);
  const data = rendered.parameters.map(({ name }) => ` data-${name}=""`).join("");
  const script = `<script src="${publicBaseUrl}${EMBED_INCLUDE_PATH}" async></script>`;
  const element = (version: string) =>
    `<nv-include src="${slug}"${version}${data}>${rendered.html}</nv-include>\n${script}`;
  return {
    element: element(""),
    pinned: element(` version="${revision}"`),
    ssi: `<!--#include virtual="${INCLUDES_PATH}/${slug}/" -->`,
    esi: `<esi:include src="${url}" onerror="continue"/>`,
    link: url,
  };
}
