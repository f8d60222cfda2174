import { PUBLISHED_PATH } from "@nv/contracts";
import { escapeHtml, publicUrlOf } from "@nv/embeds";

/** A story that readers have. Texts are plain, times Unix epoch in milliseconds. */
export interface Story {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** BCP 47. */
  readonly language: string;
  /** Fallback image, relative to the address of the story; `null` without one. */
  readonly image: string | null;
  /** Time at which readers first had it. */
  readonly firstAtMs: number;
  /** Time at which the version that readers have was published. */
  readonly lastAtMs: number;
}

/** Contents of a feed. */
interface Feed {
  /** Base address at which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  /** The newest first. */
  readonly stories: readonly Story[];
}

/** Stories in a feed: readers of feeds ask again within days. */
export const MOST_STORIES = 50;

const TITLE = "Historias de Narrativas Visuales";
const DESCRIPTION = "Las últimas historias visuales que se han publicado.";

/** Language of the feed itself. */
const LANGUAGE = "es";

/** No text of XML 1.0 may hold anything else, escaped or not. @see https://www.w3.org/TR/xml/#charsets */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xml = (text: string) => escapeHtml(text.replaceAll(NOT_XML, ""));

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

const imageUrlOf = (publicBaseUrl: string, { slug, image }: Story) =>
  image === null ? null : publicUrlOf(publicBaseUrl, slug) + image;

function rssItem(publicBaseUrl: string, story: Story): string {
  const { slug, title, summary, language, firstAtMs, lastAtMs } = story;
  const url = publicUrlOf(publicBaseUrl, slug);
  const imageUrl = imageUrlOf(publicBaseUrl, story);
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${xml(url)}</guid>`,
    element("pubDate", new Date(firstAtMs).toUTCString()),
    element("atom:updated", new Date(lastAtMs).toISOString()),
    element("dc:language", language),
    summary === "" ? "" : element("description", summary),
    imageUrl === null ? "" : `<media:thumbnail url="${xml(imageUrl)}"/>`,
    "</item>",
  ].join("");
}

/** @see https://www.rssboard.org/rss-specification */
function rss({ publicBaseUrl, stories }: Feed, ownUrl: string): string {
  const lastAtMs = Math.max(0, ...stories.map((story) => story.lastAtMs));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", TITLE),
    element("link", `${publicBaseUrl}/`),
    element("description", DESCRIPTION),
    element("language", LANGUAGE),
    `<atom:link href="${xml(ownUrl)}" rel="self" type="application/rss+xml"/>`,
    lastAtMs === 0 ? "" : element("lastBuildDate", new Date(lastAtMs).toUTCString()),
    ...stories.map((story) => rssItem(publicBaseUrl, story)),
    "</channel></rss>\n",
  ].join("");
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ publicBaseUrl, stories }: Feed, ownUrl: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: TITLE,
    description: DESCRIPTION,
    home_page_url: `${publicBaseUrl}/`,
    feed_url: ownUrl,
    language: LANGUAGE,
    items: stories.map((story) => {
      const { slug, title, summary, language, firstAtMs, lastAtMs } = story;
      const url = publicUrlOf(publicBaseUrl, slug);
      const imageUrl = imageUrlOf(publicBaseUrl, story);
      return {
        id: url,
        url,
        title,
        // Every item has some content.
        content_text: summary || title,
        ...(imageUrl !== null && { image: imageUrl }),
        date_published: new Date(firstAtMs).toISOString(),
        date_modified: new Date(lastAtMs).toISOString(),
        language,
      };
    }),
  });
}

/** The feeds of stories, by the last part of their address below `/g/`. */
const FEEDS = {
  "historias.xml": { mediaType: "application/rss+xml; charset=utf-8", write: rss },
  "historias.json": { mediaType: "application/feed+json; charset=utf-8", write: jsonFeed },
} as const;

/** Name of a feed. */
export type FeedName = keyof typeof FEEDS;

const isFeedName = (name: string): name is FeedName => Object.hasOwn(FEEDS, name);

/** The feed that an address asks for. @param name - What follows `/g/`. */
export function feedNamed(name: string): FeedName | null {
  return isFeedName(name) ? name : null;
}

/** Names of all feeds. */
export const FEED_NAMES: readonly FeedName[] = Object.keys(FEEDS).filter(isFeedName);

/** Returns the media type of a feed. */
export const feedMediaType = (name: FeedName): string => FEEDS[name].mediaType;

/** Writes a feed. The same stories give the same text. */
export function writeFeed(name: FeedName, feed: Feed): string {
  return FEEDS[name].write(feed, `${feed.publicBaseUrl}${PUBLISHED_PATH}/${name}`);
}
