import type { DoubleAnswer, DoubleRequest } from "../double.ts";
import { ok } from "../double.ts";
import { drawing } from "./chart-page.ts";
import { chartPicture } from "./chart-picture.ts";
import { CHART_HEIGHT_PX, type Charts, EMPTY_METADATA, type FakeChart, type Metadata } from "./charts.ts";

/** Largest data of a chart, bytes: 2 MiB, as at the service. */
const DATA_MAX_BYTES = 2 * 1024 * 1024;

/** Most charts of one page of the list. */
const LIST_MAX = 100;

/** Ends of the names of files that a chart may have. */
const ASSET_NAME = /^[0-9A-Za-z_-]{5}\.(csv|public\.csv|metadata\.json|map\.json|minimap\.json|highlight\.json)$/;

const EMPTY: DoubleAnswer = { status: 204, body: "" };

/** A failure in the service's own shape. */
export function refusal(statusCode: number, error: string, message = error): DoubleAnswer {
  return { status: statusCode, body: { statusCode, error, message } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields of a body; none when it is no object. */
function fieldsOf(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body === "" ? "{}" : body);
  return isRecord(value) ? value : {};
}

/** Merges what is given on top of what is there, part by part, as the service merges metadata. */
function merged(there: Metadata, given: Metadata): Metadata {
  const parts = Object.entries(given).map(([name, value]) => {
    const before = there[name];
    return [name, isRecord(before) && isRecord(value) ? merged(before, value) : value] as const;
  });
  return { ...there, ...Object.fromEntries(parts) };
}

const textOf = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

function list({ all }: Charts, query: URLSearchParams): DoubleAnswer {
  const search = (query.get("search") ?? "").toLowerCase();
  const published = query.get("published");
  const found = [...all.values()]
    .filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(search))
    .filter(({ publicVersion }) => published === null || String(publicVersion > 0) === published)
    .sort((a, b) => b.lastModifiedAt.localeCompare(a.lastModifiedAt));
  const [offset, limit] = [
    Number(query.get("offset") ?? 0),
    Math.min(LIST_MAX, Number(query.get("limit") ?? LIST_MAX)),
  ];
  // The list leaves the metadata out.
  const shown = found.slice(offset, offset + limit).map(({ metadata: _, ...chart }) => chart);
  const next = offset + limit < found.length ? `/v3/charts?offset=${offset + limit}&limit=${limit}` : undefined;
  return ok({ list: shown, total: found.length, next });
}

function create(charts: Charts, body: string): DoubleAnswer {
  const [model] = charts.all.values();
  if (model === undefined) return refusal(500, "Internal Server Error");
  const { title, type } = fieldsOf(body);
  const chart = { ...model, title: textOf(title, ""), type: textOf(type, "d3-lines"), metadata: EMPTY_METADATA };
  return { status: 201, body: charts.add(chart) };
}

function change(charts: Charts, chart: FakeChart, body: string): DoubleAnswer {
  const given = fieldsOf(body);
  return ok(
    charts.put({
      ...chart,
      title: textOf(given.title, chart.title),
      type: textOf(given.type, chart.type),
      theme: textOf(given.theme, chart.theme),
      language: textOf(given.language, chart.language),
      metadata: isRecord(given.metadata) ? merged(chart.metadata, given.metadata) : chart.metadata,
      lastModifiedAt: new Date().toISOString(),
    }),
  );
}

function data(
  { data: kept }: Charts,
  { method, headers, body }: DoubleRequest,
  name: string,
  type: string,
): DoubleAnswer {
  if (method === "GET") {
    const found = kept.get(name);
    return found === undefined
      ? refusal(404, "Not Found")
      : { status: 200, body: found, headers: { "content-type": type } };
  }
  if (method !== "PUT") return refusal(404, "Not Found");
  if (Buffer.byteLength(body) > DATA_MAX_BYTES)
    return refusal(413, "Request Entity Too Large", "Payload content length greater than maximum allowed");
  if (type === "text/csv" && !String(headers["content-type"]).startsWith("text/csv"))
    return refusal(415, "Unsupported Media Type");
  kept.set(name, body);
  return EMPTY;
}

function asset(charts: Charts, request: DoubleRequest, id: string, name: string): DoubleAnswer {
  if (!ASSET_NAME.test(name) || !name.startsWith(id))
    return refusal(400, "Bad Request", "User not allowed to access this asset");
  return data(charts, request, name, "text/plain");
}

function oembed(charts: Charts, query: URLSearchParams): DoubleAnswer {
  const id = /\/([0-9A-Za-z_-]{5})\//.exec(query.get("url") ?? "")?.[1] ?? "";
  const chart = charts.get(id);
  if (chart === undefined || chart.publicUrl === null) return refusal(404, "Not Found");
  const html = `<iframe title="${chart.title}" src="${chart.publicUrl}" height="${CHART_HEIGHT_PX}"></iframe>`;
  return ok({ type: "rich", version: "1.0", title: chart.title, html, width: 600, height: CHART_HEIGHT_PX });
}

function embedCodes({ id, title, publicUrl }: FakeChart): DoubleAnswer {
  const frame = `<iframe title="${title}" src="${publicUrl}" scrolling="no" frameborder="0" height="${CHART_HEIGHT_PX}"></iframe>`;
  const host = publicUrl === null ? "" : new URL(publicUrl).origin;
  const script = `<div style="min-height:${CHART_HEIGHT_PX}px"><script src="${host}/${id}/embed.js" defer></script></div>`;
  return ok([
    { id: "responsive", preferred: true, title: "Responsive iframe", template: frame, code: frame },
    { id: "web-component", title: "Script", template: script, code: script },
  ]);
}

function image(csv: string, format: string): DoubleAnswer {
  if (format === "png") return { status: 200, body: chartPicture(csv), headers: { "content-type": "image/png" } };
  if (format === "svg") return { status: 200, body: drawing(csv), headers: { "content-type": "image/svg+xml" } };
  return refusal(403, "Forbidden", "The plan has no PDF export");
}

function ofChart(charts: Charts, request: DoubleRequest, chart: FakeChart, part: string): DoubleAnswer {
  const { id } = chart;
  if (part === "data") return data(charts, request, id, "text/csv");
  if (part.startsWith("assets/")) return asset(charts, request, id, part.slice("assets/".length));
  switch (`${request.method} ${part}`) {
    case "GET ":
      return ok(chart);
    case "PATCH ":
      return change(charts, chart, request.body);
    case "DELETE ":
      charts.remove(id);
      return EMPTY;
    case "POST publish": {
      const published = charts.publish(chart);
      return ok({ data: published, version: published.publicVersion, url: published.publicUrl });
    }
    case "GET embed-codes":
      return embedCodes(chart);
    case "GET display-urls":
      return ok([{ id: "fullscreen", url: chart.publicUrl }]);
    case "POST copy":
    case "POST fork":
      return { status: 201, body: charts.add({ ...chart, title: `${chart.title} (Copy)` }) };
    case "POST data/refresh":
      return EMPTY;
    default:
      if (part.startsWith("publish/status/")) return ok({ progress: ["preparing", "uploading", "done"] });
      if (part.startsWith("export/")) return image(charts.data.get(chart.id) ?? "", part.slice("export/".length));
      return refusal(404, "Not Found");
  }
}

/** Answers `/v3/…` as the service's API does, once the key was looked at. */
export function answerApi(charts: Charts, request: DoubleRequest): DoubleAnswer {
  const { method, path, query, body } = request;
  if (path === "/v3/me") return ok({ id: 1, name: "Equipo de ejemplo" });
  if (path === "/v3/charts" && method === "GET") return list(charts, query);
  if (path === "/v3/charts" && method === "POST") return create(charts, body);
  if (path === "/v3/oembed") return oembed(charts, query);
  const [, , collection, id = "", ...parts] = path.split("/");
  const part = parts.join("/");
  const chart = collection === "charts" ? charts.get(id) : undefined;
  return chart === undefined ? refusal(404, "Not Found") : ofChart(charts, request, chart, part);
}
