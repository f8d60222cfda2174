import type {
  DatawrapperChart,
  DatawrapperDetail,
  DatawrapperEmbedCodes,
  DatawrapperList,
} from "@nv/contracts/schemas";
import { z } from "zod";
import { createServiceClient, type ServiceAnswer, type ServiceRequest } from "../service-client.ts";
import type { ServiceName } from "../service-problem.ts";

/** Settings of the connection to the team's Datawrapper account. */
export interface DatawrapperSettings {
  /** `live`: Datawrapper; `local`: a server of one's own that answers like it; `off`: by hand. */
  readonly mode: "live" | "local" | "off";
  readonly token: string | undefined;
  /** Addresses of the service and of what it publishes, without a final slash. */
  readonly apiBase: string;
  readonly cdnBase: string;
}

/** Largest data that a chart takes, bytes: 2 MiB. */
export const LARGEST_DATA_BYTES = 2 * 1024 * 1024;

/** Query of a list of charts. */
export interface ChartSearch {
  readonly search: string;
  readonly isPublished?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Language and metadata that are written over a chart. */
export interface ChartRewriting {
  /** `es-ES`; empty to leave it. */
  readonly language: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The team's Datawrapper account. Every method throws a `ServiceProblem` with a `SERVICE_…` code when it cannot answer. */
export interface Datawrapper {
  readonly settings: DatawrapperSettings;
  list(search: ChartSearch): Promise<DatawrapperList>;
  chart(id: string): Promise<DatawrapperDetail>;
  /** A chart with everything that it is made with, as the service says it. */
  whole(id: string): Promise<unknown>;
  embedCodes(id: string): Promise<DatawrapperEmbedCodes>;
  /** The data as text: CSV, or JSON for locator maps. */
  data(id: string): Promise<string>;
  exportImage(id: string, format: "png" | "svg" | "pdf", query: URLSearchParams): Promise<ServiceAnswer>;
  /** Makes a chart that nobody has published. @returns Its id and its title. */
  create(title: string, type: string): Promise<{ readonly id: string; readonly title: string }>;
  /** Writes what a chart says to who does not see it; readers get it when it is published. */
  describe(id: string, altText: string): Promise<void>;
  /** Puts other data under a chart. @param csv - Of at most {@link LARGEST_DATA_BYTES}. */
  putData(id: string, csv: string): Promise<void>;
  /** The notes below a chart, as it is now. */
  notes(id: string): Promise<string>;
  /** Writes the notes below a chart, over all that there are. */
  putNotes(id: string, notes: string): Promise<void>;
  /** Writes what a chart says and how it looks, over what it had. @param part - As the service takes it. */
  rewrite(id: string, part: ChartRewriting): Promise<void>;
  /** Gives readers a chart as it is now. @returns The version that they get. */
  publish(id: string): Promise<number>;
  /** Puts a map of one's own under a chart, and says by which property of its areas the data find them. */
  putMap(id: string, map: Uint8Array<ArrayBuffer>, key: string): Promise<void>;
}

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
  publishedAt: text,
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

function toChart(chart: z.infer<typeof ChartAnswer>): DatawrapperChart {
  const { thumbnails, ...rest } = chart;
  return { ...rest, thumbnailUrl: thumbnails?.plain ?? thumbnails?.full ?? null };
}

function toDetail(answer: z.infer<typeof DetailAnswer>): DatawrapperDetail {
  const { metadata, language, publicUrl, publishedAt, ...chart } = answer;
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
    publishedAt,
    embedHeightPx: heightPx > 0 ? heightPx : null,
  };
}

const NotesAnswer = z.object({ metadata: z.object({ annotate: z.object({ notes: text }).nullish() }).nullish() });

const PublishedAnswer = z.object({ version: z.number() });

const CreatedAnswer = z.object({ id: z.string(), title: text });

const jsonRequest = (method: "POST" | "PATCH", value: object): ServiceRequest => ({
  method,
  body: JSON.stringify(value),
  type: "application/json",
});

/** Name and variable of Datawrapper in messages about failures. */
export const DATAWRAPPER: ServiceName = { name: "Datawrapper", variable: "DATAWRAPPER_TOKEN" };

/** Opens the team's account. */
export function createDatawrapper(settings: DatawrapperSettings): Datawrapper {
  const { mode, token, apiBase } = settings;
  const headers = token === undefined ? null : { authorization: `Bearer ${token}` };
  const { ask, askJson } = createServiceClient({ ...DATAWRAPPER, mode, base: apiBase, headers });
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
    whole: (id) => askJson(chartPath(id), z.unknown()),
    embedCodes: (id) => askJson(`${chartPath(id)}/embed-codes`, EmbedCodesAnswer),
    data: async (id) => (await ask(`${chartPath(id)}/data`)).body.toString(),
    exportImage: (id, format, query) => ask(`${chartPath(id)}/export/${format}?${query}`),
    create: (title, type) => askJson("/v3/charts", CreatedAnswer, jsonRequest("POST", { title, type })),
    async describe(id, altText) {
      await ask(chartPath(id), jsonRequest("PATCH", { metadata: { describe: { "aria-description": altText } } }));
    },
    async putData(id, csv) {
      await ask(`${chartPath(id)}/data`, { method: "PUT", body: csv, type: "text/csv" });
    },
    notes: async (id) => (await askJson(chartPath(id), NotesAnswer)).metadata?.annotate?.notes ?? "",
    async putNotes(id, notes) {
      await ask(chartPath(id), jsonRequest("PATCH", { metadata: { annotate: { notes } } }));
    },
    async rewrite(id, { language, metadata }) {
      await ask(chartPath(id), jsonRequest("PATCH", { ...(language !== "" && { language }), metadata }));
    },
    publish: async (id) =>
      (await askJson(`${chartPath(id)}/publish`, PublishedAnswer, jsonRequest("POST", {}))).version,
    async putMap(id, map, key) {
      await ask(`${chartPath(id)}/assets/${id}.map.json`, { method: "PUT", body: map, type: "application/json" });
      const visualize = { basemap: "custom_upload", ...(key !== "" && { "map-key-attr": key }) };
      await ask(chartPath(id), jsonRequest("PATCH", { metadata: { visualize } }));
    },
  };
}
