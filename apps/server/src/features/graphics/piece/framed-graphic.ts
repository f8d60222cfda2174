import type { EmbedFrame } from "@nv/embeds";
import { publicUrlOf } from "@nv/embeds";
import { typeOf } from "@nv/graphic-types";
import { graphicSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../../http/problem.ts";
import { readersFields } from "../../../platform/records/publish-record.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";

/** Page that frames something: its address, and whether it keeps the version that is out now. */
export interface FramingPage {
  readonly slug: string;
  readonly keepsVersion: boolean;
}

/** Pieces of ours one inside another, at most: each is a frame in a frame, which a phone lays out and measures again. */
const MOST_DEEP = 3;

const refused = (message: string) => invalidFields([{ field: "", message }]);

/** Addresses of the graphics that readers see framed in a graphic. */
async function framedIn(context: GraphicsContext, slug: string): Promise<readonly string[]> {
  const record = await findGraphicAt(context, slug);
  const row = record && (await findEntry(context.records, record.id));
  const fields = row === undefined ? null : await readersFields(context.records, row);
  if (fields === null) return [];
  const type = typeOf(fields.config.type);
  return type
    .sources(fields.config)
    .flatMap(({ field, reference }) => (type.framesGraphicAt(field) ? (graphicSlugIn(reference) ?? []) : []));
}

/** @throws {Problem} `FIELDS_INVALID` where a graphic would stand in itself, or too many stand one in another. */
async function refuseLoop(context: GraphicsContext, page: string, slug: string): Promise<void> {
  let inside: readonly string[] = [slug];
  for (let depth = 1; inside.length > 0; depth += 1) {
    if (inside.includes(page)) throw refused("Este gráfico estaría dentro de sí mismo");
    if (depth > MOST_DEEP) throw refused(`Como mucho caben ${MOST_DEEP} gráficos uno dentro de otro`);
    const next = await Promise.all(inside.map((one) => framedIn(context, one)));
    inside = [...new Set(next.flat())];
  }
}

/**
 * Resolves `graphic:embalses` to the address at which readers have it, so that what stands in an article follows it by itself; to that of its
 * revision for a page that keeps versions.
 *
 * @throws {Problem} `FIELDS_INVALID` when it is not published, is a story, or would stand in itself.
 */
export async function resolveFramedGraphic(
  context: GraphicsContext,
  reference: string,
  { slug: page, keepsVersion }: FramingPage,
): Promise<EmbedFrame> {
  const slug = graphicSlugIn(reference) ?? "";
  const { sections, publicBaseUrl } = context.publishing;
  const pointer = await sections.g.readPointer(slug);
  if (pointer?.state !== "live") throw refused(`El gráfico «${slug}» no está publicado`);
  if (typeOf(pointer.type).isStory) throw refused("Una historia se lee con toda la ventana: no cabe en otro gráfico");
  await refuseLoop(context, page, slug);
  const address = publicUrlOf(publicBaseUrl, slug);
  const src = keepsVersion ? `${address}${pointer.revision}/` : address;
  return { src, title: pointer.title, heightsPx: pointer.heightsPx };
}
