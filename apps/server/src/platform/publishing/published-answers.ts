import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentPolicy } from "./core/published-headers.ts";
import type { GoneAnswer } from "./gone-answer.ts";

/** Dependencies of the answers that hold no file of a revision. */
interface AnswersDeps {
  /** Headers of every published answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answer for something that was taken back. */
  readonly gone: (slug: string) => GoneAnswer;
  /** `Cache-Control` value of each. */
  readonly caches: Readonly<Record<"live" | "missing", string>>;
}

/** The answers below a section that hold no file of a revision. */
export type PublishedAnswers = ReturnType<typeof createPublishedAnswers>;

/** Headers, besides that of its encoding, on which the answer to a file of a rescued archive depends. */
export const ARCHIVE_VARY = "Sec-Fetch-Site, Sec-Fetch-Dest";

const DATA_POLICY = contentPolicy({ policy: "data", scriptHashes: [], styleHashes: [], frameOrigins: [] });

/** Answers that say the same each time, written once. */
export function createPublishedAnswers({ headers: common, gone, caches }: AnswersDeps) {
  const live = { ...common, "cache-control": caches.live };
  const missingHeaders = {
    ...common,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": caches.missing,
  };
  const dataHeaders = { ...live, "content-security-policy": DATA_POLICY };

  function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    { body, mediaType, status }: { readonly body: string; readonly mediaType: string; readonly status: 200 | 410 },
  ): void {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = { ...dataHeaders, "content-type": mediaType, etag };
    if (status === 200 && request.headers["if-none-match"]?.includes(etag))
      return void response.writeHead(304, headers).end();
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
    response.end(request.method === "HEAD" ? undefined : body);
  }
  return {
    missing(response: ServerResponse): void {
      response.writeHead(404, missingHeaders).end("Aquí no hay nada publicado.\n");
    },
    /** Refuses a file that a page of ours may not take in. */
    forbidden(response: ServerResponse): void {
      response.writeHead(403, { ...common, "cache-control": "no-store", vary: ARCHIVE_VARY }).end();
    },
    /** Answer of an address that holds nothing any more. */
    gone(request: IncomingMessage, response: ServerResponse, slug: string): void {
      const { body, policy } = gone(slug);
      const headers = { ...live, "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
      response.writeHead(410, headers).end(request.method === "HEAD" ? undefined : body);
    },
    /** A pointer or the list of pointers, as JSON. */
    json: (request: IncomingMessage, response: ServerResponse, body: string, status: 200 | 410 = 200): void =>
      sendText(request, response, { body, mediaType: "application/json; charset=utf-8", status }),
    /** A list that a section gives besides. */
    text: (
      request: IncomingMessage,
      response: ServerResponse,
      list: { readonly body: string; readonly mediaType: string },
    ): void => sendText(request, response, { ...list, status: 200 }),
    options(response: ServerResponse): void {
      const allowed = { "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "Range" };
      response.writeHead(204, { ...common, ...allowed, "access-control-max-age": "86400" }).end();
    },
    methodNotAllowed(response: ServerResponse): void {
      response.writeHead(405, { ...common, allow: "GET, HEAD, OPTIONS" }).end();
    },
    badRange(response: ServerResponse, sizeBytes: number): void {
      response.writeHead(416, { ...common, "content-range": `bytes */${sizeBytes}`, "content-length": "0" }).end();
    },
    /** Something failed that may pass. */
    failed(response: ServerResponse): void {
      if (response.headersSent) return void response.destroy();
      response.writeHead(503, { ...common, "cache-control": "no-store", "retry-after": "5" }).end();
    },
  };
}
