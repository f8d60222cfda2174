import type { IncomingMessage, ServerResponse } from "node:http";
import { COMPOSER_CONTENT_PATH, EMBED_SEEN_PATH, OEMBED_PATH } from "@nv/contracts";
import { sendStoredFile } from "../../gate/send-stored-file.ts";
import { describeForComposer } from "./composer-content.ts";
import { CACHES, findableHeaders, publicHeaders } from "./core/published-headers.ts";
import { PUBLISHED_SECTIONS, type PublishedSection } from "./core/published-path.ts";
import { examplePages } from "./example-pages.ts";
import { goneFile } from "./gone-answer.ts";
import { describeForOEmbed, type OEmbedDeps } from "./oembed.service.ts";
import type { PublishedHandler } from "./published.ts";
import { createPublishedAnswers } from "./published-answers.ts";
import { readyScript } from "./reader-script.ts";
import type { Sightings } from "./sightings.ts";

/** First parts of the addresses that readers of the newspaper fetch. */
export const READER_SEGMENTS = [
  ...PUBLISHED_SECTIONS.map((section) => section.split("/")[0] ?? section),
  "e",
  "oembed.json",
];

/** Whether an address is below a section: `/data/…` is not below `/d`. */
function isBelow(target: string, section: PublishedSection): boolean {
  return target.startsWith(`/${section}`) && ["", "/", "?"].includes(target.charAt(section.length + 1));
}

/** Largest report of a page, bytes: an address and some slugs. */
const LARGEST_REPORT_BYTES = 4096;

/** Dependencies of the handler that answers readers. */
export interface ReadersDeps {
  /** Handler of each section. */
  readonly published: Readonly<Record<PublishedSection, PublishedHandler>>;
  /** Scripts that pages of others load, by their path. */
  readonly scripts: Readonly<Record<string, Buffer>>;
  readonly oembed: OEmbedDeps;
  readonly sightings: Sightings;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onFailure: (error: unknown) => void;
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LARGEST_REPORT_BYTES) return null;
  }
  return body;
}

/** Answers everything that readers of the newspaper fetch: no session, no database. */
export function createReaders(deps: ReadersDeps): PublishedHandler {
  const headers = publicHeaders(deps.headers);
  const answers = createPublishedAnswers({ headers, caches: CACHES, gone: goneFile });
  const kept = new Map([
    ...examplePages(headers),
    ...Object.entries(deps.scripts).map(
      ([path, script]) => [path, readyScript(script, findableHeaders(headers))] as const,
    ),
  ]);

  function sendNothing(response: ServerResponse, status: 204 | 400 | 404 | 405 | 413 | 501): void {
    response.writeHead(status, { ...headers, "cache-control": "no-store" }).end();
  }

  async function noteSighting(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") return sendNothing(response, 405);
    const body = await readBody(request);
    if (body === null) return sendNothing(response, 413);
    return sendNothing(response, deps.sightings.note(body) ? 204 : 400);
  }

  async function sendOEmbed(url: URL, response: ServerResponse): Promise<void> {
    // What it asks to be told in, and what we do not speak.
    if (!["json", null].includes(url.searchParams.get("format"))) return sendNothing(response, 501);
    const mostPx = (name: string) => {
      const px = Number(url.searchParams.get(name) ?? Number.NaN);
      return px > 0 ? px : null;
    };
    const described = await describeForOEmbed(deps.oembed, {
      url: url.searchParams.get("url") ?? "",
      maxWidthPx: mostPx("maxwidth"),
      maxHeightPx: mostPx("maxheight"),
    });
    if (described === null) return sendNothing(response, 404);
    response
      .writeHead(200, {
        ...findableHeaders(headers),
        "content-type": "application/json; charset=utf-8",
        "cache-control": "public, max-age=60",
      })
      .end(JSON.stringify(described));
  }

  /** Sends the content that a newspaper's page puts where Composer inserted a graphic. */
  async function sendContent(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const content = await describeForComposer(deps.oembed, path);
    if (content === null) return answers.missing(response);
    return answers.json(request, response, JSON.stringify(content), content.state === "live" ? 200 : 410);
  }

  /** The store is away, or there is a bug: whoever asks is told that it may pass. */
  function fail(response: ServerResponse, error: unknown): void {
    deps.onFailure(error);
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { ...headers, "cache-control": "no-store", "retry-after": "5" }).end();
  }

  return (request, response) => {
    const target = request.url ?? "/";
    const section = PUBLISHED_SECTIONS.find((name) => isBelow(target, name));
    if (section !== undefined) return deps.published[section](request, response);
    if (!URL.canParse(target, "http://localhost")) return sendNothing(response, 400);
    const url = new URL(target, "http://localhost");
    // A report that breaks off comes from a reader who left: there is nobody to answer.
    if (url.pathname === EMBED_SEEN_PATH) return noteSighting(request, response).catch(() => void response.destroy());
    const isContent = url.pathname.startsWith(`${COMPOSER_CONTENT_PATH}/`);
    if (isContent && request.method === "OPTIONS") return answers.options(response);
    if (request.method !== "GET" && request.method !== "HEAD") return sendNothing(response, 405);
    if (isContent) return sendContent(request, response, url.pathname).catch((error: unknown) => fail(response, error));
    const file = kept.get(url.pathname);
    if (file !== undefined) return sendStoredFile(request, response, file);
    if (url.pathname === OEMBED_PATH) return sendOEmbed(url, response).catch((error: unknown) => fail(response, error));
    return sendNothing(response, 404);
  };
}
