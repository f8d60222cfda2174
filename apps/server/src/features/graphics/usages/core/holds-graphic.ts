import { readHtml } from "../../../../platform/outside/core/read-html.ts";

/**
 * Tells whether a page embeds a published graphic: by a frame of its public address, or by the element of the host script.
 *
 * @param publicBaseUrl - Where readers fetch what is published, without a final slash.
 */
export function holdsGraphic(html: string, publicBaseUrl: string, slug: string): boolean {
  const address = `${publicBaseUrl}/g/${slug}`;
  const isOurs = (source: string | undefined) =>
    source !== undefined && (source === address || ["/", "?", "#"].some((end) => source.startsWith(address + end)));
  let isFound = false;
  readHtml(html, {
    tag: ({ name, attributes }) => {
      if (name === "iframe") isFound ||= isOurs(attributes.get("src")) || isOurs(attributes.get("data-src"));
      else if (name === "nv-grafico") isFound ||= attributes.get("id") === slug;
    },
  });
  return isFound;
}
