import type { ServerErrorCode } from "@nv/contracts";
import type {
  DatawrapperChart,
  DatawrapperDetail,
  DatawrapperEmbedCodes,
  DatawrapperList,
} from "@nv/contracts/schemas";
import { z } from "zod";
import { Problem } from "../../../http/problem.ts";

/** How the team's Datawrapper account is reached. */
export interface DatawrapperSettings {
  /** `live`: Datawrapper; `local`: a server of one's own that answers like it; `off`: by hand. */
  readonly mode: "live" | "local" | "off";
  readonly token: string | undefined;
  /** Addresses of the service and of what it publishes, without a final slash. */
  readonly apiBase: string;
  readonly cdnBase: string;
}

/** A picture of a chart. */
export interface ChartImage {
  readonly mediaType: string;
  readonly body: Buffer;
}

/** What to ask a list for. */
export interface ChartSearch {
  readonly search: string;
  readonly isPublished?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The team's Datawrapper account. Every method throws {@link Problem} with a `SERVICE_…` code when it cannot answer. */
export interface Datawrapper {
  readonly settings: DatawrapperSettings;
  list(search: ChartSearch): Promise<DatawrapperList>;
  chart(id: string): Promise<DatawrapperDetail>;
  embedCodes(id: string): Promise<DatawrapperEmbedCodes>;
  /** The data as text: CSV, or JSON for locator maps. */
  data(id: string): Promise<string>;
  exportImage(id: string, format: "png" | "svg" | "pdf", query: URLSearchParams): Promise<ChartImage>;
}

/** How long one request may take, milliseconds; an exported picture takes some seconds. */
const TIMEOUT_MS = 30_000;

/** Largest answer that is read, bytes: data are 2 MiB at most, pictures some more. */
const LARGEST_ANSWER_BYTES = 20 * 1024 * 1024;

/** Longest wait that is taken on oneself when the service asks for one, milliseconds; a longer one is told to the person. */
const LONGEST_WAIT_MS = 3000;

/** Wait after a failure that names none, milliseconds, with as much again at random so that processes do not repeat in step. */
const RETRY_MS = 400;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const ChartAnswer = z.object({
  id: z.string(),
  title: text,
  type: text,
  publicVersion: z
    .number()
    .nullish()
    .transform((version) => version ?? 0),
  lastModifiedAt: text,
  thumbnails: z.object({ full: z.string().optional(), plain: z.string().optional() }).nullish(),
});

const ListAnswer = z.object({ list: z.array(ChartAnswer), total: z.number() });

const DetailAnswer = ChartAnswer.extend({
  language: text,
  publicUrl: z.string().nullish(),
  metadata: z
    .object({
      describe: z
        .object({ intro: text, byline: text, "source-name": text, "source-url": text, "aria-description": text })
        .partial()
        .optional(),
      publish: z.object({ "embed-height": z.coerce.number().catch(0).optional() }).optional(),
    })
    .nullish(),
});

const EmbedCodesAnswer = z.array(z.object({ id: z.string(), title: text, code: z.string() }));

const STATUS_CODES: Readonly<Record<number, ServerErrorCode>> = {
  401: "SERVICE_REFUSED",
  403: "SERVICE_FORBIDDEN",
  404: "SERVICE_NOT_FOUND",
  429: "SERVICE_BUSY",
};

function toChart(chart: z.infer<typeof ChartAnswer>): DatawrapperChart {
  const { thumbnails, ...rest } = chart;
  return { ...rest, thumbnailUrl: thumbnails?.plain ?? thumbnails?.full ?? null };
}

function toDetail(answer: z.infer<typeof DetailAnswer>): DatawrapperDetail {
  const { metadata, language, publicUrl, ...chart } = answer;
  const describe = metadata?.describe;
  const heightPx = metadata?.publish?.["embed-height"] ?? 0;
  return {
    ...toChart(chart),
    intro: describe?.intro ?? "",
    byline: describe?.byline ?? "",
    sourceName: describe?.["source-name"] ?? "",
    sourceUrl: describe?.["source-url"] ?? "",
    altText: describe?.["aria-description"] ?? "",
    language: language === "" ? "es" : language,
    publicUrl: publicUrl ?? null,
    embedHeightPx: heightPx > 0 ? heightPx : null,
  };
}

/** Reads an answer up to a bound. @throws {Problem} `SERVICE_FAILED` over it. */
async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER_BYTES) throw new Problem("SERVICE_FAILED");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Seconds that the service asks to wait; `null` when it does not say. */
function askedWaitS(response: Response): number | null {
  const asked = Number(response.headers.get("retry-after") ?? Number.NaN);
  return asked >= 0 ? asked : null;
}

/** Opens the team's account. The token stays on the server and goes to no other address. */
export function createDatawrapper(settings: DatawrapperSettings): Datawrapper {
  const { token, apiBase } = settings;

  async function send(path: string): Promise<Response> {
    if (settings.mode === "off" || token === undefined) throw new Problem("SERVICE_OFF");
    try {
      return await fetch(`${apiBase}${path}`, {
        headers: { authorization: `Bearer ${token}` },
        // A redirect would carry the token somewhere else.
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw new Problem("SERVICE_FAILED", {}, { cause });
    }
  }

  async function ask(path: string, isRetry = false): Promise<{ body: Buffer; mediaType: string }> {
    const response = await send(path);
    if (response.ok) {
      return { body: await readBody(response), mediaType: response.headers.get("content-type") ?? "" };
    }
    const waitS = askedWaitS(response);
    const waitMs = waitS === null ? RETRY_MS * (1 + Math.random()) : waitS * 1000;
    const mayPass = response.status === 429 || response.status >= 500;
    if (mayPass && !isRetry && waitMs <= LONGEST_WAIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return ask(path, true);
    }
    const code = STATUS_CODES[response.status] ?? "SERVICE_FAILED";
    throw new Problem(code, code === "SERVICE_BUSY" ? { retryAfterS: waitS ?? 60 } : {});
  }

  async function askJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    const { body } = await ask(path);
    try {
      return schema.parse(JSON.parse(body.toString()));
    } catch (cause) {
      throw new Problem("SERVICE_FAILED", {}, { cause });
    }
  }

  const chartPath = (id: string) => `/v3/charts/${encodeURIComponent(id)}`;

  return {
    settings,
    async list({ search, isPublished, offset, limit }) {
      const query = new URLSearchParams({ order: "DESC", orderBy: "lastModifiedAt" });
      if (search !== "") query.set("search", search);
      if (isPublished !== undefined) query.set("published", String(isPublished));
      query.set("limit", String(limit));
      query.set("offset", String(offset));
      const { list, total } = await askJson(`/v3/charts?${query}`, ListAnswer);
      return { items: list.map(toChart), total };
    },
    chart: async (id) => toDetail(await askJson(chartPath(id), DetailAnswer)),
    embedCodes: (id) => askJson(`${chartPath(id)}/embed-codes`, EmbedCodesAnswer),
    data: async (id) => (await ask(`${chartPath(id)}/data`)).body.toString(),
    exportImage: (id, format, query) => ask(`${chartPath(id)}/export/${format}?${query}`),
  };
}
