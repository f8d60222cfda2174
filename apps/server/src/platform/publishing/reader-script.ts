import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { negotiateEncoding } from "../../gate/core/negotiate-encoding.ts";

/** An hour in the browser, a day more while it asks again: it is mended without a new address. */
const READER_SCRIPT_CACHE = "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800";

/**
 * Builds the answer to a script that pages of others load, ready in every encoding.
 *
 * @param headers - Headers of every published answer.
 */
export function createReaderScript(script: Buffer, headers: Readonly<Record<string, string>>) {
  const digest = createHash("sha256").update(script).digest("base64url").slice(0, 22);
  const bodies = { identity: script, br: brotliCompressSync(script), gzip: gzipSync(script, { level: 9 }) };
  const common = {
    ...headers,
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": READER_SCRIPT_CACHE,
    vary: "Accept-Encoding",
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    const etag = `"${digest}-${encoding}"`;
    const body = bodies[encoding];
    const answered = { ...common, etag, ...(encoding !== "identity" && { "content-encoding": encoding }) };
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304, answered).end();
      return;
    }
    response.writeHead(200, { ...answered, "content-length": String(body.length) });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
