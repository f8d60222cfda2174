import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { deflateSync } from "node:zlib";

/** Key that the double takes. */
const TOKEN = "token-de-prueba";

/** Largest data of a chart, bytes: 2 MiB, as at Datawrapper. */
const LARGEST_DATA_BYTES = 2 * 1024 * 1024;

/** Charts that the double starts with. */
const CHARTS = 40;

/** Heights that published charts tell, CSS pixels. */
const HEIGHT_PX = 380;

/** What metadata of a chart holds; the double keeps whatever it is given. */
interface Metadata {
  readonly describe?: Readonly<Record<string, unknown>>;
  readonly publish?: Readonly<Record<string, unknown>>;
  readonly [part: string]: unknown;
}

/** A chart of the double, as its own API describes it. */
export interface FakeChart {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly theme: string;
  readonly language: string;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly publicVersion: number;
  readonly publishedAt: string | null;
  readonly publicUrl: string | null;
  readonly metadata: Metadata;
}

/** A server that answers as Datawrapper and its CDN do. */
export interface FakeDatawrapper {
  readonly apiBase: string;
  readonly cdnBase: string;
  readonly token: string;
  /** Settings that make a server use it. */
  readonly env: Readonly<Record<string, string>>;
  /** What was asked so far: method and path. */
  readonly asked: readonly string[];
  /** Ids of the charts it has; the last is not published. */
  readonly ids: readonly string[];
  chart(id: string): FakeChart | undefined;
  /** Changes a chart and publishes it, as somebody at Datawrapper's own editor would. */
  republish(id: string, title: string): void;
  /** Answers the next requests of the API with a failure. @param retryAfterS - Seconds, for 429. */
  failNext(status: 401 | 403 | 404 | 413 | 429 | 500, times?: number, retryAfterS?: number): void;
  stop(): Promise<void>;
}

/** A grey picture of 2 by 2 pixels. */
function smallPng(): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
  const rows = deflateSync(Buffer.from([0, 128, 128, 0, 128, 128]));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Message of a published chart: `{"datawrapper-height": {"<id>": px}}`, again every second while it is another. */
function chartPage({ id, title, publicVersion }: FakeChart): string {
  const props = JSON.stringify(JSON.stringify({ chart: { id, title, publicVersion } })).replaceAll("<", "\\u003c");
  const safeTitle = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${safeTitle}</title></head>` +
    `<body style="margin:0"><div style="height:${HEIGHT_PX}px;background:#dde6ef"><h3 style="margin:0">${safeTitle}</h3>` +
    `<p>Versión ${publicVersion}</p></div><script>window.__DW_SVELTE_PROPS__ = JSON.parse(${props});` +
    `const tell = () => parent.postMessage({"datawrapper-height": {${JSON.stringify(id)}: ${HEIGHT_PX}}}, "*");` +
    `tell(); setInterval(tell, 1000);</script></body></html>`
  );
}

function firstCharts(cdnBase: () => string): Map<string, FakeChart> {
  const types = ["d3-lines", "d3-bars", "column-chart", "d3-scatter-plot", "tables", "locator-map"];
  return new Map(
    Array.from({ length: CHARTS }, (_, index): [string, FakeChart] => {
      const id = `ej${String(index + 1).padStart(3, "0")}`;
      const isPublished = index < CHARTS - 1;
      const day = new Date(Date.UTC(2026, 0, 1 + index, 9)).toISOString();
      return [
        id,
        {
          ...{ id, title: `EJEMPLO ${index + 1}: serie inventada`, type: types[index % types.length] ?? "d3-lines" },
          ...{ theme: "datawrapper", language: "es-ES", createdAt: day, lastModifiedAt: day },
          publicVersion: isPublished ? 1 : 0,
          publishedAt: isPublished ? day : null,
          publicUrl: isPublished ? `${cdnBase()}/${id}/1/` : null,
          metadata: {
            data: {},
            describe: {
              intro: "",
              byline: "",
              "source-name": "Instituto de Ejemplo",
              "source-url": "",
              "aria-description": "",
            },
            visualize: {},
            annotate: { notes: "" },
            publish: { "embed-width": 600, "embed-height": HEIGHT_PX, "embed-codes": {}, blocks: {} },
          },
        },
      ];
    }),
  );
}

/**
 * Starts a double of Datawrapper: the same paths, headers, limits and error bodies as its API, and what it publishes,
 * with invented charts. It is a real server, so that addresses, keys, waits and failures are really tried.
 *
 * @param port - Port of the loopback address; any free one for 0.
 */
export async function startFakeDatawrapper(port = 0): Promise<FakeDatawrapper> {
  let base = "";
  const asked: string[] = [];
  const data = new Map<string, string>();
  let failure = { status: 0, times: 0, retryAfterS: 1 };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  base = `http://127.0.0.1:${address.port}`;
  const charts = firstCharts(() => base);
  for (const id of charts.keys()) data.set(id, `año;valor\n2024;12,1\n2025;11,4\n2026;${id.charCodeAt(4) - 40},2\n`);

  const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
    const limits = { "x-ratelimit-limit": "600", "x-ratelimit-remaining": "599" };
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...limits, ...headers });
    response.end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, statusCode: number, error: string, message = error) =>
    json(response, statusCode, { statusCode, error, message });

  function publish(chart: FakeChart): FakeChart {
    const publicVersion = chart.publicVersion + 1;
    const now = new Date().toISOString();
    const next = { ...chart, publicVersion, publishedAt: now, lastModifiedAt: now };
    const published = { ...next, publicUrl: `${base}/${chart.id}/${publicVersion}/` };
    charts.set(chart.id, published);
    return published;
  }

  /** @returns Whether the failure that was ordered was answered. */
  function failed(response: ServerResponse): boolean {
    if (failure.times === 0) return false;
    failure = { ...failure, times: failure.times - 1 };
    const { status, retryAfterS } = failure;
    const names: Readonly<Record<number, string>> = {
      401: "Unauthorized",
      403: "Forbidden",
      404: "Not Found",
      413: "Request Entity Too Large",
      429: "Too Many Requests",
      500: "Internal Server Error",
    };
    const wait = status === 429 ? { "retry-after": String(retryAfterS) } : {};
    json(response, status, { statusCode: status, error: names[status], message: names[status] }, wait);
    return true;
  }

  function list(url: URL, response: ServerResponse): void {
    const query = url.searchParams;
    const search = (query.get("search") ?? "").toLowerCase();
    const published = query.get("published");
    const found = [...charts.values()]
      .filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(search))
      .filter(({ publicVersion }) => published === null || String(publicVersion > 0) === published)
      .sort((a, b) => b.lastModifiedAt.localeCompare(a.lastModifiedAt));
    const [offset, limit] = [Number(query.get("offset") ?? 0), Math.min(100, Number(query.get("limit") ?? 100))];
    // The list leaves the metadata out.
    const shown = found.slice(offset, offset + limit).map(({ metadata: _, ...chart }) => chart);
    const next = offset + limit < found.length ? `/v3/charts?offset=${offset + limit}&limit=${limit}` : undefined;
    json(response, 200, { list: shown, total: found.length, next });
  }

  async function change(request: IncomingMessage, response: ServerResponse, chart: FakeChart): Promise<void> {
    const patch: Partial<FakeChart> = JSON.parse((await readBody(request)).toString());
    const describe = { ...chart.metadata.describe, ...patch.metadata?.describe };
    const metadata = { ...chart.metadata, ...patch.metadata, describe };
    const changed = { ...chart, ...patch, id: chart.id, metadata, lastModifiedAt: new Date().toISOString() };
    charts.set(chart.id, changed);
    json(response, 200, changed);
  }

  async function chartData(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/csv" }).end(data.get(id) ?? "");
      return;
    }
    const body = await readBody(request);
    if (body.length > LARGEST_DATA_BYTES) return refuse(response, 413, "Request Entity Too Large");
    data.set(id, body.toString());
    response.writeHead(204).end();
  }

  /** A chart of one's own to begin with, or a copy; never published yet. */
  function addChart(chart: Omit<FakeChart, "id">): FakeChart {
    const id = `nv${String(charts.size).padStart(3, "0")}`;
    const now = new Date().toISOString();
    const added = {
      ...chart,
      id,
      createdAt: now,
      lastModifiedAt: now,
      publicVersion: 0,
      publishedAt: null,
      publicUrl: null,
    };
    charts.set(id, added);
    return added;
  }

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given: Partial<FakeChart> = JSON.parse((await readBody(request)).toString() || "{}");
    const [model] = charts.values();
    if (model === undefined) return refuse(response, 500, "Internal Server Error");
    json(response, 201, addChart({ ...model, title: given.title ?? "", type: given.type ?? "d3-lines" }));
  }

  async function chartAsset(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    name: string,
  ): Promise<void> {
    const isKnown = /^[0-9A-Za-z_-]{5}\.(csv|public\.csv|metadata\.json|map\.json|minimap\.json|highlight\.json)$/.test(
      name,
    );
    if (!isKnown || !name.startsWith(id))
      return refuse(response, 400, "Bad Request", "User not allowed to access this asset");
    if (request.method === "PUT") return chartData(request, response, name);
    const found = data.get(name);
    if (found === undefined) refuse(response, 404, "Not Found");
    else response.writeHead(200, { "content-type": "text/plain" }).end(found);
  }

  function oembed(url: URL, response: ServerResponse): void {
    const id = /\/([0-9A-Za-z_-]{5})\//.exec(url.searchParams.get("url") ?? "")?.[1] ?? "";
    const chart = charts.get(id);
    if (chart === undefined || chart.publicUrl === null) {
      refuse(response, 404, "Not Found");
      return;
    }
    const html = `<iframe title="${chart.title}" src="${chart.publicUrl}" height="${HEIGHT_PX}"></iframe>`;
    json(response, 200, { type: "rich", version: "1.0", title: chart.title, html, width: 600, height: HEIGHT_PX });
  }

  function embedCodes(response: ServerResponse, { id, title, publicUrl }: FakeChart): void {
    const frame = `<iframe title="${title}" src="${publicUrl}" scrolling="no" frameborder="0" height="${HEIGHT_PX}"></iframe>`;
    const script = `<div style="min-height:${HEIGHT_PX}px"><script src="${base}/${id}/embed.js" defer></script></div>`;
    json(response, 200, [
      { id: "responsive", preferred: true, title: "Responsive iframe", template: frame, code: frame },
      { id: "web-component", title: "Script", template: script, code: script },
    ]);
  }

  function exportImage(response: ServerResponse, format: string): void {
    const bodies: Readonly<Record<string, [string, string | Buffer]>> = {
      png: ["image/png", smallPng()],
      svg: ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'],
    };
    const found = bodies[format];
    if (found === undefined) refuse(response, 403, "Forbidden", "The plan has no PDF export");
    else response.writeHead(200, { "content-type": found[0] }).end(found[1]);
  }

  async function answerChart(
    request: IncomingMessage,
    response: ServerResponse,
    chart: FakeChart,
    part: string,
  ): Promise<void> {
    const call = `${request.method} ${part}`;
    if (call === "GET ") return json(response, 200, chart);
    if (call === "PATCH ") return change(request, response, chart);
    if (call === "DELETE ") {
      charts.delete(chart.id);
      response.writeHead(204).end();
      return;
    }
    if (part === "data") return chartData(request, response, chart.id);
    if (call === "POST publish") {
      const published = publish(chart);
      return json(response, 200, { data: published, version: published.publicVersion, url: published.publicUrl });
    }
    if (part.startsWith("publish/status/"))
      return json(response, 200, { progress: ["preparing", "uploading", "done"] });
    if (call === "GET embed-codes") return embedCodes(response, chart);
    if (call === "GET display-urls") return json(response, 200, [{ id: "fullscreen", url: chart.publicUrl }]);
    if (call === "POST copy" || call === "POST fork")
      return json(response, 201, addChart({ ...chart, title: `${chart.title} (Copy)` }));
    if (call === "POST data/refresh") {
      response.writeHead(204).end();
      return;
    }
    if (part.startsWith("assets/")) return chartAsset(request, response, chart.id, part.slice("assets/".length));
    if (part.startsWith("export/")) return exportImage(response, part.slice("export/".length));
    return refuse(response, 404, "Not Found");
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (failed(response)) return;
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return refuse(response, 401, "Unauthorized", "Invalid token");
    if (url.pathname === "/v3/me") return json(response, 200, { id: 1, name: "Equipo de ejemplo" });
    if (url.pathname === "/v3/charts" && request.method === "GET") return list(url, response);
    if (url.pathname === "/v3/charts" && request.method === "POST") return create(request, response);
    if (url.pathname === "/v3/oembed") return oembed(url, response);
    const [, id = "", part = ""] = /^\/v3\/charts\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const chart = charts.get(id);
    return chart === undefined ? refuse(response, 404, "Not Found") : answerChart(request, response, chart, part);
  }

  function answerCdn(response: ServerResponse, url: URL): void {
    const [, id = "", version, file = ""] = /^\/([^/]+)\/(?:(\d+)\/?)?(.*)$/.exec(url.pathname) ?? [];
    const chart = charts.get(id);
    if (chart === undefined || chart.publicVersion === 0) {
      response.writeHead(404, { "content-type": "text/html" }).end("Not Found");
      return;
    }
    const html = { "content-type": "text/html; charset=utf-8", "access-control-allow-origin": "*" };
    if (file === "dataset.csv") response.writeHead(200, { ...html, "content-type": "text/csv" }).end(data.get(id));
    else if (file === "full.png") response.writeHead(200, { ...html, "content-type": "image/png" }).end(smallPng());
    else if (version === undefined) {
      const target = `${base}/${id}/${chart.publicVersion}/`;
      response.writeHead(200, html).end(`<meta http-equiv="refresh" content="0; url=${target}">`);
    } else response.writeHead(200, html).end(chartPage({ ...chart, publicVersion: Number(version) }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", base);
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    if (url.pathname.startsWith("/v3/")) return answerApi(request, response, url);
    answerCdn(response, url);
  }

  return {
    ...{ apiBase: base, cdnBase: base, token: TOKEN, asked, ids: [...charts.keys()] },
    env: {
      DATAWRAPPER_MODE: "local",
      DATAWRAPPER_TOKEN: TOKEN,
      DATAWRAPPER_API_BASE: base,
      DATAWRAPPER_CDN_BASE: base,
    },
    chart: (id) => charts.get(id),
    republish(id, title) {
      const chart = charts.get(id);
      if (chart !== undefined) publish({ ...chart, title });
    },
    failNext(status, times = 1, retryAfterS = 1) {
      failure = { status, times, retryAfterS };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
