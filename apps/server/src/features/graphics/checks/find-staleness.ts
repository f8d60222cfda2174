import type { GraphicFields } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { electionSlugIn, graphicSlugIn, isOwnReference, seriesSlugIn, trackerSlugIn } from "@nv/piece-parts";
import { Problem } from "../../../http/problem.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { claimsOf } from "../piece/claim-problems.ts";
import { fillConfig } from "../piece/fill-config.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { framedVersions } from "./framed-versions.ts";

/** Compares a published graphic with what it cited when it went out. @param file - With what it cited then. */
async function citedStaleness(
  context: Pick<GraphicsContext, "publishing" | "records" | "rehearsals">,
  { slug, fields: { config } }: GraphicRow,
  { file, revision }: { readonly file: string; readonly revision: string },
): Promise<string> {
  const snapshot = await context.publishing.sections.g.readFile(slug, revision, file);
  if (snapshot === null) return "";
  try {
    const filled = await fillConfig(context, config, { rehearses: false });
    return typeOf(config.type).cites.behind(snapshot.toString(), filled.config);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "FIELDS_INVALID") throw error;
    // What it cites is there no more: readers see what it said when it was published.
    const [why] = error.details.fields ?? [];
    return `Lo que cita la tarjeta ya no está como estaba: ${why?.message ?? ""}`;
  }
}

/** Time that what follows a count may take to go out with it, milliseconds. */
const COUNT_GRACE_MS = 180_000;

/** Words of a graphic that what it is drawn with does not bear out any more; empty for none. */
async function falseWords(
  context: Pick<GraphicsContext, "publishing" | "records" | "rehearsals">,
  written: GraphicFields,
): Promise<string> {
  const { config, cited } = await fillConfig(context, written.config, { rehearses: false });
  const { problems } = claimsOf({ ...written, config }, { cited }, written.config);
  return problems[0]?.message ?? "";
}

/** Finds data that a graphic is drawn with and that went out again after it. */
async function dataStaleness(
  context: Pick<GraphicsContext, "publishing" | "records" | "rehearsals">,
  { title, fields, published_at_ms }: GraphicRow,
): Promise<string> {
  const { publishing } = context;
  const { config } = fields;
  for (const { reference } of typeOf(config.type).sources(config)) {
    const election = electionSlugIn(reference);
    const slug = seriesSlugIn(reference) ?? trackerSlugIn(reference) ?? election;
    if (slug === null) continue;
    const pointer = await publishing.sections[election === null ? "data" : "elecciones"].readPointer(slug);
    if (pointer === null) continue;
    if (pointer.state === "gone")
      return `«${pointer.title}» ya no está publicado: los lectores ven los datos que tenía`;
    if (election !== null) {
      const lateMs = pointer.publishedAtMs - (published_at_ms ?? 0);
      const why = lateMs > COUNT_GRACE_MS ? await falseWords(context, { ...fields, title }) : "";
      if (lateMs > COUNT_GRACE_MS)
        return `El recuento de «${pointer.title}» va por delante de este gráfico: ${why || "publícalo otra vez"}`;
      continue;
    }
    if (pointer.publishedAtMs > (published_at_ms ?? 0))
      return `«${pointer.title}» se ha publicado después que este gráfico: publícalo otra vez`;
  }
  return "";
}

/** Finds graphics of ours that a graphic frames and that are out otherwise, or no more. */
async function framedStaleness(context: GraphicsContext, row: GraphicRow): Promise<string> {
  const { config } = row.fields;
  const type = typeOf(config.type);
  const versions = new Map((await framedVersions(context, row)).map(({ reference, version }) => [reference, version]));
  for (const { field, reference } of type.sources(config)) {
    const slug = type.framesGraphicAt(field) ? graphicSlugIn(reference) : null;
    const pointer = slug === null ? null : await context.publishing.sections.g.readPointer(slug);
    if (slug === null || pointer === null) continue;
    if (pointer.state === "gone") return `«${pointer.title}» ya no está publicado, y este gráfico lo muestra`;
    if ((versions.get(reference) ?? pointer.revision) !== pointer.revision)
      return `«${pointer.title}» se ha publicado después que este gráfico: publícalo otra vez`;
  }
  return "";
}

/**
 * In what a published graphic is behind what it cites, is drawn with or frames of our own.
 *
 * @returns A sentence; empty when it says what they say, uses none, or is not published.
 */
export async function findStaleness(context: GraphicsContext, row: GraphicRow): Promise<string> {
  const { config } = row.fields;
  const { cites, sources } = typeOf(config.type);
  const { revision } = row;
  if (revision === null || !sources(config).some(({ reference }) => isOwnReference(reference))) return "";
  if (cites.snapshotFile !== null) return citedStaleness(context, row, { file: cites.snapshotFile, revision });
  return (await dataStaleness(context, row)) || framedStaleness(context, row);
}
