import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "@nv/test-kit";
import { arcgis } from "./arcgis.ts";
import { cartociudad } from "./cartociudad.ts";
import { catastro } from "./catastro.ts";
import { createDatawrapper } from "./datawrapper.ts";
import { commonTrouble, type FakeService } from "./fake-service.ts";
import { ine } from "./ine.ts";
import { nominatim } from "./nominatim.ts";

/** One request that a stand-in got, as `/_asked/{service}/{scenario}` tells it. */
interface AskedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly userAgent: string;
  /** When it came, milliseconds since the epoch. */
  readonly atMs: number;
}

/** Stand-ins of the outside services, running. */
export interface RunningFakes {
  /** Address without a trailing slash; a service lives under `/{service}/{scenario}`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const isText = typeof body === "string";
  response.writeHead(status, { "Content-Type": isText ? "text/plain; charset=utf-8" : "application/json", ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

/** Starts a real HTTP server on a free loopback port, with every stand-in on it. */
export async function startFakes(): Promise<RunningFakes> {
  const services: Readonly<Record<string, FakeService>> = {
    ine,
    cartociudad,
    nominatim,
    arcgis,
    catastro,
    datawrapper: createDatawrapper(),
  };
  const asked = new Map<string, AskedRequest[]>();

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, first = "", second = "", third = ""] = url.pathname.split("/");
    if (first === "_asked") return send(response, 200, asked.get(`${second}/${third}`) ?? []);
    const service = services[first];
    if (service === undefined) return send(response, 404, "No such service");
    const path = decodeURIComponent(url.pathname.slice(`/${first}/${second}`.length));
    const log = asked.get(`${first}/${second}`) ?? [];
    const { headers, method = "GET" } = request;
    const fakeRequest = {
      method,
      path,
      query: url.searchParams,
      headers,
      body: await readBody(request),
      scenario: second,
      earlier: log.filter((entry) => entry.path === path).length,
    };
    const query = Object.fromEntries(url.searchParams);
    log.push({ path, query, userAgent: headers["user-agent"] ?? "", atMs: Date.now() });
    asked.set(`${first}/${second}`, log);
    const answer = commonTrouble(fakeRequest) ?? service(fakeRequest) ?? { status: 404, body: "Not Found" };
    send(response, answer.status, answer.body, answer.headers);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, 500, String(error)));
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
