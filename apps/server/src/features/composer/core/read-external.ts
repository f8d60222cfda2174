import type { ExternalPage } from "@nv/contracts/schemas";
import { z } from "zod";
import { readHtml, titleIn } from "../../../platform/outside/core/read-html.ts";

/** Longest text that is taken of a page of others, characters. */
const LONGEST_TEXT = 300;

/** Longest address that is taken, characters. */
const LONGEST_ADDRESS = 2000;

/** Largest frame that an oEmbed may ask for, CSS pixels. */
const LARGEST_PX = 4000;

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);

/** An https address, whole; `null` for anything else. */
export function httpsAddress(text: string, base?: string): string | null {
  if (text === "" || text.length > LONGEST_ADDRESS || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === "https:" && url.username === "" ? url.href : null;
}

/** Facts that a page states about itself in its head. */
export interface PageFacts {
  /** Values of its `og:` marks, the first of each; names without `og:`. */
  readonly openGraph: ReadonlyMap<string, string>;
  readonly title: string;
  /** Address of its oEmbed as JSON; `null` without one. */
  readonly oEmbedUrl: string | null;
}

/** Reads the head of a page of others. @param url - Where it was read. */
export function readPage(html: string, url: string): PageFacts {
  const openGraph = new Map<string, string>();
  let oEmbedUrl: string | null = null;
  readHtml(html, {
    tag({ name, attributes }) {
      const value = (attribute: string) => attributes.get(attribute) ?? "";
      if (name === "meta" && value("property").startsWith("og:")) {
        const mark = value("property").slice("og:".length);
        if (!openGraph.has(mark)) openGraph.set(mark, plain(value("content")));
      }
      if (name === "link" && value("type").toLowerCase() === "application/json+oembed")
        oEmbedUrl ??= httpsAddress(value("href"), url);
    },
  });
  return { openGraph, title: plain(titleIn(html)), oEmbedUrl };
}

const text = z.string().transform(plain).catch("");
/** Services write sizes as figures and as texts, and `"100%"` for none. */
const size = z.coerce.number().int().min(1).max(LARGEST_PX).nullable().catch(null);

/** Answer of an oEmbed, as far as anything of it is believed. @see https://oembed.com */
const OEmbedAnswer = z.object({
  title: text,
  provider_name: text,
  thumbnail_url: z.string().catch(""),
  html: z.string().max(100_000).catch(""),
  width: size,
  height: size,
});
export type OEmbedFacts = z.infer<typeof OEmbedAnswer>;

/** Reads an oEmbed answer; `null` for what is none. */
export function readOEmbed(body: string): OEmbedFacts | null {
  try {
    return OEmbedAnswer.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null; // Whatever else others answer there.
  }
}

/** Address of the first frame in the markup of an oEmbed; its scripts and the rest of it are nobody's here. */
function frameIn(html: string): string | null {
  let found: string | null = null;
  readHtml(html, {
    tag({ name, attributes }) {
      if (name === "iframe") found ??= httpsAddress(attributes.get("src") ?? "");
    },
  });
  return found;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const headerOf = (headers: Headers, name: string) => [headers[name] ?? []].flat().join(", ").toLowerCase();

/** Whether the answer of a page lets pages of others frame it. */
export function isFrameable(headers: Headers): boolean {
  const policies = headerOf(headers, "content-security-policy").split(/[,;]/);
  const ancestors = policies.map((part) => part.trim()).filter((part) => part.startsWith("frame-ancestors"));
  // Where a policy speaks of frames, the older header counts for nothing.
  if (ancestors.length > 0)
    return ancestors.every((part) =>
      part
        .split(/\s+/)
        .slice(1)
        .some((source) => source === "*" || source === "https:"),
    );
  return headerOf(headers, "x-frame-options") === "";
}

/** Puts together what is known of a page. @param oEmbed - What its oEmbed said; `null` for nothing. */
export function externalPage(
  { url, headers }: { readonly url: string; readonly headers: Headers },
  { openGraph, title }: PageFacts,
  oEmbed: OEmbedFacts | null,
): ExternalPage {
  const said = (mark: string) => openGraph.get(mark) ?? "";
  const frameUrl = oEmbed === null ? null : frameIn(oEmbed.html);
  const found = {
    title: oEmbed?.title || said("title") || title,
    provider: oEmbed?.provider_name || said("site_name"),
  };
  return {
    url,
    ...found,
    description: said("description"),
    image: httpsAddress(oEmbed?.thumbnail_url || said("image"), url),
    frameUrl,
    widthPx: oEmbed?.width ?? null,
    heightPx: oEmbed?.height ?? null,
    // What an oEmbed gives is meant to be framed.
    isFrameable: frameUrl !== null || isFrameable(headers),
    learnedFrom: oEmbed !== null ? "oembed" : openGraph.size > 0 ? "open-graph" : title === "" ? "nothing" : "title",
  };
}
