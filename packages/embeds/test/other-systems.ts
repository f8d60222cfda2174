import type { launchChromium } from "@nv/test-kit/chromium";

/*
 * What other systems do to what people write in them, as far as codes of ours are concerned.
 *
 * https://developer.wordpress.org/reference/functions/wpautop/
 * https://developer.wordpress.org/reference/functions/wp_kses_post/
 * https://developer.wordpress.org/reference/functions/wp_filter_oembed_result/
 * https://api.drupal.org/api/drupal/core%21modules%21filter%21src%21Plugin%21Filter%21FilterHtml.php
 */

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>["newPage"]>>;

/** Elements that are let through, each with its attributes; `null` lets everything through. */
type Allowed = Readonly<Record<string, readonly string[]>> | null;

/** Keeps what is let through, and of the rest what is inside. What is in `<noscript>` is elements to a filter, as to a reader without scripts. */
const filtered = (page: Page, html: string, allowed: Allowed): Promise<string> =>
  page.evaluate(
    ([text, known]) => {
      const { body } = new DOMParser().parseFromString(`<body>${text}`, "text/html");
      if (known === null) return body.innerHTML;
      for (const style of body.querySelectorAll("style")) style.remove();
      for (const element of [...body.querySelectorAll("*")].reverse()) {
        const attributes = known[element.localName];
        if (attributes === undefined) element.replaceWith(...element.childNodes);
        else
          for (const name of element.getAttributeNames()) if (!attributes.includes(name)) element.removeAttribute(name);
      }
      return body.innerHTML;
    },
    [html, allowed] as const,
  );

/** A post of WordPress as it is shown: blocks lose their comments. */
const withoutBlocks = (html: string) => html.replaceAll(/<!-- \/?wp:[^>]*-->\n?/g, "");

/** The block of HTML leaves what somebody wrote who may write any HTML. */
export const inHtmlBlock = async (_page: Page, code: string): Promise<string> => withoutBlocks(code);

/** The classic editor puts paragraphs and breaks where there are breaks of line, outside of scripts and styles. */
export async function afterWpautop(_page: Page, code: string): Promise<string> {
  const kept: string[] = [];
  const whole = withoutBlocks(code).replaceAll(
    /<(script|style)[\s\S]*?<\/\1>/g,
    (part) => `{{${kept.push(part) - 1}}}`,
  );
  const paragraphs = whole
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll("\n", "<br />\n")}</p>`);
  return paragraphs.join("\n").replaceAll(/\{\{(\d+)\}\}/g, (_all, place) => kept[Number(place)] ?? "");
}

/** WordPress takes frames and scripts from who may not write any HTML. */
export const afterKses = (page: Page, code: string): Promise<string> =>
  filtered(page, withoutBlocks(code), {
    a: ["href", "title", "rel", "target"],
    div: ["class", "style"],
    figcaption: [],
    figure: ["class"],
    img: ["alt", "src", "width", "height", "style"],
    p: [],
  });

/** WordPress makes a frame without an origin of the answer of oEmbed of somebody whom it does not know. */
export async function afterOEmbedFilter(page: Page, html: string): Promise<string> {
  const attributes = ["src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"];
  const known = await filtered(page, html, { a: ["href"], blockquote: [], iframe: attributes });
  const [frame = ""] = /<iframe[^>]*><\/iframe>/.exec(known) ?? [];
  return frame
    .replace(/ src="([^"]*)"/, ' src="$1#?secret=aBcDeFgHiJ" data-secret="aBcDeFgHiJ"')
    .replace("<iframe", '<iframe sandbox="allow-scripts" security="restricted"');
}

const BASIC = {
  a: ["href", "hreflang"],
  br: [],
  img: ["src", "alt", "height", "width", "data-entity-uuid", "data-entity-type"],
  p: [],
};

/** «Basic HTML» of Drupal, as it comes. */
export const afterBasicHtml = (page: Page, code: string): Promise<string> => filtered(page, code, BASIC);

/** The same, once who administers lets frames through; it takes styles and scripts away in any case. */
export const afterFramesAllowed = (page: Page, code: string): Promise<string> =>
  filtered(page, code, {
    ...BASIC,
    iframe: [
      "src",
      "title",
      "width",
      "height",
      "frameborder",
      "loading",
      "allowfullscreen",
      "data-nv",
      "data-nv-heights",
    ],
  });

/** «Full HTML» takes nothing away, and puts ends right. */
export const afterFullHtml = (page: Page, code: string): Promise<string> => filtered(page, code, null);
