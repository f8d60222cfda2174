import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { DoubleAnswer } from "./double.ts";

/** Most that a double reads of a request: above every limit that a service has, bytes. */
const BODY_MAX_BYTES = 32 * 1024 * 1024;

/** A double that listens. */
export interface Listening {
  /** Address without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A request as the network brought it. */
export interface RawRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** The same as it came, for what is no text. */
  readonly bytes: Buffer;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > BODY_MAX_BYTES) throw new Error("A request beyond what any service takes.");
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, { status, body, headers = {} }: DoubleAnswer): void {
  const isPlain = typeof body === "string" || Buffer.isBuffer(body);
  const mediaType = isPlain ? "text/plain; charset=utf-8" : "application/json; charset=utf-8";
  response.writeHead(status, { "content-type": mediaType, ...headers });
  response.end(isPlain ? body : JSON.stringify(body));
}

/** Answers one request. */
export type Answer = (request: RawRequest) => DoubleAnswer;

/**
 * Starts a real HTTP server on the loopback address.
 *
 * @param createAnswer - Gets the address that the server has, without a slash at the end.
 * @param port - Any free one for 0.
 */
export async function listen(createAnswer: (url: string) => Answer, port = 0): Promise<Listening> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  const url = `http://127.0.0.1:${address.port}`;
  const answer = createAnswer(url);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method = "GET" } = request;
    const asked = new URL(request.url ?? "/", url);
    const bytes = await readBody(request);
    const given = answer({ method, url: asked, headers, body: bytes.toString("utf8"), bytes });
    if (given.delayMs !== undefined) await setTimeout(given.delayMs);
    if (given.isCut === true) response.destroy();
    else if (given.isSilent !== true) send(response, given);
  }
  server.on("request", (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, { status: 500, body: String(error) });
    });
  });
  return {
    url,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
