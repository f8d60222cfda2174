import { once } from "node:events";
import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { publicAddressOf } from "./public-address.ts";

/** A proxy that leads to the public Internet and to nowhere else. */
export interface BrowserProxy {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Counts what the browser asked for in vain: addresses that are not public or do not answer, and pages of ours that are not there. */
  readonly failures: () => number;
  close(): Promise<void>;
}

const HTTPS_PORT = "443";

/** Origin of what is at hand for one look of the browser: no machine answers to it. @see https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
export const AT_HAND_ORIGIN = "http://borrador.invalid";

/** A file that is at hand. */
export interface FileAtHand {
  readonly body: Uint8Array;
  readonly mediaType: string;
}

/** Gives what the browser may have at {@link AT_HAND_ORIGIN}, by its path; `null` for what is not there. */
export type AtHand = (path: string) => Promise<FileAtHand | null>;

/** Kinds of requests that a page is shown by, as browsers say them. */
const FRAMED: readonly string[] = ["document", "iframe"];

/** Nothing at hand: what most looks have. */
const NOTHING_AT_HAND: AtHand = async () => null;

/**
 * Starts the way out of a browser that opens pages of others on our machine: a page could send it to addresses that only
 * this machine reaches, and the picture would show them.
 *
 * @param trustedOrigins - Origins that are reached although they are not public: our own, and the local double of a service.
 * @param atHand - What it answers itself: pages that nobody has published.
 */
export async function startBrowserProxy(
  trustedOrigins: readonly string[],
  atHand: AtHand = NOTHING_AT_HAND,
): Promise<BrowserProxy> {
  const tunnels = new Set<Duplex>();
  let failures = 0;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const file = await atHand(path);
    if (file === null) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.mediaType }).end(file.body);
  }

  /** Forwards a plain request, which only trusted origins get. */
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.canParse(request.url ?? "") ? new URL(request.url ?? "") : null;
    if (url?.origin === AT_HAND_ORIGIN) return answer(url.pathname, response);
    if (url === null || !trustedOrigins.includes(url.origin)) {
      failures += 1;
      return void response.writeHead(403).end();
    }
    const onward = plainRequest(url, { method: request.method, headers: request.headers }, (answer) => {
      const { statusCode = 502 } = answer;
      if (statusCode >= 400 && FRAMED.includes(String(request.headers["sec-fetch-dest"]))) failures += 1;
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => {
      failures += 1;
      response.destroy();
    });
    request.pipe(onward);
  }

  async function tunnel(target: string, client: Duplex): Promise<void> {
    const [, host = "", port = ""] = /^\[?([^\]]+)\]?:(\d+)$/.exec(target) ?? [];
    const isTrusted = trustedOrigins.includes(new URL(`https://${target}`).origin);
    const address = isTrusted ? host : port === HTTPS_PORT ? await publicAddressOf(host) : null;
    if (address === null) {
      failures += 1;
      return void client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    }
    let isConnected = false;
    const upstream = connect(Number(port), address, () => {
      isConnected = true;
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.pipe(client).pipe(upstream);
    });
    tunnels.add(client);
    for (const side of [client, upstream]) {
      side.on("error", () => {
        if (side === upstream && !isConnected) failures += 1;
        client.destroy();
        upstream.destroy();
      });
      side.on("close", () => {
        tunnels.delete(client);
        client.destroy();
        upstream.destroy();
      });
    }
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  server.on("connect", (request, socket: Duplex) => {
    tunnel(request.url ?? "", socket).catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave the proxy no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    failures: () => failures,
    async close() {
      for (const client of tunnels) client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
