import { type FakeAnswer, type FakeRequest, type FakeService, ok } from "./fake-service.ts";

/** Token that the stand-in takes. */
export const FAKE_TOKEN = "token-de-muestra";
/** The service refuses larger data. */
const MAX_DATA_BYTES = 2 * 1024 * 1024;

interface FakeChart {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly metadata: unknown;
  readonly publicVersion: number;
  readonly data: string;
}

function failure(status: number, message: string): FakeAnswer {
  return { status, body: { statusCode: status, error: message, message } };
}

function fieldsOf(body: string): Partial<FakeChart> {
  const fields: unknown = JSON.parse(body || "{}");
  return typeof fields === "object" && fields !== null ? fields : {};
}

/**
 * Makes a stand-in for the charting service's API, with charts of its own: `POST /v3/charts`, `GET` and `PATCH
 * /v3/charts/{id}`, `PUT` and `GET …/data`, `POST …/publish`. 401 without its token, 404 for an id that is not there, 413 for
 * data over 2 MiB.
 */
export function createDatawrapper(): FakeService {
  const charts = new Map<string, FakeChart>();

  function change(chart: FakeChart, { method, headers, body }: FakeRequest, part: string): FakeAnswer | null {
    if (part === "data" && method === "PUT") {
      if (Buffer.byteLength(body) > MAX_DATA_BYTES)
        return failure(413, "Payload content length greater than maximum allowed");
      if (!String(headers["content-type"]).startsWith("text/csv")) return failure(415, "Unsupported Media Type");
      charts.set(chart.id, { ...chart, data: body });
      return { status: 204, body: "" };
    }
    if (part === "data" && method === "GET") return { status: 200, body: chart.data };
    if (part === "publish" && method === "POST") {
      const published = { ...chart, publicVersion: chart.publicVersion + 1 };
      charts.set(chart.id, published);
      const publicUrl = `https://datawrapper.dwcdn.net/${chart.id}/${published.publicVersion}/`;
      return ok({ data: { ...published, publicUrl }, version: published.publicVersion, url: publicUrl });
    }
    if (part === "" && method === "PATCH") {
      const patched = { ...chart, ...fieldsOf(body) };
      charts.set(chart.id, patched);
      return ok(patched);
    }
    return part === "" && method === "GET" ? ok(chart) : null;
  }

  return (request) => {
    const [, version, list, id = "", part = ""] = request.path.split("/");
    if (version !== "v3" || list !== "charts") return null;
    if (request.headers.authorization !== `Bearer ${FAKE_TOKEN}`) return failure(401, "Unauthorized");
    if (id === "" && request.method === "POST") {
      const { title = "", type = "d3-bars" } = fieldsOf(request.body);
      const chart = {
        id: `Mu${String(charts.size + 1).padStart(3, "0")}`,
        title,
        type,
        metadata: {},
        publicVersion: 0,
        data: "",
      };
      charts.set(chart.id, chart);
      return { status: 201, body: chart };
    }
    const chart = charts.get(id);
    return chart === undefined ? failure(404, "Not Found") : change(chart, request, part);
  };
}
