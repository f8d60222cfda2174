import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves a precompressed build on the loopback address, for a comparison that has no server of its own.
 *
 * @param folder - Build with `.br` neighbours.
 */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? "/").split("?", 1)[0] ?? "/");
    const file = [path, `${path}.html`, join(path, "index.html")]
      .map((name) => join(folder, name))
      .find((name) => extname(name) !== "" && existsSync(name));
    if (file === undefined) return response.writeHead(404).end();
    const compressed = `${file}.br`;
    const isCompressed = existsSync(compressed);
    response.writeHead(200, {
      "content-type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
      ...(isCompressed && { "content-encoding": "br" }),
    });
    return response.end(await readFile(isCompressed ? compressed : file));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
