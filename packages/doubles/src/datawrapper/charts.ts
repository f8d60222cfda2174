/** Charts that the double starts with, unless it is told how many. */
const FIRST_CHARTS = 40;

/** Length of an id. */
const ID_LENGTH = 5;

/** Heights that published charts tell, CSS pixels. */
export const CHART_HEIGHT_PX = 380;

const TYPES = ["d3-lines", "d3-bars", "column-chart", "d3-scatter-plot", "tables", "locator-map"];

/** Metadata of a chart; the double keeps whatever it is given. */
export type Metadata = Readonly<Record<string, unknown>>;

/** A chart, as the service's own API describes it. */
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

/** The charts of one account, and their data. */
export interface Charts {
  readonly all: ReadonlyMap<string, FakeChart>;
  get(id: string): FakeChart | undefined;
  put(chart: FakeChart): FakeChart;
  /** A new chart, never published. */
  add(chart: Omit<FakeChart, "id">): FakeChart;
  remove(id: string): void;
  publish(chart: FakeChart): FakeChart;
  /** Has a listener told of each chart that goes out, with its version, or is taken back, without one. */
  listen(listener: (id: string, publicVersion?: number) => void): void;
  /** Takes a chart back from its readers; the next publication goes on from there. */
  unpublish(id: string): void;
  /** A version as it was published; the present one without a number. */
  published(id: string, version?: number): PublishedVersion | undefined;
  /** CSV of a chart, or an asset by its file name. */
  readonly data: Map<string, string>;
}

/** Chart and data that readers got with a version. */
export interface PublishedVersion {
  readonly chart: FakeChart;
  readonly csv: string;
}

/** Metadata of a chart before anybody has written anything. */
export const EMPTY_METADATA: Metadata = {
  data: {},
  describe: { intro: "", byline: "", "source-name": "", "source-url": "", "aria-description": "" },
  visualize: {},
  annotate: { notes: "" },
  publish: { "embed-width": 600, "embed-height": CHART_HEIGHT_PX, "embed-codes": {}, blocks: {} },
};

/** «ej001», «e1000». */
function exampleId(index: number): string {
  const number = String(index + 1).padStart(3, "0");
  return `${"ej".slice(0, ID_LENGTH - number.length)}${number}`;
}

/** An invented chart. */
function example(index: number, isPublished: boolean, cdnBase: string): FakeChart {
  const id = exampleId(index);
  const day = new Date(Date.UTC(2026, 0, 1 + index, 9)).toISOString();
  return {
    id,
    title: `EJEMPLO ${index + 1}: serie inventada`,
    type: TYPES[index % TYPES.length] ?? "d3-lines",
    theme: "datawrapper",
    language: "es-ES",
    createdAt: day,
    lastModifiedAt: day,
    publicVersion: isPublished ? 1 : 0,
    publishedAt: isPublished ? day : null,
    publicUrl: isPublished ? `${cdnBase}/${id}/1/` : null,
    metadata: {
      ...EMPTY_METADATA,
      describe: {
        intro: "",
        byline: "",
        "source-name": "Instituto de Ejemplo",
        "source-url": "",
        "aria-description": "",
      },
    },
  };
}

/**
 * An account with invented charts, the last of which was not published.
 *
 * @param cdnBase - Where they are published, without a slash at the end.
 */
export function createCharts(cdnBase: string, count = FIRST_CHARTS): Charts {
  const examples = Array.from({ length: count }, (_, index) => example(index, index < count - 1, cdnBase));
  const all = new Map(examples.map((chart) => [chart.id, chart]));
  const data = new Map(
    examples.map(({ id }) => [id, `año;valor\n2024;12,1\n2025;11,4\n2026;${id.charCodeAt(4) - 40},2\n`]),
  );
  const put = (chart: FakeChart) => {
    all.set(chart.id, chart);
    return chart;
  };
  const listeners: ((id: string, publicVersion?: number) => void)[] = [];
  const tell = (id: string, publicVersion?: number) => {
    for (const listener of listeners) listener(id, publicVersion);
  };
  const versions = new Map<string, PublishedVersion>();
  const keep = (chart: FakeChart) =>
    versions.set(`${chart.id}/${chart.publicVersion}`, { chart, csv: data.get(chart.id) ?? "" });
  for (const chart of examples) if (chart.publicVersion > 0) keep(chart);
  let added = count;
  return {
    all,
    data,
    put,
    get: (id) => all.get(id),
    add(chart) {
      const now = new Date().toISOString();
      const id = `nv${String(added++).padStart(3, "0")}`;
      const never = { publicVersion: 0, publishedAt: null, publicUrl: null };
      return put({ ...chart, id, createdAt: now, lastModifiedAt: now, ...never });
    },
    remove: (id) => void all.delete(id),
    published: (id, version) => versions.get(`${id}/${version ?? all.get(id)?.publicVersion}`),
    listen: (listener) => void listeners.push(listener),
    unpublish(id) {
      const chart = all.get(id);
      if (chart === undefined) return;
      put({ ...chart, publicVersion: 0, publishedAt: null, publicUrl: null });
      tell(id);
    },
    publish(chart) {
      const publicVersion = chart.publicVersion + 1;
      const now = new Date().toISOString();
      const publicUrl = `${cdnBase}/${chart.id}/${publicVersion}/`;
      const published = put({ ...chart, publicVersion, publishedAt: now, lastModifiedAt: now, publicUrl });
      keep(published);
      tell(published.id, publicVersion);
      return published;
    },
  };
}
