import type { FieldProblem, GraphicFields } from "@nv/contracts/schemas";
import {
  chartFields,
  cssWrapper,
  type Frame,
  type HeightsPx,
  type PageBody,
  type PageContent,
  readSource,
} from "@nv/embeds";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Datawrapper } from "../../platform/services/datawrapper/datawrapper-client.ts";

/** A chart as the page will frame it. */
interface ResolvedChart extends Frame {
  /** Height that the service names for an article's column; `null` when it names none. */
  readonly heightPx: number | null;
}

/** Width for which Datawrapper tells the height of a chart, CSS pixels. */
const DATAWRAPPER_WIDTH_PX = 600;

/** Failures of the service that must not stop a publication: the chart is framed without knowing its version. */
const PASSING = new Set(["SERVICE_OFF", "SERVICE_BUSY", "SERVICE_FAILED", "SERVICE_REFUSED", "SERVICE_FORBIDDEN"]);

/** What makes pages. */
export interface ComposeDeps {
  readonly datawrapper: Datawrapper;
}

/**
 * Turns a graphic into what its page says and shows. Charts of Datawrapper are framed at the version that is published
 * now, so that a revision goes on showing what it showed.
 *
 * @param heightsPx - Measured heights of the whole graphic.
 * @throws {Problem} `FIELDS_INVALID` when a chart is not published or does not exist.
 */
export async function composePage(
  { datawrapper }: ComposeDeps,
  fields: GraphicFields,
  { slug, heightsPx }: { readonly slug: string; readonly heightsPx: HeightsPx },
): Promise<PageContent> {
  const { config } = fields;
  const resolved = new Map<string, ResolvedChart>();
  const problems: FieldProblem[] = [];
  await Promise.all(
    chartFields(config).map(async ({ field, chart }) => {
      try {
        resolved.set(chart, await resolveChart(datawrapper, chart, fields.title));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== "FIELDS_INVALID") throw error;
        for (const { message } of error.details.fields ?? []) problems.push({ field: `config.${field}`, message });
      }
    }),
  );
  if (problems.length > 0) throw invalidFields(problems);

  const frame = (chart: string, title = ""): Frame => {
    const found = resolved.get(chart);
    if (found === undefined) throw new Error(`Chart ${chart} was not resolved.`);
    const measured = found.heightPx === null ? [] : [[DATAWRAPPER_WIDTH_PX, found.heightPx] as const];
    return { src: found.src, title: title || found.title, heightsPx: measured };
  };
  const isWrapper = config.type === "wrapper";
  return {
    slug,
    title: fields.title,
    language: fields.language,
    altText: fields.altText,
    heading: isWrapper ? config.heading : "",
    subheading: isWrapper ? config.subheading : "",
    notes: isWrapper ? config.notes : config.type === "css-wrapper" ? config.caption : "",
    // A framed graphic brings its own source and credit.
    sourceLine: isWrapper || config.type === "image" ? fields.sourceLine : "",
    credit: isWrapper || config.type === "image" ? fields.credit : "",
    link: isWrapper ? config.link : "",
    body: bodyOf(fields, frame, heightsPx),
  };
}

async function resolveChart(datawrapper: Datawrapper, chart: string, title: string): Promise<ResolvedChart> {
  const { settings } = datawrapper;
  const { type, source, frameUrl } = readSource(chart, settings.cdnBase);
  if (type !== "datawrapper") return { src: frameUrl, title, heightsPx: [], heightPx: null };
  try {
    const detail = await datawrapper.chart(source);
    if (detail.publicVersion === 0)
      throw invalidFields([{ field: "", message: `El gráfico ${source} no está publicado` }]);
    const { publicVersion, embedHeightPx } = detail;
    return {
      src: `${frameUrl}${publicVersion}/`,
      title: detail.title || title,
      heightsPx: [],
      heightPx: embedHeightPx,
    };
  } catch (error) {
    if (error instanceof Problem && error.code === "SERVICE_NOT_FOUND")
      throw invalidFields([{ field: "", message: `El gráfico ${source} no existe en Datawrapper` }]);
    if (!(error instanceof Problem) || !PASSING.has(error.code)) throw error;
    return { src: frameUrl, title, heightsPx: [], heightPx: null };
  }
}

/** Asks Datawrapper's page to leave out its own header and footer. */
function withoutChrome(frame: Frame): Frame {
  const url = new URL(frame.src);
  url.searchParams.set("plain", "1");
  return { ...frame, src: url.href };
}

function bodyOf(
  { config, title }: GraphicFields,
  frame: (chart: string, title?: string) => Frame,
  heightsPx: HeightsPx,
): PageBody {
  switch (config.type) {
    case "image":
      return { kind: "image", src: config.source };
    case "wrapper": {
      const frames = config.charts.map(({ chart, label }) => ({ ...frame(chart, label), label, group: "" }));
      const shown = config.hidesChartChrome ? frames.map((item) => ({ ...item, ...withoutChrome(item) })) : frames;
      if (config.layout === "tabs")
        return {
          kind: "choice",
          control: "tabs",
          label: title,
          parameter: "",
          keepsTallest: true,
          start: 0,
          items: shown,
        };
      const columns = { one: 1, two: 2, three: 3 }[config.layout];
      return { kind: "frames", frames: shown, columns, breakpointPx: config.breakpointPx };
    }
    case "switcher":
      return {
        kind: "choice",
        control: config.control,
        label: config.controlLabel,
        parameter: config.parameter,
        keepsTallest: config.keepsTallest,
        start: config.defaultIndex,
        items: config.items.map(({ chart, label, group }) => ({ ...frame(chart, label), label, group })),
      };
    case "media-query":
      return {
        kind: "widths",
        rules: config.rules.map(({ chart, minPx, maxPx }) => ({ ...frame(chart, title), minPx, maxPx })),
      };
    default: {
      const chart = config.type === "css-wrapper" ? config.chart : config.source;
      const alone = frame(chart, title);
      const measured = heightsPx.length === 0 ? alone.heightsPx : heightsPx;
      return { kind: "frames", frames: [{ ...alone, heightsPx: measured }], columns: 1, breakpointPx: 0 };
    }
  }
}

/** Style sheet that goes out with a graphic; `null` for the types that have none. */
export function styleSheetOf({ config }: GraphicFields): string | null {
  return config.type === "css-wrapper" ? cssWrapper(config).css : null;
}
