import type { Cited, PublishedSeries } from "@nv/contracts/schemas";
import { GraphicSlug } from "@nv/contracts/schemas";
import { citedSeries, MOST_CITED_ROWS, typeOf } from "@nv/graphic-types";
import { MediaError, pictureSize } from "@nv/media";
import { graphicSlugIn, isData, seriesSlugIn } from "@nv/piece-parts";
import { periodName } from "@nv/series";
import { formatDate } from "@nv/spanish";
import { invalidFields } from "../../../http/problem.ts";
import { resolveSeries } from "../../../platform/publishing/resolve-series.ts";
import { findRevision } from "../../../platform/records/records.repository.ts";
import { parseFields } from "../../../platform/records/records-context.ts";
import { GRAPHICS } from "../graphics-collection.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";

type Context = Pick<GraphicsContext, "publishing" | "records">;

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

/** Reads the fallback image of something published. @param image - Revision and path, as its pointer names it. */
export function readPicture(
  { publishing }: Pick<Context, "publishing">,
  slug: string,
  image: string,
): Promise<Buffer | null> {
  const [revision = "", ...path] = image.split("/");
  return publishing.sections.g.readFile(slug, revision, path.join("/"));
}

async function pictureOf(context: Context, slug: string, image: string | null): Promise<Cited["picture"]> {
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
async function readPublished(context: Context, reference: string) {
  const { data: slug } = GraphicSlug.safeParse(graphicSlugIn(reference));
  const pointer = slug === undefined ? null : await context.publishing.sections.g.readPointer(slug);
  const row = slug === undefined ? undefined : await findGraphicAt(context, slug);
  const isLive = slug !== undefined && pointer?.state === "live" && row !== undefined;
  const made = isLive ? await findRevision(context.records.db, row.id, pointer.revision) : undefined;
  if (!isLive || made === undefined) throw refused(`El gráfico «${graphicSlugIn(reference) ?? ""}» no está publicado`);
  return { slug, image: pointer.image, fields: parseFields(GRAPHICS, made.snapshot) };
}

/** Returns what a published graphic says. */
async function citedGraphic(context: Context, reference: string): Promise<Cited> {
  const { slug, image, fields } = await readPublished(context, reference);
  const { title, altText, sourceLine, config } = fields;
  const { columns, rows, otherwise } = typeOf(config.type).cited(config);
  const picture = await pictureOf(context, slug, image);
  const said = { reference, title, altText, sourceLine, columns, otherwise, picture };
  return { ...said, rows: rows.slice(-MOST_CITED_ROWS) };
}

/** Lists the series and trackers that a published graphic is drawn of. @throws {Problem} `FIELDS_INVALID` when it is not published. */
export async function dataOfGraphic(context: Context, reference: string): Promise<readonly string[]> {
  const { config } = (await readPublished(context, reference)).fields;
  const sources = typeOf(config.type).sources(config);
  return sources.flatMap((used) => (isData(used.reference) ? [used.reference] : []));
}

/**
 * Returns what something published says, for those who cite it.
 *
 * @param reference - `series:ipc` or `graphic:embalses`.
 * @throws {Problem} `FIELDS_INVALID` when it is not published.
 */
export async function resolveCited(context: Context, reference: string): Promise<Cited> {
  if (seriesSlugIn(reference) !== null)
    return citedOfSeries(reference, (await resolveSeries(context.publishing, reference)).series);
  if (graphicSlugIn(reference) !== null) return citedGraphic(context, reference);
  throw refused("Escribe «series:» o «graphic:» y la dirección de lo que citas");
}
