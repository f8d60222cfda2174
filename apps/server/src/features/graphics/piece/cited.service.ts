import { ELECTION_PAGES_PATH } from "@nv/contracts";
import type { Cited, PublicCount, PublishedSeries, PublishedTracker } from "@nv/contracts/schemas";
import { GraphicSlug } from "@nv/contracts/schemas";
import { countTable } from "@nv/elections";
import { citedSeries, MOST_CITED_ROWS, typeOf } from "@nv/graphic-types";
import { MediaError, pictureSize } from "@nv/media";
import { countPartIn, electionSlugIn, graphicSlugIn, isData, seriesSlugIn, trackerSlugIn } from "@nv/piece-parts";
import { periodName } from "@nv/series";
import { formatDate } from "@nv/spanish";
import { invalidFields } from "../../../http/problem.ts";
import { resolveCount } from "../../../platform/publishing/resolve-count.ts";
import { resolveSeries } from "../../../platform/publishing/resolve-series.ts";
import { resolveTracker } from "../../../platform/publishing/resolve-tracker.ts";
import { findRevision } from "../../../platform/records/records.repository.ts";
import { parseFields } from "../../../platform/records/records-context.ts";
import { GRAPHICS } from "../graphics-collection.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";

type Context = Pick<GraphicsContext, "publishing" | "records" | "rehearsals">;

/** Source of a count that names none. */
const ANY_COUNT = "Recuento provisional";

/** A day with its month, for who reads it in a sentence. */
const DAY = /^\d+\u00a0de /u;

/** Writes when an observation is of, as a sentence says it: days and months in words. */
function momentOf(period: PublishedSeries["period"], isoDay: string): string {
  if (period === "day") return formatDate(isoDay);
  return period === "month" ? formatDate(isoDay).replace(DAY, "") : periodName(period, isoDay);
}

/** Returns what a series says, as readers have it. */
export function citedOfSeries(reference: string, series: PublishedSeries): Cited {
  const { title, description, source, period } = series;
  const table = citedSeries(series, (day) => momentOf(period, day));
  return { reference, title, altText: description, sourceLine: source.name, ...table, picture: null };
}

/** Returns what a tracker says, as readers have it: its averages, without their intervals. */
export function citedOfTracker(reference: string, tracker: PublishedTracker): Cited {
  const { title, drawn, sentence } = tracker;
  const isShown = drawn.columns.map(({ role }) => role === "value");
  const columns = drawn.columns
    .filter((_, at) => isShown[at])
    .map(({ key, name }) => ({ key, name, unit: "%", decimals: 1 }));
  const rows = drawn.rows.slice(-MOST_CITED_ROWS).map(({ x, values }) => ({
    ...{ x, label: drawn.x.kind === "date" ? formatDate(x) : x, source: "" },
    values: values.filter((_, at) => isShown[at]),
  }));
  const otherwise = rows.length === 0 ? "Ese seguimiento no tiene datos" : "";
  return { reference, title, altText: sentence, sourceLine: title, columns, rows, otherwise, picture: null };
}

/** Returns what a part of the count of an election says, with the headline that it bears out. */
export function citedOfCount({ publishing }: Pick<Context, "publishing">, source: string, count: PublicCount): Cited {
  const table = countTable(count, countPartIn(source));
  const { headline, isRehearsal } = count;
  const said = {
    reference: source,
    altText: table?.moment ?? "",
    sourceLine: count.source || ANY_COUNT,
    picture: null,
  };
  const told = { title: table?.title ?? count.title, asOf: table?.asOf ?? "", headline, isRehearsal };
  const isArea = count.constituencies.some(({ code }) => code === countPartIn(source));
  const page = `${electionSlugIn(source) ?? ""}/${isArea ? `${countPartIn(source)}.html` : ""}`;
  const has = table !== null && count.takenAtMs !== null && table.rows.length > 0;
  return {
    ...said,
    ...told,
    ...(!isRehearsal && { url: `${publishing.publicBaseUrl}${ELECTION_PAGES_PATH}/${page}` }),
    columns: has ? table.columns.map(({ key, name, unit, decimals }) => ({ key, name, unit, decimals })) : [],
    rows: has ? table.rows.map(({ name, values }) => ({ x: name, label: name, source: "", values: [...values] })) : [],
    otherwise: has ? "" : table === null ? "Ese recuento no tiene esa parte" : "Ese recuento no tiene todavía votos",
  };
}

/** Reads the fallback image of something published. @param image - Revision and path, as its pointer names it. */
export function readPicture(
  { publishing }: Pick<Context, "publishing">,
  slug: string,
  image: string,
): Promise<Buffer | null> {
  const [revision = "", ...path] = image.split("/");
  return publishing.sections.g.readFile(slug, revision, path.join("/"));
}

/** Reads the still picture of something published; `null` for none. */
export async function pictureOf(context: Context, slug: string, image: string | null): Promise<Cited["picture"]> {
  const body = image === null ? null : await readPicture(context, slug, image);
  if (image === null || body === null) return null;
  try {
    // Every server has its own readers' addresses: nobody of the site asks a cache elsewhere.
    return { src: `/g/${slug}/${image}`, ...(await pictureSize(body)) };
  } catch (error) {
    // It stands for the graphic in other places; here it is as if there were none.
    if (error instanceof MediaError) return null;
    throw error;
  }
}

const refused = (message: string) => invalidFields([{ field: "", message }]);

/** Reads a published graphic: the revision that readers have, not what was written since. @throws {Problem} `FIELDS_INVALID` when it is not published. */
export async function readPublished(context: Context, reference: string) {
  const { data: slug } = GraphicSlug.safeParse(graphicSlugIn(reference));
  const pointer = slug === undefined ? null : await context.publishing.sections.g.readPointer(slug);
  const row = slug === undefined ? undefined : await findGraphicAt(context, slug);
  const isLive = slug !== undefined && pointer?.state === "live" && row !== undefined;
  const made = isLive ? await findRevision(context.records.db, row.id, pointer.revision) : undefined;
  if (!isLive || made === undefined) throw refused(`El gráfico «${graphicSlugIn(reference) ?? ""}» no está publicado`);
  const { image, revision, heightsPx } = pointer;
  return { slug, image, revision, heightsPx, fields: parseFields(GRAPHICS, made.snapshot) };
}

/** Returns what a published graphic says. */
async function citedGraphic(context: Context, reference: string): Promise<Cited> {
  const { slug, image, fields } = await readPublished(context, reference);
  const { title, altText, sourceLine, config } = fields;
  const type = typeOf(config.type);
  const { columns, rows, otherwise } = type.cited(config);
  const parts = [...type.partNames(config)];
  const picture = await pictureOf(context, slug, image);
  const said = { reference, title, altText, sourceLine, columns, otherwise, picture };
  return { ...said, rows: rows.slice(-MOST_CITED_ROWS), ...(parts.length > 0 && { parts }) };
}

/** Lists everything that a published graphic uses. @throws {Problem} `FIELDS_INVALID` when it is not published. */
async function usedByGraphic(context: Context, reference: string): Promise<readonly string[]> {
  const { config } = (await readPublished(context, reference)).fields;
  return typeOf(config.type)
    .sources(config)
    .map(({ source, reference: used }) => (isData(used) ? source : used));
}

/** Lists the series, trackers and counts that a published graphic is drawn of. @throws {Problem} `FIELDS_INVALID` when it is not published. */
export const dataOfGraphic = async (context: Context, reference: string): Promise<readonly string[]> =>
  (await usedByGraphic(context, reference)).filter(isData);

/**
 * Returns what something published says, for those who cite it.
 *
 * @param reference - `series:ipc`, `tracker:generales`, `graphic:embalses`, or `election:generales` and a part of its count; that of a rehearsal
 *   where the night has not begun: what is published asks on its own.
 * @throws {Problem} `FIELDS_INVALID` when it is not published.
 */
export async function resolveCited(context: Context, reference: string): Promise<Cited> {
  if (seriesSlugIn(reference) !== null)
    return citedOfSeries(reference, (await resolveSeries(context.publishing, reference)).series);
  if (trackerSlugIn(reference) !== null)
    return citedOfTracker(reference, await resolveTracker(context.publishing, reference));
  if (electionSlugIn(reference) !== null)
    return citedOfCount(context, reference, await resolveCount(context, reference, { rehearses: true }));
  if (graphicSlugIn(reference) !== null) return citedGraphic(context, reference);
  throw refused("Escribe «series:», «tracker:», «election:» o «graphic:» y la dirección de lo que citas");
}
